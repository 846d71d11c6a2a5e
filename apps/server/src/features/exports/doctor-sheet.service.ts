import { type DoctorSheet, type HistoryDetails, type LabResult, SHEET_LIMITS, type SheetNames } from '@salus/contract'
import { AppError } from '#server/platform/errors/app-error.ts'
import { localDays } from '#server/platform/timeline/local-days.ts'
import type { Rooms } from './rooms.ts'
import { unlessGone } from './unless-gone.ts'

/** Tells the names of an illness in each language, by its code or its name. */
export type NamesOf = (name: string, icd10: string | null) => SheetNames

export interface SheetAsk {
  /** Since when; all there is without it. */
  from?: string | undefined
  /** Whose days are counted; an IANA name. */
  timeZone: string
}

interface Deps {
  now: () => Date
  namesOf: NamesOf
}

/** The sheet is made of this, since a day or since the beginning. The page chooses which of it to show. */
export function sheetService(rooms: Rooms, { now, namesOf }: Deps) {
  return async (ownerId: string, { from: asked, timeZone }: SheetAsk): Promise<DoctorSheet> => {
    const made = now()
    if (asked && Date.parse(asked) >= made.getTime())
      throw new AppError('invalid_request', { fields: { from: 'The beginning has to be before today.' } })
    const from = asked ? new Date(asked).toISOString() : null
    const [{ saved, account }, details, age, immunizations, nextVisit, doses, vitals, labs] = await Promise.all([
      rooms.history.form(ownerId),
      rooms.history.details(ownerId),
      rooms.ageOf(ownerId),
      rooms.immunizations.list(ownerId),
      rooms.visits.next(ownerId, timeZone),
      dosesOf(rooms, ownerId, lastDays(SHEET_LIMITS.doseDays, made, timeZone)),
      vitalsOf(rooms, ownerId, from),
      labsOf(rooms, ownerId, from),
    ])
    return {
      // The day of birth comes from the account, as the age does: the history may say another day.
      ...account,
      // A small child's comes with its months.
      age: age === null ? null : Math.floor(age),
      madeAt: made.toISOString(),
      from,
      history: details && { details, savedAt: saved?.savedAt ?? made.toISOString() },
      names: details ? namesIn(details, namesOf) : {},
      immunizations: immunizations.items,
      nextVisit,
      doses,
      vitals,
      labs,
    }
  }
}

const DAY_MS = 86_400_000

interface Days {
  from: string
  to: string
  timeZone: string
}

function lastDays(count: number, now: Date, timeZone: string): Days {
  const today = localDays(timeZone).dayOf(now.getTime())
  return { from: dateOf(today - count + 1), to: dateOf(today), timeZone }
}

const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** Where nothing is planned there is nothing to tell. */
async function dosesOf({ medicines }: Rooms, ownerId: string, days: Days): Promise<DoctorSheet['doses']> {
  const [{ items }, { medicines: counts }] = await Promise.all([
    medicines.list(ownerId),
    medicines.doses.adherence(ownerId, days),
  ])
  return items.flatMap(({ id, name, strength, status }) => {
    const count = counts.find(({ medicineId }) => medicineId === id)
    if (!count || count.planned === 0 || status === 'stopped') return []
    return [{ name, strength, planned: count.planned, taken: count.taken }]
  })
}

async function vitalsOf({ vitals }: Rooms, ownerId: string, from: string | null): Promise<DoctorSheet['vitals']> {
  const { items } = await vitals.latest(ownerId)
  const measured = items.filter(({ at }) => from === null || at >= from)
  const read = await Promise.all(
    measured.map(async ({ normal: _, ...newest }) => ({
      newest,
      trend: await vitals.trend(ownerId, {
        measure: newest.measure,
        buckets: SHEET_LIMITS.buckets,
        ...(from && { from }),
      }),
    })),
  )
  return read.filter(({ trend }) => trend.count > 0)
}

async function labsOf({ labs }: Rooms, ownerId: string, from: string | null): Promise<DoctorSheet['labs']> {
  const isWithin = ({ takenAt }: LabResult) => from === null || takenAt.slice(0, 10) >= from.slice(0, 10)
  const { analytes } = await labs.overview(ownerId)
  const tested = analytes.filter(({ latest }) => isWithin(latest))
  const read = await Promise.all(
    tested.slice(0, SHEET_LIMITS.labs).map(async ({ latest, count }) => {
      const all = count === 1 ? [latest] : (await labs.series(ownerId, latest.series)).results
      return all.filter(isWithin).slice(-SHEET_LIMITS.results)
    }),
  )
  const reports = new Map<string, { title: string; laboratory?: string }>()
  for (const id of new Set(read.flatMap((results) => results.at(-1)?.reportId ?? []))) {
    const report = await unlessGone(labs.report(ownerId, id))
    if (report) reports.set(id, { title: report.title, ...(report.laboratory && { laboratory: report.laboratory }) })
  }
  return read
    .filter((results) => results.length > 0)
    .map((results) => ({ results, report: reports.get(results.at(-1)?.reportId ?? '') ?? null }))
}

function namesIn(
  { conditions, medications, allergies, surgeries }: HistoryDetails,
  namesOf: NamesOf,
): DoctorSheet['names'] {
  const wanted = [
    ...conditions,
    ...allergies.map(({ substance }) => ({ name: substance, icd10: null })),
    ...surgeries.map(({ name }) => ({ name, icd10: null })),
    ...medications.flatMap(({ reason }) => (reason ? { name: reason, icd10: null } : [])),
  ]
  const found = wanted.map(({ name, icd10 }) => [name, namesOf(name, icd10)] as const)
  return Object.fromEntries(found.filter(([, names]) => Object.keys(names).length > 0))
}
