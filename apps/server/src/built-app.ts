import type { ClosingFeature } from './features/closing/closing.routes.ts'
import type { App } from './platform/http/app-type.ts'

/** The server that was put together, and what has to be called of it from time to time. */
export interface BuiltApp {
  app: App
  /** Readiness answers 503 from now on. */
  drain(): void
  /** Removes for good what may go: called every hour. */
  purge(): Promise<void>
  /** Sends the messages that wait: called every few seconds. */
  deliver(): Promise<void>
  /** Asks the payment service what has to be asked: called every minute. */
  settle(): Promise<void>
  /** Makes the backup of the day where that is set: called every minute. */
  backUp(): Promise<void>
  /** Proves that the check of medicines still finds what it must: called every hour. */
  checkMedicines(): Promise<void>
  /** For the host's commands. */
  ending: Pick<ClosingFeature, 'counts' | 'endForHost'>
  /** Puts the sample record of a demonstration there: called once it listens, since nobody waits for it. */
  putSample(): Promise<void>
  /** Seals what earlier versions left open: called once it listens. */
  sealEarlier(): Promise<void>
}
