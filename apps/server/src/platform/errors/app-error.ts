import { ERRORS, type ErrorCode } from '@salus/contract'

export interface AppErrorOptions {
  /** Fills `{name}` in the catalogue's sentence. Never health data. */
  details?: Record<string, string | number>
  /** Field path to its sentence. */
  fields?: Record<string, string>
  /** What else the answer says, as the route's schema has it. */
  more?: Record<string, unknown>
  cause?: unknown
}

/** A failure that the person is told about, in the words of the catalogue. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: Record<string, string | number>
  readonly fields: Record<string, string> | undefined
  readonly more: Record<string, unknown>

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.details = options.details ?? {}
    this.fields = options.fields
    this.more = options.more ?? {}
  }

  get status(): number {
    return ERRORS[this.code].status
  }

  /** The person's sentence. */
  get sentence(): string {
    return ERRORS[this.code].message.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
      String(this.details[name] ?? whole),
    )
  }
}
