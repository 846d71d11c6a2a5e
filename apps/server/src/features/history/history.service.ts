import {
  type HistoryDetails,
  HistoryDetailsSchema,
  type HistoryForm,
  type HistoryVersions,
  historyNames,
  type MedicalHistory,
  type NewMedicalHistory,
} from '@salus/contract'
import type { HealthRecord } from '@salus/triage'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { Content, HistoryRepository, KeptVersion, NewestVersion } from './history.repository.ts'
import { judgeContent } from './judge-content.ts'
import { recordFacts } from './record-facts.ts'
import { wholeContent } from './whole-content.ts'

/** Saved; or not, because another version is there by now. */
export type SaveOutcome = { kind: 'saved' | 'changed'; history: MedicalHistory }

interface Deps {
  now: () => Date
  /** Name and date of birth, as the account has them. */
  accountOf: (userId: string) => Promise<{ fullName: string; dob: string } | null>
  /** What else a medicine is called. */
  otherNamesOf: (medicine: string) => string[]
}

export function historyService(histories: HistoryRepository, { now, accountOf, otherNamesOf }: Deps) {
  /** As the version after `before`. Saving what is there already, as a retry does, makes no new version. */
  async function keep(
    ownerId: string,
    content: Content,
    before: NewestVersion | null,
    { baseVersion, revision }: { baseVersion: number; revision: number },
    restoredFrom: number | null = null,
  ): Promise<SaveOutcome> {
    const isSame = before !== null && JSON.stringify(contentOf(before)) === JSON.stringify(content)
    if (isSame) return { kind: 'saved', history: shown(ownerId, before) }
    const next = { ...content, version: baseVersion + 1, savedAt: now().toISOString(), restoredFrom }
    const isNext = (before?.version ?? 0) === baseVersion && (before === null || before.medicinesRevision === revision)
    if (isNext && (await histories.add(ownerId, next, revision))) {
      const { revision: medicinesRevision } = await histories.medicines(ownerId)
      return { kind: 'saved', history: shown(ownerId, { ...next, medicinesRevision }) }
    }
    const there = isNext ? await histories.latest(ownerId) : before
    // A version that nobody has seen yet: begun with a number that never was.
    if (!there) throw new AppError('history_invalid', { fields: { baseVersion: 'There is no such version.' } })
    return { kind: 'changed', history: shown(ownerId, there) }
  }

  async function find(ownerId: string, version: number): Promise<KeptVersion> {
    const kept = await histories.find(ownerId, version)
    if (!kept) throw new AppError('not_found')
    return kept
  }

  return {
    async get(ownerId: string): Promise<MedicalHistory> {
      const latest = await histories.latest(ownerId)
      if (!latest) throw new AppError('not_found')
      return shown(ownerId, latest)
    },

    async form(ownerId: string): Promise<Omit<HistoryForm, 'conflicts'>> {
      const [latest, account, medicines] = await Promise.all([
        histories.latest(ownerId),
        accountOf(ownerId),
        histories.medicines(ownerId),
      ])
      const named = medicines.entries.map(({ name }) => [name, otherNamesOf(name)] as const)
      return {
        saved: latest && shown(ownerId, latest),
        account: account ?? { fullName: '', dob: '' },
        medications: medicines.entries,
        medicinesRevision: medicines.revision,
        otherNames: Object.fromEntries(named.filter(([, names]) => names.length > 0)),
      }
    },

    async save(ownerId: string, sent: NewMedicalHistory): Promise<SaveOutcome> {
      const before = await histories.latest(ownerId)
      const listed = before ? null : await histories.medicines(ownerId)
      const content = wholeContent(sent, before?.details)
      // Whoever writes a first history has not seen the list: what stands there stays, unless they say that they have.
      if (listed && sent.medicinesRevision === undefined) content.details = withAll(content.details, listed.entries)
      judgeContent(content, now())
      const there = before?.medicinesRevision ?? listed?.revision ?? 0
      // Who does not say where they began means to write over what is there; it stays as an earlier version.
      return keep(ownerId, content, before, {
        baseVersion: sent.baseVersion ?? before?.version ?? 0,
        revision: sent.medicinesRevision ?? there,
      })
    },

    async versions(ownerId: string, limit: number, before: number | null): Promise<HistoryVersions> {
      const found = await histories.list(ownerId, limit + 1, before)
      const items = found.slice(0, limit)
      return { items, nextCursor: found.length > limit ? (items.at(-1)?.version ?? null) : null }
    },

    async version(ownerId: string, version: number): Promise<MedicalHistory> {
      return shown(ownerId, await find(ownerId, version))
    },

    async restore(ownerId: string, version: number, baseVersion: number): Promise<SaveOutcome> {
      const wanted = await find(ownerId, version)
      const before = await histories.latest(ownerId)
      return keep(
        ownerId,
        contentOf(wanted),
        before,
        { baseVersion, revision: before?.medicinesRevision ?? 0 },
        version,
      )
    },

    /** All that is known; null where nothing is. The list of medicines may be there before a history is. */
    async details(ownerId: string): Promise<HistoryDetails | null> {
      const latest = await histories.latest(ownerId)
      if (latest) return latest.details
      const { entries } = await histories.medicines(ownerId)
      return entries.length > 0 ? { ...HistoryDetailsSchema.parse({}), medications: entries } : null
    },

    /** What an answer about this person's health may rest on. */
    async recordOf(ownerId: string): Promise<HealthRecord> {
      const latest = await histories.latest(ownerId)
      if (latest) return recordFacts(latest, now())
      const { entries } = await histories.medicines(ownerId)
      return entries.length > 0 ? { medicines: entries.map(({ name }) => name) } : {}
    },
  }
}

export type HistoryService = ReturnType<typeof historyService>

const contentOf = ({ fullName, dob, details }: KeptVersion): Content => ({ fullName, dob, details })

function shown(
  ownerId: string,
  {
    fullName,
    dob,
    details,
    version,
    savedAt,
    restoredFrom,
    medicinesRevision,
  }: KeptVersion & {
    medicinesRevision?: number
  },
): MedicalHistory {
  const { categorizedConditions: _, ...names } = historyNames(details)
  const history = { user_id: ownerId, fullName, dob, ...names, details, version, savedAt, restoredFrom }
  return medicinesRevision === undefined ? history : { ...history, medicinesRevision }
}

/** With what of a list is not named yet. */
function withAll(details: HistoryDetails, entries: HistoryDetails['medications']): HistoryDetails {
  const named = new Set(details.medications.map(({ name }) => name.toLowerCase()))
  const missing = entries.filter(({ name }) => !named.has(name.toLowerCase()))
  return { ...details, medications: [...missing, ...details.medications] }
}
