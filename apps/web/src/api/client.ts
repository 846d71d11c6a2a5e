import { API } from '@salus/contract'
import { takeEarly } from './ask-early.ts'
import { callHeaders } from './call-headers.ts'
import { announceExpiry } from './expiry.ts'
import { ApiFailure, isSessionOver, ownFailure } from './failure.ts'
import { otherRecord, recordClosed } from './other-record.ts'
import { reportReach } from './reach.ts'

export { ApiFailure } from './failure.ts'

/** A zod schema, or anything that reads an answer or throws. Structural, so that the first page needs no zod. */
interface Reader<T> {
  parse(value: unknown): T
}

interface SendOptions<T> {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  schema?: Reader<T>
  signal?: AbortSignal | undefined
  timeoutMs?: number
  /** About the person who is logged in, whoever's record is looked at. */
  own?: boolean
  /** Asks who is logged in, and so does not say it. */
  asksWho?: boolean
}

const TIMEOUT_MS = 30_000

/** The one way to the server. It shows nothing and goes nowhere: the caller decides, and the app about an ended session. */
export async function send<T = unknown>(path: string, options: SendOptions<T> = {}): Promise<T> {
  const { method = 'GET', body, schema, signal, timeoutMs = TIMEOUT_MS, own = false, asksWho = false } = options
  const timeout = AbortSignal.timeout(timeoutMs)
  const request: RequestInit = {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': typeOf(body) }),
      ...(asksWho ? {} : callHeaders({ own })),
    },
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  }
  if (body !== undefined) request.body = body instanceof Blob ? body : JSON.stringify(body)

  const { response, text } = await exchange(path, request, { timeout, signal, own })
  if (!response.ok) {
    const failure = answeredFailure(response, text)
    // A logout wants the session to be over; everyone else has to be told.
    if (isSessionOver(failure) && path !== API.logout) announceExpiry()
    if (failure.code === 'record_not_shared') recordClosed()
    throw failure
  }
  if (text === '' && !schema) return undefined as T
  try {
    const value: unknown = JSON.parse(text)
    return schema ? schema.parse(value) : (value as T)
  } catch (cause) {
    throw ownFailure('bad_answer', response.status, cause)
  }
}

const typeOf = (body: unknown): string => (body instanceof Blob ? body.type : 'application/json')

async function exchange(
  path: string,
  request: RequestInit,
  { timeout, signal, own }: { timeout: AbortSignal; signal: AbortSignal | undefined; own: boolean },
) {
  try {
    // Asked before it was known whose record is looked at: of one's own.
    const isEarly = request.method === 'GET' && (own || !otherRecord)
    const early = isEarly ? takeEarly(path) : undefined
    const response = await (early ?? fetch(path, request))
    const text = await response.text()
    reportReach(true)
    return { response, text }
  } catch (cause) {
    // Given up by the caller: not a failure to show.
    if (signal?.aborted) throw cause
    if (timeout.aborted) throw ownFailure('timeout', 0, cause)
    reportReach(false)
    throw ownFailure('offline', 0, cause)
  }
}

export function answeredFailure(response: Response, text: string): ApiFailure {
  const { status } = response
  const answer = readJson(text)
  if (!answer || typeof answer.code !== 'string' || typeof answer.message !== 'string') {
    // Not our error answer: a proxy in between, or a server that is starting.
    return new ApiFailure({
      code: 'bad_answer',
      message: `Server error ${status}`,
      status,
      retryable: status >= 500 || status === 429,
    })
  }
  const fields = isTexts(answer.fields) ? { fields: answer.fields } : {}
  const requestId = typeof answer.requestId === 'string' ? { requestId: answer.requestId } : {}
  // The catalogue marks exactly these statuses as worth another try.
  const retryable = status >= 500 || status === 429
  return new ApiFailure({
    code: answer.code,
    message: answer.message,
    status,
    retryable,
    ...waitOf(response),
    ...fields,
    ...requestId,
    answer,
  })
}

function waitOf(response: Response): { retryAfterMs?: number } {
  const seconds = Number(response.headers.get('retry-after'))
  return seconds > 0 ? { retryAfterMs: seconds * 1_000 } : {}
}

function readJson(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

function isTexts(value: unknown): value is Record<string, string> {
  return value !== null && typeof value === 'object' && Object.values(value).every((text) => typeof text === 'string')
}
