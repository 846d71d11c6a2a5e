import { APICallError } from '@ai-sdk/provider'
import { MESSAGES } from '@salus/contract'
import { AnswerTooLarge, SentElsewhere } from '#server/platform/http/careful-fetch.ts'

export type FaultKind =
  | 'key_refused'
  | 'unknown_model'
  | 'refused'
  | 'busy'
  | 'server_error'
  | 'unreachable'
  | 'slow'
  | 'silent'
  | 'cut'
  | 'unreadable'
  | 'empty'
  | 'other_language'
  | 'sent_elsewhere'
  | 'endless'

/** Why a model gave no whole answer. */
export class ModelFault extends Error {
  readonly kind: FaultKind
  /** When the service itself said how long to wait. */
  readonly waitMs: number | undefined

  constructor(kind: FaultKind, options: { waitMs?: number | undefined; cause?: unknown } = {}) {
    super(`${MESSAGES.assistant.requestFailed}: ${kind}`, { cause: options.cause })
    this.name = 'ModelFault'
    this.kind = kind
    this.waitMs = options.waitMs
  }
}

/** For the person: "{name} …." */
export const FAULT_WORDS: Record<FaultKind, string> = {
  key_refused: 'did not accept its key',
  unknown_model: 'does not have the model that is set',
  refused: 'refused the question',
  busy: 'is busy',
  server_error: 'has a fault of its own',
  unreachable: 'cannot be reached',
  slow: 'took too long to begin',
  silent: 'fell silent',
  cut: 'broke off in the middle',
  unreadable: 'answered in a way that cannot be read',
  empty: 'gave an empty answer',
  other_language: 'answered in another language',
  sent_elsewhere: 'sends questions on to another address, so it was not asked',
  endless: 'did not come to an end',
}

/** Whether the same call may go well a moment later. */
export const mayPass = ({ kind }: ModelFault): boolean =>
  ['busy', 'server_error', 'unreachable', 'cut', 'unreadable', 'empty', 'other_language'].includes(kind)

export function toFault(error: unknown): ModelFault {
  if (error instanceof ModelFault) return error
  if (causedBy(error, SentElsewhere)) return new ModelFault('sent_elsewhere', { cause: error })
  if (causedBy(error, AnswerTooLarge)) return new ModelFault('endless', { cause: error })
  if (!APICallError.isInstance(error)) return new ModelFault(isNetwork(error) ? 'cut' : 'unreadable', { cause: error })
  const { statusCode } = error
  if (statusCode === undefined) return new ModelFault('unreachable', { cause: error })
  if (statusCode === 401 || statusCode === 403) return new ModelFault('key_refused', { cause: error })
  if (statusCode === 404) return new ModelFault('unknown_model', { cause: error })
  if (statusCode === 429) return new ModelFault('busy', { waitMs: waitOf(error.responseHeaders), cause: error })
  if (statusCode >= 500) return new ModelFault('server_error', { waitMs: waitOf(error.responseHeaders), cause: error })
  if (statusCode >= 300) return new ModelFault('refused', { cause: error })
  return new ModelFault(isNetwork(error.cause) ? 'cut' : 'unreadable', { cause: error })
}

/** For the host's log: the status or the system's own word, such as CERT_HAS_EXPIRED; never what the service wrote. */
export function causeOf({ cause }: ModelFault): string | undefined {
  let found: string | undefined
  let error = cause
  for (let depth = 0; error instanceof Error && depth < 8; depth++) {
    const { code, statusCode } = error as { code?: unknown; statusCode?: unknown }
    if (typeof statusCode === 'number') found = `status ${statusCode}`
    if (typeof code === 'string' && /^[A-Z][A-Z\d_]{2,60}$/.test(code)) found = code
    error = error.cause
  }
  return found
}

/** The library wraps what went wrong, some times over. */
function causedBy(error: unknown, kind: new () => Error): boolean {
  return error instanceof kind || (error instanceof Error && causedBy(error.cause, kind))
}

const isNetwork = (error: unknown): boolean =>
  error instanceof TypeError || /terminated|socket|ECONN|other side closed/i.test(String((error as Error)?.message))

/** Of `retry-after`, in seconds or as a date; `retry-after-ms` is exact. */
function waitOf(headers: Record<string, string> | undefined): number | undefined {
  const exact = Number(headers?.['retry-after-ms'])
  if (exact > 0) return exact
  const after = headers?.['retry-after']
  if (!after) return undefined
  const seconds = Number(after)
  if (Number.isFinite(seconds)) return seconds * 1_000
  const until = Date.parse(after) - Date.now()
  return until > 0 ? until : undefined
}
