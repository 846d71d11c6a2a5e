/** A job as its work sees it. */
export interface Job {
  key: string
  ownerId: string | null
  /** Ids of what it is about. */
  payload: Readonly<Record<string, string>>
  /** When it was to run. */
  dueAt: string
  /** 1 the first time. */
  tries: number
  /** This process, as the holder of the job. */
  holder: string
  /** Aborts with `JobLost` when the job is somebody else's or nobody's by now, with `Stopping` when this process ends. */
  signal: AbortSignal
}

export interface JobKind {
  kind: string
  /** How many of them one process works at, at the same time. */
  atOnce: number
  /** Does it. It may run twice, if a process ends in the middle of it. Answers when it is to run again, if it is. */
  work(job: Job): Promise<Date | undefined>
  /** When it runs next, of a kind that has one job, which repeats. It never dies. */
  repeats?: (now: Date) => Date
  /** Runs once whenever a process starts. */
  atStart?: boolean
  /** Waits after each failure; the last one repeats. */
  waitsMs: readonly number[]
  /** How often it is tried in a row. */
  tries: number
}

/** Says which work is due when. A job of the same kind and key takes its time and its payload. */
export interface NewJob {
  kind: string
  key: string
  at: Date
  ownerId?: string | null
  payload?: Record<string, string>
}

/** Somebody else works at this job, or it was taken back: what was begun is of no more use. */
export class JobLost extends Error {
  override name = 'JobLost'
}

/** This process ends: the job is free for another. */
export class Stopping extends Error {
  override name = 'Stopping'
}

/** The process that worked at it ended, each time. */
export class ProcessLost extends Error {
  override name = 'ProcessLost'
}

/** A code that a host can act on. The text of an error may hold what nobody else should read. */
export function failureCode(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown }
  return String(code ?? name ?? 'unknown').slice(0, 60)
}
