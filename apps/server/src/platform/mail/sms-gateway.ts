import { PermanentFailure, type Send } from './delivery.ts'

const LIMIT_MS = 8_000

/** Text messages by an HTTP gateway: `POST {to, text}`; any 2xx means taken. */
export function smsGateway({ url, token }: { url: string; token: string | undefined }): Send {
  return async (to, { short }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ to, text: short }),
      signal: AbortSignal.timeout(LIMIT_MS),
      // The token is for this address alone.
      redirect: 'error',
    })
    await answer.body?.cancel()
    if (answer.ok) return
    const failure = `The gateway answered ${answer.status}.`
    throw answer.status >= 500 || answer.status === 429 ? new Error(failure) : new PermanentFailure(failure)
  }
}
