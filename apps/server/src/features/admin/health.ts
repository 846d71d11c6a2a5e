import { setTimeout as sleep } from 'node:timers/promises'
import type { HealthState, Installation } from '@salus/contract'
import type { LastBackup } from '#server/platform/backup/backups.repository.ts'
import { MISSED_AFTER_MS } from '#server/platform/backup/scheduled-backups.ts'

type Part = Installation['health'][number]

const LIMIT_MS = 3_000
const DAY_MS = 24 * 60 * 60 * 1_000
const BACKUP_DAYS = 7

const part = (name: string, state: HealthState, detail: string): Part => ({ part: name, state, detail })

/** Asks a part, and does not wait for one that hangs. What it says of the failure may name hosts: it is not passed on. */
export async function askPart(name: string, ask: () => Promise<string>): Promise<Part> {
  const late = new AbortController()
  try {
    const limit = sleep(LIMIT_MS, undefined, { signal: late.signal }).then(() => Promise.reject(new Error('late')))
    return part(name, 'works', await Promise.race([ask(), limit]))
  } catch (error) {
    const { code, name: kind } = error as NodeJS.ErrnoException
    return part(name, 'look', `It does not answer (${code ?? kind}).`)
  } finally {
    late.abort()
  }
}

export function mailHealth(canSend: boolean, mail: { waiting: number; mostTries: number } | null): Part {
  if (!canSend) return part('Mail and text messages', 'off', 'Not configured.')
  if (!mail) return part('Mail and text messages', 'look', 'The queue cannot be read.')
  if (mail.mostTries > 2) {
    return part(
      'Mail and text messages',
      'look',
      `Waiting: ${mail.waiting}, one of them after ${mail.mostTries} tries.`,
    )
  }
  return part('Mail and text messages', 'works', mail.waiting === 0 ? 'Nothing waits.' : `Waiting: ${mail.waiting}.`)
}

const MODEL_WORDS = {
  works: 'No failure lately.',
  failing: 'The last call failed; it is asked again.',
  resting: 'It failed several times and is left alone for a while. The built-in engine answers.',
}

export function modelHealth(models: { name: string; state: keyof typeof MODEL_WORDS }[]): Part[] {
  if (models.length === 0) return [part('Language models', 'off', 'The built-in engine answers.')]
  return models.map(({ name, state }) =>
    part(`Model at ${name}`, state === 'works' ? 'works' : 'look', MODEL_WORDS[state]),
  )
}

const PAYMENT_WORDS = { unreachable: 'it could not be reached', refused: 'it did not accept a call' }

/** What the payment service told, and whether it answers. Null where nothing is sold. */
export function paymentHealth(
  state: {
    lastEventAt: string | null
    lastFailure: { at: string; outcome: keyof typeof PAYMENT_WORDS } | null
    isFailing: boolean
  } | null,
): Part {
  if (!state) return part('Payments', 'off', 'Not configured: nothing is sold, everybody has everything.')
  const { lastEventAt, lastFailure, isFailing } = state
  const event = lastEventAt ? `Last event: ${minute(lastEventAt)}.` : 'No event has come yet.'
  const failure = lastFailure ? `Last failure: ${minute(lastFailure.at)}, ${PAYMENT_WORDS[lastFailure.outcome]}.` : null
  return part(
    'Payments',
    isFailing ? 'look' : lastEventAt ? 'works' : 'waits',
    [event, failure ?? 'No failure since the start.'].join(' '),
  )
}

/** "2026-01-20 14:05 UTC" */
const minute = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`

/** A job that waits longer than that finds nobody who does it. */
const LATE_MS = 5 * 60 * 1_000

/** Jobs over all servers: those that gave up, repeat and failed, or are late. */
export function jobHealth(jobs: Installation['jobs']): Part {
  const dead = jobs.filter((each) => each.dead > 0)
  if (dead.length > 0) return part('Background jobs', 'look', `Gave up: ${kindsOf(dead)}.`)
  const failed = jobs.filter((each) => each.repeats && each.failing > 0)
  if (failed.length > 0) return part('Background jobs', 'look', `Failed last time: ${kindsOf(failed)}.`)
  const late = jobs.filter(({ lagMs }) => lagMs > LATE_MS)
  if (late.length > 0) return part('Background jobs', 'look', `Late: ${kindsOf(late)}.`)
  return jobs.some(({ lastDoneAt }) => lastDoneAt !== null)
    ? part('Background jobs', 'works', 'Each did its work.')
    : part('Background jobs', 'waits', 'None has run yet.')
}

const kindsOf = (jobs: Installation['jobs']): string => jobs.map(({ kind }) => kind).join(', ')

/** `isScheduled`: one is made each day, and a day without one is missed. */
export function backupHealth(last: LastBackup | null, now: Date, isScheduled: boolean): Part {
  if (!last) return part('Backup', 'look', 'None has been made. Run: npm run admin -- backup FOLDER')
  if ((last.problems ?? 0) > 0) return part('Backup', 'look', 'The last one is damaged. Make another.')
  const ageMs = now.getTime() - Date.parse(last.madeAt)
  if (isScheduled && ageMs > MISSED_AFTER_MS) return part('Backup', 'look', 'The one of today is missing.')
  const days = Math.floor(ageMs / DAY_MS)
  if (days >= BACKUP_DAYS) return part('Backup', 'look', `The last one is ${days} days old.`)
  return last.verifiedAt === null
    ? part('Backup', 'look', 'The last one was not verified.')
    : part('Backup', 'works', 'The last one can be restored.')
}
