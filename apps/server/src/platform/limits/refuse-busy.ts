import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { ERRORS, type ErrorAnswer } from '@salus/contract'

const RETRY_SECONDS = { least: 2, most: 6 }

/** Stands before the framework and makes no error: either takes longer than all the rest of a refusal. */
export function refuseBusy(response: ServerResponse): void {
  if (response.destroyed) return
  const seconds = someSeconds()
  const message = ERRORS.busy.message.replace('{seconds}', String(seconds))
  const requestId = randomUUID()
  const answer: ErrorAnswer = { code: 'busy', message, error: message, requestId }
  const body = JSON.stringify(answer)
  response.writeHead(ERRORS.busy.status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
    'retry-after': String(seconds),
  })
  response.end(body)
}

/** Not all at the same moment again. */
const someSeconds = (): number =>
  RETRY_SECONDS.least + Math.floor(Math.random() * (RETRY_SECONDS.most - RETRY_SECONDS.least + 1))
