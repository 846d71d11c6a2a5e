/** Failures that no server answer stands behind. */
const OWN_MESSAGES = {
  offline: 'The server cannot be reached. Please check your connection and try again.',
  timeout: 'The server took too long to answer. Please try again.',
  bad_answer: 'The server gave an answer that could not be read. Please try again.',
} as const

interface FailureDetails {
  code: string
  message: string
  status: number
  retryable: boolean
  /** When the server itself said how long to wait. */
  retryAfterMs?: number
  fields?: Record<string, string>
  requestId?: string
  answer?: unknown
}

/** Every way a call can fail, as one thing. `message` is a sentence for the person; `status` is 0 without an answer. */
export class ApiFailure extends Error {
  override name = 'ApiFailure'
  readonly code: string
  readonly status: number
  readonly retryable: boolean
  readonly retryAfterMs: number | undefined
  readonly fields: Record<string, string> | undefined
  readonly requestId: string | undefined
  /** The whole of what the server said, for callers that know more of it. */
  readonly answer: unknown

  constructor(details: FailureDetails, options?: ErrorOptions) {
    super(details.message, options)
    this.code = details.code
    this.status = details.status
    this.retryable = details.retryable
    this.retryAfterMs = details.retryAfterMs
    this.fields = details.fields
    this.requestId = details.requestId
    this.answer = details.answer
  }
}

export function ownFailure(code: keyof typeof OWN_MESSAGES, status = 0, cause?: unknown): ApiFailure {
  return new ApiFailure({ code, message: OWN_MESSAGES[code], status, retryable: true }, { cause })
}

/** The session is over, as opposed to a password that is wrong: both are 401. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'session_required'
}

/** Deleted, never there, or somebody else's: which of them is not told. An address that is none of an id is unknown too. */
export const isGone = (error: Error | null): boolean =>
  error instanceof ApiFailure && (error.code === 'not_found' || error.code === 'invalid_request')
