import { API } from '@salus/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { sendFailure } from '../errors/error-handler.ts'

interface Bound {
  /** Calls of this kind that may be under way. */
  mostUnderWay: number
  /** Fewer calls in one turn of the event loop are no crowd, however long one of them takes. */
  fewInTurn: number
  /** For so long a crowd may have been taking this turn. */
  turnMs: number
}

/**
 * What may be an emergency goes on the longest. Reads are what a crowd sends and what a browser asks for again by itself, so
 * that they are shed first in a turn; a household's logins at one moment are work, and wait in the queue of password hashes.
 */
const BOUNDS = {
  pressing: { mostUnderWay: 2_000, fewInTurn: 200, turnMs: 1_000 },
  read: { mostUnderWay: 1_000, fewInTurn: 15, turnMs: 20 },
  work: { mostUnderWay: 500, fewInTurn: 200, turnMs: 100 },
} satisfies Record<string, Bound>
type Kind = keyof typeof BOUNDS

const RETRY_SECONDS = { least: 2, most: 6 }

/**
 * Answers `busy` at once where a call would wait long. What waits for this thread waits in its sockets, where nobody can
 * count it; it shows in the time for which one turn of the event loop has been taking calls.
 */
export function shedOverload(app: FastifyInstance, onShed: () => void, bounds: Record<Kind, Bound> = BOUNDS): void {
  const underWay: Record<Kind, number> = { pressing: 0, read: 0, work: 0 }
  let turn: { since: number; calls: number } | undefined
  const thisTurn = () => {
    if (!turn) {
      turn = { since: performance.now(), calls: 0 }
      setImmediate(() => {
        turn = undefined
      })
    }
    turn.calls += 1
    return turn
  }

  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return
    const kind = kindOf(request)
    const { since, calls } = thisTurn()
    const isLate = calls > bounds[kind].fewInTurn && performance.now() - since > bounds[kind].turnMs
    if (isLate || underWay[kind] >= bounds[kind].mostUnderWay) {
      onShed()
      return sendFailure(request, reply, new AppError('busy', { details: { seconds: someSeconds() } }))
    }
    underWay[kind] += 1
    // Also when the caller goes away before the answer.
    reply.raw.once('close', () => {
      underWay[kind] -= 1
    })
  })
}

const PRESSING: readonly string[] = [API.chat, API.symptoms, API.conversations, API.emergencyCard]

function kindOf({ method, url }: FastifyRequest): Kind {
  if (PRESSING.some((path) => url.startsWith(path))) return 'pressing'
  return method === 'GET' || method === 'HEAD' ? 'read' : 'work'
}

/** Not all at the same moment again. */
const someSeconds = (): number =>
  RETRY_SECONDS.least + Math.floor(Math.random() * (RETRY_SECONDS.most - RETRY_SECONDS.least + 1))
