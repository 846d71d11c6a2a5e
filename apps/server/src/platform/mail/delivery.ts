import type { Message } from './messages.ts'

/** Sends one message or throws. */
export type Send = (to: string, message: Message) => Promise<void>

/** A failure that the same try again would meet again. */
export class PermanentFailure extends Error {}

/** For one try as a whole: a server that dribbles would otherwise keep a person waiting for ever. */
const TRY_MS = 12_000
const RETRY_AFTER_MS = 300

/** A second try, unless the first answer was final. */
export function withOneRetry(send: Send): Send {
  return async (to, message) => {
    try {
      await inTime(send(to, message))
    } catch (error) {
      if (error instanceof PermanentFailure) throw error
      await new Promise<void>((resolve) => setTimeout(resolve, RETRY_AFTER_MS))
      await inTime(send(to, message))
    }
  }
}

async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long.')), TRY_MS)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
