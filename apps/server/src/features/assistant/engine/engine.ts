import { availableParallelism } from 'node:os'
import { AppError } from '#server/platform/errors/app-error.ts'
import { startThread } from '#server/platform/threads/start-thread.ts'
import { type Lane, PoolIsFull, ThreadLost, ThreadPool, WorkTooHeavy } from '#server/platform/threads/thread-pool.ts'
import type { BuiltInReply, Turn } from '../built-in/turn.ts'
import type { EngineWorks } from './engine-works.ts'

/** Who asks: their works take turns with those of others, and a visitor's may take less. */
export type Caller = { ownerId: string } | { visitor: string }

type LaneName = 'short' | 'long' | 'visitor'

/** One for each kind at least, so that none waits for another kind. */
const THREADS = Math.min(6, Math.max(3, availableParallelism()))
const LANES: Record<LaneName, Lane> = {
  // Messages and complaints come before whole papers: they may tell of an emergency.
  short: { threads: THREADS, mostWaiting: 500, timeMs: 10_000 },
  long: { threads: THREADS - 2, mostWaiting: 50, timeMs: 20_000 },
  visitor: { threads: Math.floor(THREADS / 3), mostWaiting: 30, timeMs: 3_000 },
}
/** A thread's first answers read the library and compile the code. */
const COLD_MS = 6_000
/** A thread takes a second or two to start: whoever writes, thinks and writes again does not wait for that twice. */
const IDLE_MS = 5 * 60_000
const LONG_TEXT = 8_000
const RETRY_SECONDS = 5

const READ_ALONE = 'This conversation has become too long to read at once. I read your last message alone.'

type Pool = Pick<ThreadPool<EngineWorks, LaneName>, 'run' | 'wake'>
type Given<Name extends keyof EngineWorks> = Parameters<EngineWorks[Name]>[0]

/** The built-in engine as it is asked. Throws `busy` and `text_too_heavy`. */
export function engineOn(threads: Pool) {
  async function read<Name extends keyof EngineWorks>(
    name: Name,
    given: Given<Name>,
    by: Caller,
    text = '',
  ): Promise<ReturnType<EngineWorks[Name]>> {
    const [lane, caller]: [LaneName, string] =
      'visitor' in by ? ['visitor', by.visitor] : [text.length > LONG_TEXT ? 'long' : 'short', by.ownerId]
    try {
      return await threads.run(name, given, { lane, caller })
    } catch (cause) {
      if (cause instanceof PoolIsFull) throw new AppError('busy', { details: { seconds: RETRY_SECONDS }, cause })
      throw cause instanceof WorkTooHeavy ? new AppError('text_too_heavy', { cause }) : cause
    }
  }

  /** Reads the newest message alone of a conversation that no thread gets through: it may tell of an emergency. */
  async function orAlone(turn: Turn, by: Caller, whole: Promise<BuiltInReply>): Promise<BuiltInReply> {
    try {
      return await whole
    } catch (error) {
      const isTooHeavy = error instanceof AppError && error.code === 'text_too_heavy'
      if (!isTooHeavy && !(error instanceof ThreadLost)) throw error
      const { fromRecord: _, ...message } = turn
      const reply = await read('converse', { ...message, interview: null }, by)
      return { ...reply, details: { ...reply.details, notices: [READ_ALONE, ...reply.details.notices] } }
    }
  }

  return {
    /** Somebody opens a page to write on, and may tell of an emergency next. */
    wake: () => threads.wake(),
    judgeSymptoms: (given: Given<'judgeSymptoms'>, by: Caller) => read('judgeSymptoms', given, by, given.text),
    summariseNote: (given: Given<'summariseNote'>, by: Caller) => read('summariseNote', given, by, given.text),
    readHistory: (given: Given<'readHistory'>, by: Caller) => read('readHistory', given, by, given.text),
    readSource: (text: string, by: Caller) => read('readSource', text, by, text),
    traceLines: (given: Given<'traceLines'>, by: Caller) => read('traceLines', given, by, given.source),
    readChanges: (given: Given<'readChanges'>, by: Caller) => read('readChanges', given, by, given.text),
    lookUp: (given: Given<'lookUp'>, by: Caller) => read('lookUp', given, by, given.text),
    converse: (turn: Turn, by: Caller) => orAlone(turn, by, read('converse', turn, by)),
    /** For a visitor, of whom nothing is kept but what the browser sends along. */
    converseAgain: (given: Given<'converseAgain'>, by: Caller) =>
      orAlone(given.turn, by, read('converseAgain', given, by)),
  }
}

export type Engine = ReturnType<typeof engineOn>

/** In threads of its own: one text can take long, and a great many come at once. */
export const engine = engineOn(
  new ThreadPool<EngineWorks, LaneName>({
    start: () =>
      startThread('engine.worker', import.meta.url, { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 }),
    lanes: LANES,
    threads: THREADS,
    idleMs: IDLE_MS,
    patienceMs: 10_000,
    coldMs: COLD_MS,
  }),
)
