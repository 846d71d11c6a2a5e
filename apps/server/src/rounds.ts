import type { JobKind } from './platform/jobs/job-kinds.ts'
import type { Jobs } from './platform/jobs/jobs.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The kinds of jobs that do their work over and over, for the whole installation. */
export const ROUNDS = {
  backup: 'backup',
  cleanUp: 'clean-up',
  checkMedicines: 'check-medicines',
  payments: 'payments',
  sealEarlier: 'seal-earlier',
} as const

interface Rounds {
  /** Makes the backup of the day, and answers when the next one is due. Null where none is set. */
  backup: { work(): Promise<Date>; waitsMs: readonly number[] } | null
  /** Each removes for good what may go. */
  cleanUp: readonly { purge(): Promise<void> }[]
  /** Asks the payment service what has to be asked. Null where nothing is sold. */
  settlePayments: (() => Promise<void>) | null
  /** Proves that the check of medicines still finds what it must. */
  checkMedicines(): Promise<void>
  /** Seals what earlier versions left open. */
  sealEarlier(): Promise<void>
}

export function defineRounds(jobs: Jobs, rounds: Rounds): void {
  const every = (ms: number, kind: string, work: () => Promise<void>) => jobs.define({ ...round(kind, work, ms) })
  every(HOUR_MS, ROUNDS.cleanUp, async () => {
    // A failure in one room holds nothing else up.
    const ended = await Promise.allSettled(rounds.cleanUp.map((room) => room.purge()))
    const failures = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
    if (failures.length > 0) throw new AggregateError(failures, 'not everything could be purged')
  })
  every(HOUR_MS, ROUNDS.checkMedicines, rounds.checkMedicines)
  if (rounds.settlePayments) every(MINUTE_MS, ROUNDS.payments, rounds.settlePayments)
  else jobs.drop(ROUNDS.payments)
  const { backup } = rounds
  if (backup) {
    jobs.define({
      kind: ROUNDS.backup,
      atOnce: 1,
      tries: Number.MAX_SAFE_INTEGER,
      waitsMs: backup.waitsMs,
      atStart: true,
      work: () => backup.work(),
    })
  } else jobs.drop(ROUNDS.backup)
  jobs.define({
    kind: ROUNDS.sealEarlier,
    atOnce: 1,
    tries: 5,
    waitsMs: [MINUTE_MS],
    atStart: true,
    work: async () => void (await rounds.sealEarlier()),
  })
}

/** One that fails is told, and the next one comes in its time. */
const round = (kind: string, work: () => Promise<void>, everyMs: number): JobKind => ({
  kind,
  atOnce: 1,
  tries: 1,
  waitsMs: [],
  repeats: (now) => new Date(now.getTime() + everyMs),
  work: async () => void (await work()),
})
