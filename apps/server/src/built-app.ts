import type { ClosingFeature } from './features/closing/closing.routes.ts'
import type { App } from './platform/http/app-type.ts'
import type { Jobs } from './platform/jobs/jobs.ts'

/** The server that was put together, and what has to be called of it. */
export interface BuiltApp {
  app: App
  /** All that has its time. Nothing of it runs before it is started. */
  jobs: Jobs
  /** Readiness answers 503 from now on. */
  drain(): void
  /** For the host's commands. */
  ending: Pick<ClosingFeature, 'counts' | 'endForHost'>
  /** Puts the sample record of a demonstration there: called once it listens, since nobody waits for it. */
  putSample(): Promise<void>
}
