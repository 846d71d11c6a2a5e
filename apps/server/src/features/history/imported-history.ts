import { isDeepStrictEqual } from 'node:util'
import { type HistoryDetails, HistoryDetailsSchema, MOST_ENTRIES } from '@salus/contract'
import { conflictsIn } from './conflicts-in.ts'
import type { Content, HistoryRepository, KeptVersion, KnownMedicine } from './history.repository.ts'
import { judgeContent } from './judge-content.ts'

export type HistoryList = 'conditions' | 'medications' | 'allergies' | 'surgeries' | 'family'
type Entry = HistoryDetails[HistoryList][number]

const HABITS = ['smoking', 'alcohol', 'pregnancy', 'dueDate'] as const
type HabitName = (typeof HABITS)[number]

/** One entry that an import adds, puts in place of `from`, or takes out; a habit is one word for all. */
export type HistoryChange =
  | { list: HistoryList; from: Entry | null; to: Entry | null; own?: string }
  | { list: HabitName; from: Habit; to: Habit }

interface Habit {
  status: string | null
}

const isHabit = (change: HistoryChange): change is Extract<HistoryChange, { list: HabitName }> =>
  HABITS.some((each) => each === change.list)

interface Deps {
  now: () => Date
  accountOf: (userId: string) => Promise<{ fullName: string; dob: string } | null>
}

/** Of two that save at the same moment one is told to look again. */
const TRIES = 5

/** A history as an import changes it and takes the change back: each is one more version. */
export function importedHistory(histories: HistoryRepository, { now, accountOf }: Deps) {
  async function begin(ownerId: string): Promise<Content> {
    const account = await accountOf(ownerId)
    return {
      fullName: account?.fullName ?? '',
      dob: account?.dob ?? '',
      details: { ...HistoryDetailsSchema.parse({}), medications: (await histories.medicines(ownerId)).entries },
    }
  }

  /** Saves what `edit` makes of the newest version; no version when it leaves it as it is. */
  async function keep(
    ownerId: string,
    edit: (details: HistoryDetails) => HistoryDetails,
    link: { importId?: string; undoes?: string; known?: KnownMedicine },
  ): Promise<void> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const latest = await histories.latest(ownerId)
      const revision = latest?.medicinesRevision ?? (await histories.medicines(ownerId)).revision
      const before: Content = latest ?? (await begin(ownerId))
      const details = edit(before.details)
      if (isDeepStrictEqual(details, before.details)) {
        if (link.undoes !== undefined) await histories.forgetImport(ownerId, link.undoes)
        return
      }
      const content: Content = { fullName: before.fullName, dob: before.dob, details }
      judgeContent(content, now())
      const next: KeptVersion = {
        ...content,
        version: (latest?.version ?? 0) + 1,
        savedAt: now().toISOString(),
        restoredFrom: null,
      }
      if (await histories.add(ownerId, next, revision, link)) return
    }
    throw new Error('The history was changed by others again and again.')
  }

  return {
    conflictsIn,

    async current(ownerId: string): Promise<Content> {
      return (await histories.latest(ownerId)) ?? begin(ownerId)
    },

    /** Once only, however often it is called, until it is removed. */
    async add(ownerId: string, importId: string, changes: readonly HistoryChange[]): Promise<void> {
      if (await histories.hasImport(ownerId, importId)) return
      const known: KnownMedicine = (entry) => {
        const change = changes.find((each) => !isHabit(each) && each.own && isDeepStrictEqual(each.to, entry))
        return change && 'own' in change && change.own ? JSON.parse(change.own) : undefined
      }
      await keep(ownerId, (details) => changes.reduce(withChange, details), { importId, known })
    },

    /** How many of them say something else by now. */
    async edited(ownerId: string, changes: readonly HistoryChange[]): Promise<number> {
      const latest = await histories.latest(ownerId)
      return latest ? changes.filter((change) => isEdited(latest.details, change)).length : 0
    },

    /** What the person has edited since stays, unless it is to go as well. */
    async remove(
      ownerId: string,
      importId: string,
      changes: readonly HistoryChange[],
      { withEdited }: { withEdited: boolean },
    ): Promise<void> {
      if (!(await histories.latest(ownerId))) return
      const isThere = await histories.hasImport(ownerId, importId)
      await keep(
        ownerId,
        (details) => changes.reduceRight((so, each) => withoutChange(so, each, withEdited), details),
        isThere ? { undoes: importId } : {},
      )
    },
  }
}

export type ImportedHistory = ReturnType<typeof importedHistory>

function withChange(details: HistoryDetails, change: HistoryChange): HistoryDetails {
  if (isHabit(change)) return { ...details, [change.list]: details[change.list] ?? change.to.status }
  const { list, from, to } = change
  const entries: Entry[] = details[list]
  const at = from ? entries.findIndex((entry) => isDeepStrictEqual(entry, from)) : -1
  if (to === null) return at < 0 ? details : { ...details, [list]: entries.toSpliced(at, 1) }
  if (entries.some((entry) => isDeepStrictEqual(entry, to))) return details
  if (at >= 0) return { ...details, [list]: entries.with(at, to) }
  return entries.length < MOST_ENTRIES ? { ...details, [list]: [...entries, to] } : details
}

function withoutChange(details: HistoryDetails, change: HistoryChange, withEdited: boolean): HistoryDetails {
  if (isHabit(change))
    return isEdited(details, change) && !withEdited ? details : { ...details, [change.list]: change.from.status }
  const { list, from, to } = change
  const entries: Entry[] = details[list]
  if (to === null) return from ? withChange(details, { list, from: null, to: from }) : details
  const same = entries.findIndex((entry) => isDeepStrictEqual(entry, to))
  const at = same >= 0 || !withEdited ? same : entries.findIndex((entry) => nameOf(entry) === nameOf(to))
  if (at < 0) return details
  return { ...details, [list]: from ? entries.with(at, from) : entries.toSpliced(at, 1) }
}

/** There still, under its name, but not as it was taken in. */
function isEdited(details: HistoryDetails, change: HistoryChange): boolean {
  if (isHabit(change)) return details[change.list] !== change.to.status
  const { list, to } = change
  if (to === null) return false
  const entries: Entry[] = details[list]
  return !entries.some((entry) => isDeepStrictEqual(entry, to)) && entries.some((entry) => nameOf(entry) === nameOf(to))
}

const nameOf = (entry: Entry): string =>
  ('substance' in entry ? entry.substance : 'condition' in entry ? entry.condition : entry.name).toLowerCase()
