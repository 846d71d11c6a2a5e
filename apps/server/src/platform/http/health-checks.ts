import { API } from '@salus/contract'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'

const PING_LIMIT_MS = 2_000

/** `/livez`: the process answers. `/readyz`: the database answers too, and the server is not draining. */
export function registerHealthChecks(
  app: FastifyInstance,
  deps: { ping: () => Promise<void>; isDraining: () => boolean },
): void {
  // Asked every few seconds by those who keep records of the answers themselves.
  const quiet = { logLevel: 'silent' } as const
  app.get(API.live, quiet, async () => ({ status: 'live' }))
  app.get(API.ready, quiet, async () => {
    if (deps.isDraining()) throw new AppError('unavailable')
    try {
      await within(PING_LIMIT_MS, deps.ping())
    } catch (cause) {
      throw new AppError('unavailable', { cause })
    }
    return { status: 'ready' }
  })
}

async function within(limitMs: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database did not answer in time')), limitMs)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
