import { setImmediate as nextTurn } from 'node:timers/promises'

/** A service sent the question on to another address, and with it all that it says. */
export class SentElsewhere extends Error {}
/** A service answered with more than is taken. */
export class AnswerTooLarge extends Error {}

/**
 * A fetch for services that are not trusted: it follows no redirect, takes no more bytes than told, and lets others have
 * their turn between two pieces. The time is for the caller to limit, with a signal.
 */
export function carefulFetch(mostBytes: number, fetch: typeof globalThis.fetch = globalThis.fetch): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' })
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel()
      throw new SentElsewhere()
    }
    if (!response.body) return response
    const { status, statusText, headers } = response
    return new Response(response.body.pipeThrough(upTo(mostBytes)), { status, statusText, headers })
  }
}

function upTo(mostBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let taken = 0
  return new TransformStream({
    async transform(piece, control) {
      taken += piece.length
      if (taken > mostBytes) throw new AnswerTooLarge()
      control.enqueue(piece)
      await nextTurn()
    },
  })
}
