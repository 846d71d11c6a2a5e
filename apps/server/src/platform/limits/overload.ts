import type { IncomingMessage, ServerResponse } from 'node:http'
import { API } from '@salus/contract'
import type { FastifyInstance } from 'fastify'
import { refuseBusy } from './refuse-busy.ts'

interface Bound {
  /** Calls of this kind that may wait for their answer: the database, a thread or another service is busy with them. */
  mostWaiting: number
  /** And of one caller. */
  mostOfCaller: number
  /** Fewer calls in one stretch are no crowd, however long one of them takes. */
  few: number
  /** For so long a crowd may have been taking this stretch. */
  stretchMs: number
}

/**
 * A call that may be an emergency is served the longest. A crowd sends reads, and a browser repeats them by itself, so reads
 * are shed first in a stretch; a household's logins at one moment are work, and wait in the queue of password hashes.
 */
const BOUNDS = {
  pressing: { mostWaiting: 2_000, mostOfCaller: 2_000, few: 200, stretchMs: 1_000 },
  read: { mostWaiting: 150, mostOfCaller: 16, few: 15, stretchMs: 15 },
  work: { mostWaiting: 250, mostOfCaller: 250, few: 200, stretchMs: 100 },
} satisfies Record<string, Bound>
type Kind = keyof typeof BOUNDS

/** A crowd that stays begins a new stretch after this: reads have a quarter of the time. */
const LONGEST_STRETCH_MS = 60
/**
 * So many are refused in one turn of the event loop. A crowd that asks again at once would else take whole turns, while the
 * answers of the database to those who are served wait for the next one.
 */
const REFUSALS_A_TURN = 64

/** Among few callers, whoever asks for no more than this in a stretch is not made to wait by one who sends a crowd. */
const MODEST = { calls: 4, callers: 20, times: 10 }

/**
 * While anybody is refused, one caller has no more than this served: a page asks for less at once, and what one program
 * alone sends must not hold up what is told to all the others.
 */
const GREEDY = { calls: 16, windowMs: 200 }

/** From the first call after a rest on. */
interface Stretch {
  since: number
  calls: number
  byCaller: Map<string, number>
}

/**
 * Answers `busy` at once where a call would wait long. What waits for this thread waits in its sockets, where nobody can
 * count it; it shows in the time for which the thread has been taking calls without a rest.
 */
export function shedOverload(
  app: FastifyInstance,
  onShed: () => void,
  { bounds = BOUNDS, greedy = GREEDY }: { bounds?: Record<Kind, Bound>; greedy?: typeof GREEDY } = {},
): void {
  const underWay = { pressing: new Map(), read: new Map(), work: new Map() } as Record<
    Kind,
    Map<ServerResponse, string>
  >
  const refused: ServerResponse[] = []
  let stretch: Stretch | undefined
  let isTurning = false
  let crowd = { since: Number.NEGATIVE_INFINITY, served: new Map<string, number>() }

  function turn(): void {
    for (const response of refused.splice(0, REFUSALS_A_TURN)) refuseBusy(response)
    isTurning = refused.length > 0
    if (isTurning) setImmediate(turn)
    if (!isTurning || performance.now() - (stretch?.since ?? 0) > LONGEST_STRETCH_MS) stretch = undefined
  }

  function endTurn(): void {
    if (isTurning) return
    isTurning = true
    setImmediate(turn)
  }

  /** Counts the call, and says whether it comes too late in a crowded stretch. */
  function isLate({ few, stretchMs }: Bound, caller: string): boolean {
    stretch ??= { since: performance.now(), calls: 0, byCaller: new Map() }
    endTurn()
    stretch.calls += 1
    const ofCaller = (stretch.byCaller.get(caller) ?? 0) + 1
    stretch.byCaller.set(caller, ofCaller)
    if (stretch.calls <= few) return false
    const isModest = ofCaller <= MODEST.calls && stretch.byCaller.size <= MODEST.callers
    return performance.now() - stretch.since > (isModest ? stretchMs * MODEST.times : stretchMs)
  }

  /** Counts what a caller has had since the last window began, which only a refusal opens. */
  function isGreedy(caller: string): boolean {
    if (performance.now() - crowd.since > greedy.windowMs) return false
    const had = crowd.served.get(caller) ?? 0
    crowd.served.set(caller, had + 1)
    return had >= greedy.calls
  }

  function seeCrowd(): void {
    const now = performance.now()
    if (now - crowd.since > greedy.windowMs) crowd = { since: now, served: new Map() }
  }

  /** An answer that has begun, such as a long download, keeps nobody waiting. */
  function isFull(kind: Kind, caller: string): boolean {
    const { mostWaiting, mostOfCaller } = bounds[kind]
    if (underWay[kind].size < Math.min(mostWaiting, mostOfCaller)) return false
    let [waiting, ofCaller] = [0, 0]
    for (const [{ headersSent }, by] of underWay[kind]) {
      if (headersSent) continue
      waiting += 1
      if (by === caller) ofCaller += 1
    }
    return waiting >= mostWaiting || ofCaller >= mostOfCaller
  }

  const { server } = app
  const serve = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/api/')) {
      const kind = kindOf(request)
      const caller = callerOf(request)
      if (isLate(bounds[kind], caller) || isFull(kind, caller) || (kind === 'read' && isGreedy(caller))) {
        onShed()
        seeCrowd()
        // Nobody may come back on this connection once the end has begun.
        if (!server.listening) response.shouldKeepAlive = false
        refused.push(response)
        return
      }
      underWay[kind].set(response, caller)
      // Also when the caller goes away before the answer.
      response.once('close', () => underWay[kind].delete(response))
    }
    for (const each of serve) each.call(server, request, response)
  })
}

const PRESSING: readonly string[] = [API.chat, API.symptoms, API.conversations, API.emergencyCard]

function kindOf({ method, url = '' }: IncomingMessage): Kind {
  if (PRESSING.some((path) => url.startsWith(path))) return 'pressing'
  return method === 'GET' || method === 'HEAD' ? 'read' : 'work'
}

/** A guess is enough to share the time fairly: nobody is known yet. */
const callerOf = ({ headers, socket }: IncomingMessage): string =>
  headers.cookie ?? headers.authorization ?? socket.remoteAddress ?? ''
