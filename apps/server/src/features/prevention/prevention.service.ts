import {
  type DueCheck,
  type DueChoice,
  type DueList,
  type DueSummary,
  MOST_DUE_CHOICES,
  type NewDueChoice,
  RESTORABLE_MS,
  type Region,
} from '@salus/contract'
import { type Choice, type Done, type Person, waysOf, whatIsDue, whatIsMissing } from '@salus/prevention'
import { AppError } from '#server/platform/errors/app-error.ts'
import { localDays } from '#server/platform/timeline/local-days.ts'
import type { DueChoicesRepository, Word } from './due-choices.repository.ts'
import { type Known, personOf } from './person-of.ts'
import { placeOf } from './place-of.ts'

/** A vaccination as its room tells it. */
export interface Vaccination {
  name: string
  reaction: string
  illnesses: readonly string[]
  cvx: string | null
  occurrence: string | null
}

/** An examination that an import keeps. */
export interface Procedure {
  codes: readonly string[]
  when: string | null
}

export interface Rooms {
  dobOf: (ownerId: string) => Promise<string | null>
  profileOf: (ownerId: string) => Promise<Known['profile']>
  historyOf: (ownerId: string) => Promise<Known['history']>
  medicinesOf: (ownerId: string) => Promise<Known['medicines']>
  vitalsOf: (ownerId: string) => Promise<Known['vitals']>
  labsOf: (ownerId: string) => Promise<Known['labs']>
  vaccinationsOf: (ownerId: string) => Promise<readonly Vaccination[]>
  proceduresOf: (ownerId: string) => Promise<readonly Procedure[]>
}

interface Deps {
  choices: DueChoicesRepository
  rooms: Rooms
  now: () => Date
}

/** LOINC: blood pressure panel. */
const PRESSURE = '85354-9'
const DAY_MS = 86_400_000
const DAY_LENGTH = 10
const MOMENT = /T.*(Z|[+-]\d\d:\d\d)$/

/** The person's day of a moment: late in the evening in New York it is tomorrow in UTC. A time without a zone keeps the day it names. */
function dayIn(timeZone: string, time: string): string {
  const at = MOMENT.test(time) ? Date.parse(time) : Number.NaN
  const day = Number.isNaN(at) ? time : new Date(localDays(timeZone).dayOf(at) * DAY_MS).toISOString()
  return day.slice(0, DAY_LENGTH)
}

export function preventionService({ choices, rooms, now }: Deps) {
  const todayIn = (timeZone: string): string => dayIn(timeZone, now().toISOString())

  async function list(ownerId: string, readerId: string, region: Region, timeZone: string): Promise<DueList> {
    const [dob, profile, history, medicines, vitals, labs, vaccinations, procedures, said] = await Promise.all([
      rooms.dobOf(ownerId),
      rooms.profileOf(ownerId),
      rooms.historyOf(ownerId),
      rooms.medicinesOf(ownerId),
      rooms.vitalsOf(ownerId),
      rooms.labsOf(ownerId),
      rooms.vaccinationsOf(ownerId),
      rooms.proceduresOf(ownerId),
      choices.list(ownerId),
    ])
    const today = todayIn(timeZone)
    const place = placeOf(profile?.country ?? '', region)
    const person = personOf({ dob, profile, history, medicines, vaccinations, vitals, labs }, place, today)
    const done: Done[] = [
      ...labs.map(({ analyte, loinc, takenAt }) => ({
        ...(analyte ? { test: analyte } : {}),
        ...(loinc ? { code: loinc } : {}),
        date: dayIn(timeZone, takenAt),
      })),
      ...vitals.flatMap(({ measure, at }) =>
        measure === 'blood_pressure' ? [{ code: PRESSURE, date: dayIn(timeZone, at) }] : [],
      ),
      ...vaccinations.map(({ illnesses, cvx, occurrence }) => ({
        illnesses,
        ...(cvx ? { cvx } : {}),
        date: occurrence ? dayIn(timeZone, occurrence) : null,
      })),
      ...procedures.flatMap(({ codes, when }) =>
        codes.map((code) => ({ code, date: when ? dayIn(timeZone, when) : null })),
      ),
      ...said.flatMap((each) =>
        each.status === 'done' ? [{ check: each.check, ...(each.way ? { way: each.way } : {}), date: each.date }] : [],
      ),
    ]
    const decided = said.flatMap((each): Choice[] =>
      each.status === 'done' ? [] : [{ check: each.check, status: each.status, until: each.until }],
    )
    const isOther = profile?.gender === 'Other'
    const items = isOther ? forBoth(person, done, decided, today) : whatIsDue(person, done, decided, today)
    const missing = whatIsMissing(person, today).filter((each) => !(isOther && each === 'sex'))
    return {
      place,
      items: items.map((each) => ({ ...each, ways: [...each.ways] })),
      missing,
      choices: said.map(shownTo(ownerId, readerId)),
    }
  }

  async function judge(ownerId: string, date: string): Promise<void> {
    const dob = (await rooms.dobOf(ownerId)) ?? ''
    // Somewhere on earth it is tomorrow already.
    const latest = new Date(now().getTime() + DAY_MS).toISOString()
    const problem =
      date > latest.slice(0, date.length)
        ? 'Please enter a day that is not in the future.'
        : date < dob.slice(0, date.length)
          ? 'Please enter a day after the birth.'
          : null
    if (problem) throw new AppError('invalid_request', { fields: { date: problem } })
  }

  const restorableSince = () => new Date(now().getTime() - RESTORABLE_MS).toISOString()

  /** The ids of the words whose place this one takes. Throws `due_choices_full`. */
  function placeFor({ check, status }: NewDueChoice, said: readonly DueChoice[]): string[] {
    const insteadOf = said.filter((each) => each.check === check && each.status !== 'done' && status !== 'done')
    if (said.length - insteadOf.length >= MOST_DUE_CHOICES) {
      throw new AppError('due_choices_full', { details: { limit: MOST_DUE_CHOICES } })
    }
    return insteadOf.map(({ id }) => id)
  }

  return {
    /** `readerId`: who looks at it. */
    list,

    /** For the first page. */
    async summary(ownerId: string, region: Region, timeZone: string): Promise<DueSummary> {
      const { items, missing } = await list(ownerId, ownerId, region, timeZone)
      const due = items.filter(({ status }) => status === 'due')
      return { first: due[0] ?? null, count: due.length, missing }
    },

    choices: async (ownerId: string, readerId: string): Promise<DueChoice[]> =>
      (await choices.list(ownerId)).map(shownTo(ownerId, readerId)),

    /** `by`: who says it. */
    async say(ownerId: string, by: string, choice: NewDueChoice): Promise<void> {
      const ways = waysOf(choice.check)
      if (!ways) throw new AppError('not_found')
      if (choice.status === 'done') {
        if (choice.way !== null && !ways.includes(choice.way)) throw new AppError('not_found')
        await judge(ownerId, choice.date)
      }
      const said = await choices.list(ownerId)
      if (said.some(({ id }) => id === choice.id)) return
      await choices.add(ownerId, by, choice, now().toISOString(), placeFor(choice, said))
    },

    async takeBack(ownerId: string, id: string): Promise<void> {
      if (!(await choices.remove(ownerId, id, now().toISOString()))) throw new AppError('not_found')
    },

    /** Brings a word back that was taken back, or that a newer one took the place of. */
    async restore(ownerId: string, id: string): Promise<void> {
      const said = await choices.list(ownerId)
      if (said.some((each) => each.id === id)) return
      const choice = await choices.findRemoved(ownerId, id, restorableSince())
      if (!choice) throw new AppError('not_found')
      await choices.restore(ownerId, id, now().toISOString(), placeFor(choice, said))
    },

    purge: () => choices.unscopedPurge(restorableSince()),
  }
}

/** A reason is for the person of the record and for whoever wrote it; anybody else does not even learn that there is one. */
const shownTo =
  (ownerId: string, readerId: string) =>
  ({ by, ...said }: Word): DueChoice =>
    said.status !== 'declined' || readerId === ownerId || readerId === by ? said : { ...said, reason: '' }

export type PreventionService = ReturnType<typeof preventionService>

/** Which organs somebody has is theirs to say: a check for one sex alone is to be asked about. */
function forBoth(person: Person, done: Done[], decided: Choice[], today: string): DueCheck[] {
  const [female, male] = (['female', 'male'] as const).map((sex) => whatIsDue({ ...person, sex }, done, decided, today))
  const all = [...(female ?? []), ...(male ?? []).filter(({ id }) => !female?.some((each) => each.id === id))]
  const isOfBoth = ({ id }: { id: string }) => [female, male].every((list) => list?.some((each) => each.id === id))
  const told = all.map(
    (each) => ({ ...each, ways: [...each.ways], strength: isOfBoth(each) ? each.strength : 'ask' }) as DueCheck,
  )
  return told.toSorted(
    (one, other) =>
      Number(one.status !== 'due') - Number(other.status !== 'due') ||
      Number(!isOfBoth(one)) - Number(!isOfBoth(other)),
  )
}
