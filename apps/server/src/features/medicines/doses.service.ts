import {
  type Adherence,
  type AsNeededDose,
  type DoseDays,
  type DoseMark,
  type DoseMarkList,
  type DosesToday,
  MARKS_PAGE,
  type MarkAnswer,
  MOST_DOSE_DAYS,
  type NewDoseMark,
  type PlannedDose,
} from '@salus/contract'
import { type Mark, mayTakeNow, supply as supplyOf, type ToldDose, tellDoses } from '@salus/dosing'
import { z } from 'zod'
import { AppError } from '#server/platform/errors/app-error.ts'
import { localDays } from '#server/platform/timeline/local-days.ts'
import type { DosesRepository, KeptMark, MarkPlace } from './doses.repository.ts'
import { asMark, marking, usualAmount, windowOf } from './marking.ts'
import type { KeptList } from './medicines.repository.ts'
import { shown as shownMedicine } from './medicines.service.ts'
import { isOver } from './planned.ts'
import type { KeptMedicine } from './stored-medicine.ts'

const DAY_MS = 86_400_000
/** Days that come after today on the first page. */
const DAYS_AHEAD = 7
/** A dose may be marked days after it was due. */
const MARKED_LATE_MS = 3 * DAY_MS

interface Deps {
  doses: DosesRepository
  listOf: (ownerId: string) => Promise<KeptList>
  nameOf: (userId: string) => Promise<string>
  /** Has the reminders of this person look at the doses anew. */
  replan: (ownerId: string) => Promise<void>
  now: () => Date
}

export interface DaysAsk {
  from: string
  to: string
  timeZone: string
}

export function dosesService({ doses, listOf, nameOf, replan, now }: Deps) {
  /** Each mark says by whom. */
  async function shown(marks: readonly KeptMark[]): Promise<DoseMark[]> {
    const ids = [...new Set(marks.flatMap(({ byId }) => byId ?? []))]
    const names = new Map(await Promise.all(ids.map(async (id) => [id, await nameOf(id)] as const)))
    return marks.map(({ byId, ...mark }) => ({
      ...mark,
      by: byId === null ? null : { id: byId, name: names.get(byId) ?? '' },
    }))
  }

  /** The planned doses of all medicines between two moments, each with what became of it. */
  async function planned(ownerId: string, { medicines }: KeptList, from: number, to: number): Promise<PlannedDose[]> {
    const [start, end] = [new Date(from).toISOString(), new Date(to).toISOString()]
    const at = now().toISOString()
    const marks = await doses.since(ownerId, new Date(from - MARKED_LATE_MS).toISOString())
    const told = new Map((await shown(marks)).map((mark) => [mark.id, mark]))
    const all = await Promise.all(
      medicines.map(async (medicine): Promise<PlannedDose[]> => {
        if (medicine.plan.every(({ schedule }) => schedule.kind === 'asNeeded')) return []
        const own = marks.filter(({ medicineId }) => medicineId === medicine.id)
        const known = dependsOnTaken(medicine) ? [...own, ...(await doses.lastOf(ownerId, medicine.id, 20))] : own
        return tellDoses(medicine.plan, start, end, known.map(asMark), at).map((dose) => ({
          ...toPlanned(medicine, dose),
          mark: markOf(own, dose, told),
        }))
      }),
    )
    return all.flat().sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
  }

  async function asNeeded(ownerId: string, medicine: KeptMedicine, marks: readonly KeptMark[]): Promise<AsNeededDose> {
    const at = now().toISOString()
    const own = marks.filter(({ medicineId, status }) => medicineId === medicine.id && status === 'taken')
    const [last] =
      own.length > 0 ? own.toSorted((a, b) => (a.at < b.at ? 1 : -1)) : await doses.lastOf(ownerId, medicine.id, 1)
    const [lastShown = null] = last ? await shown([last]) : []
    const { schedule } = medicine
    const about = { medicineId: medicine.id, amount: usualAmount(medicine), last: lastShown, from: null }
    if (schedule?.kind !== 'asNeeded') return { ...about, state: 'unlimited', taken: 0, most: null }
    const { most } = schedule
    const since = new Date(now().getTime() - (most?.hours ?? 24) * 3_600_000).toISOString()
    const taken = own.filter((mark) => mark.at > since).reduce((sum, { amount }) => sum + (amount ?? 1), 0)
    const counted = { ...about, taken, most: most?.amount ?? null }
    const may = mayTakeNow(schedule, own.map(asMark), at)
    if (may.may) {
      const isLimited = most !== undefined || schedule.gapHours !== undefined
      return { ...counted, state: may.isLast ? 'last-allowed' : isLimited ? 'allowed' : 'unlimited' }
    }
    const from = 'freeAt' in may && may.freeAt !== undefined ? may.freeAt : null
    return { ...counted, from, state: may.why === 'too-soon' ? 'too-soon' : 'over-most' }
  }

  /** `date`: today where the person is. */
  async function supplies(ownerId: string, list: KeptList, date: string): Promise<DosesToday['supplies']> {
    const at = now()
    // A dose that was answered before the count is in the count already, and nobody will take it again.
    const answered = new Date(at.getTime() - MARKED_LATE_MS - DAY_MS).toISOString()
    const all = await Promise.all(
      list.medicines.map(async (medicine) => {
        const { id, supply } = medicine
        if (!supply) return []
        const since = supply.countedAt < answered ? supply.countedAt : answered
        const marks = (await doses.ofMedicine(ownerId, id, since)).map(
          ({ amount, ...mark }): Mark => ({ ...mark, amount: amount ?? supply.perDose ?? 1 }),
        )
        const counted = [{ at: supply.countedAt, kind: 'counted' as const, pieces: supply.count }]
        const found = supplyOf(medicine.plan, counted, marks, at.toISOString())
        const left = found?.left ?? supply.count
        const isLow = (supply.refillAt !== null && left <= supply.refillAt) || (found?.refillDay ?? '9') <= date
        return [
          {
            medicineId: id,
            left,
            runsOutOn: found?.runsOut?.day ?? null,
            refillOn: found?.refillDay ?? null,
            state: left <= 0 ? ('out' as const) : isLow ? ('refill' as const) : ('enough' as const),
            isExpired: supply.expiry !== null && date.slice(0, supply.expiry.length) > supply.expiry,
          },
        ]
      }),
    )
    return all.flat()
  }

  async function days(ownerId: string, ask: DaysAsk): Promise<DoseDays> {
    const { calendar, first, last, start, end } = spanOf(ask)
    const found = await planned(ownerId, await listOf(ownerId), start, end)
    return { days: byDay(found, calendar, first, last) }
  }

  /** `date`: today where the person is. */
  async function suppliesOf(ownerId: string, timeZone: string) {
    const list = await listOf(ownerId)
    const date = dayText(localDays(timeZone).dayOf(now().getTime()))
    const taken = list.medicines.filter((medicine) => medicine.status === 'active' && !isOver(medicine, date))
    return { date, supplies: await supplies(ownerId, { ...list, medicines: taken }, date) }
  }

  const mark = marking({ doses, listOf, shown, now })

  return {
    async mark(ownerId: string, sent: readonly NewDoseMark[], byId: string | null): Promise<MarkAnswer[]> {
      const answers = await mark(ownerId, sent, byId)
      const { medicines } = await listOf(ownerId)
      const marked = new Set(answers.flatMap((each) => (each.outcome === 'marked' && each.mark?.medicineId) || []))
      // Reminders look at the marks before they ring. But the dose after this one may have another time now, and less is left.
      const changes = (medicine: KeptMedicine) => dependsOnTaken(medicine) || medicine.supply !== null
      if (medicines.some((medicine) => marked.has(medicine.id) && changes(medicine))) await replan(ownerId)
      return answers
    },
    days,
    supplies: suppliesOf,

    /** The first day of which there is a mark or a plan, in UTC; null where there is none. */
    async firstDay(ownerId: string): Promise<string | null> {
      const { medicines } = await listOf(ownerId)
      const begun = [await doses.oldest(ownerId), ...medicines.map(({ plan }) => plan[0]?.since)]
      return begun.flatMap((moment) => moment?.slice(0, 10) ?? []).toSorted()[0] ?? null
    },

    async undo(ownerId: string, id: string, byId: string | null): Promise<void> {
      if (!(await doses.undo(ownerId, id, now().toISOString(), byId))) throw new AppError('not_found')
      await replan(ownerId)
    },

    async list(
      ownerId: string,
      asked: {
        from?: string | undefined
        to?: string | undefined
        medicineId?: string | undefined
        limit?: number
        cursor?: string | undefined
      },
    ): Promise<DoseMarkList> {
      const { limit = MARKS_PAGE, cursor, medicineId } = asked
      const [from, to] = [asked.from, asked.to].map((moment) => moment && new Date(moment).toISOString())
      const before = cursor === undefined ? undefined : readCursor(cursor)
      const found = await doses.page(ownerId, { from, to, medicineId, before, limit: limit + 1 })
      const items = found.slice(0, limit)
      const last = items.at(-1)
      return { items: await shown(items), nextCursor: found.length > limit && last ? writeCursor(last) : null }
    },

    async today(ownerId: string, timeZone: string): Promise<DosesToday> {
      const list = await listOf(ownerId)
      const calendar = localDays(timeZone)
      const at = now()
      const day = calendar.dayOf(at.getTime())
      const [yesterday, start, end] = [day - 1, day, day + 1].map((each) => calendar.startOf(each)) as [
        number,
        number,
        number,
      ]
      const date = dayText(day)
      const taken = list.medicines.filter((medicine) => !isOver(medicine, date))
      const longest = Math.max(0, ...taken.map(windowOf))
      const window = new Date(Math.min(yesterday, at.getTime() - longest)).toISOString()
      const [found, marks, stocks] = await Promise.all([
        planned(ownerId, list, yesterday, calendar.startOf(day + 1 + DAYS_AHEAD)),
        doses.since(ownerId, window),
        supplies(ownerId, { ...list, medicines: taken }, date),
      ])
      const isToday = (moment: string) => Date.parse(moment) >= start && Date.parse(moment) < end
      const isOpen = ({ at: due, state }: PlannedDose) =>
        Date.parse(due) < start && (state === 'late' || state === 'due' || state === 'missed')
      const asked = found.filter((dose) => isToday(dose.at) || isOpen(dose))
      const unplanned = marks.filter((mark) => mark.plannedAt === null && isToday(mark.at))
      // A dose of this morning keeps its name when its medicine is stopped at noon.
      const named = new Set([...taken.map(({ id }) => id), ...[...asked, ...unplanned].map((each) => each.medicineId)])
      return {
        date,
        timeZone,
        at: at.toISOString(),
        planned: asked,
        asNeeded: await Promise.all(
          taken
            .filter((medicine) => medicine.asNeeded && medicine.status === 'active')
            .map((medicine) => asNeeded(ownerId, medicine, marks)),
        ),
        unplanned: await shown(unplanned),
        days: byDay(
          found.filter((dose) => Date.parse(dose.at) >= end),
          calendar,
          day + 1,
          day + DAYS_AHEAD,
        ),
        supplies: stocks,
        medicines: list.medicines.filter(({ id }) => named.has(id)).map(shownMedicine),
      }
    },

    async adherence(ownerId: string, ask: DaysAsk): Promise<Adherence> {
      const told = await days(ownerId, ask)
      const all = told.days.flatMap((each) => each.planned)
      return {
        all: countOf(all),
        days: told.days.map(({ date, planned: ofDay }) => ({ date, ...countOf(ofDay) })),
        medicines: [...Map.groupBy(all, ({ medicineId }) => medicineId)].map(([medicineId, own]) => ({
          medicineId,
          ...countOf(own),
        })),
      }
    },
  }
}

export type DosesService = ReturnType<typeof dosesService>

const dependsOnTaken = ({ plan }: KeptMedicine): boolean =>
  plan.some(({ schedule }) => schedule.kind === 'interval' && schedule.countedFrom === 'taken')

const toPlanned = ({ id }: KeptMedicine, dose: ToldDose): Omit<PlannedDose, 'mark'> => ({
  medicineId: id,
  slot: dose.slot,
  at: dose.at,
  day: dose.day,
  time: dose.time,
  amount: dose.amount,
  unit: dose.unit ?? null,
  when: dose.when ?? null,
  offset: dose.offset ?? null,
  state: dose.state,
})

function markOf(own: readonly KeptMark[], { slot, mark }: ToldDose, told: ReadonlyMap<string, DoseMark>) {
  const found = mark && own.find((each) => each.slot === slot)
  return (found && told.get(found.id)) ?? null
}

/** Only doses that are over count. */
function countOf(planned: readonly PlannedDose[]): Adherence['all'] {
  const count = (state: PlannedDose['state']) => planned.filter((dose) => dose.state === state).length
  const [taken, skipped, missed] = [count('taken'), count('skipped'), count('missed')]
  return { planned: taken + skipped + missed, taken, skipped, missed }
}

function byDay(planned: readonly PlannedDose[], calendar: ReturnType<typeof localDays>, first: number, last: number) {
  const days = Map.groupBy(planned, ({ at }) => calendar.dayOf(Date.parse(at)))
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    date: dayText(first + index),
    planned: days.get(first + index) ?? [],
  }))
}

function spanOf(ask: DaysAsk) {
  const { from, to, timeZone } = judgeSpan(ask)
  const calendar = localDays(timeZone)
  const [first, last] = [dayNumber(from), dayNumber(to)]
  return { calendar, first, last, start: calendar.startOf(first), end: calendar.startOf(last + 1) }
}

/** Nobody asks for more days at once. */
export function judgeSpan<Ask extends DaysAsk>(ask: Ask): Ask {
  const days = dayNumber(ask.to) - dayNumber(ask.from)
  if (days < 0 || days >= MOST_DOSE_DAYS)
    throw new AppError('invalid_request', { fields: { to: `Please ask for at most ${MOST_DOSE_DAYS} days.` } })
  return ask
}

const dayNumber = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS)
const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

const Position = z.object({ dueAt: z.iso.datetime(), id: z.uuid() })

const writeCursor = ({ plannedAt, at, id }: KeptMark): string =>
  Buffer.from(`${plannedAt ?? at} ${id}`).toString('base64url')

function readCursor(cursor: string): MarkPlace {
  const [dueAt, id] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const position = Position.safeParse({ dueAt, id })
  if (!position.success)
    throw new AppError('invalid_request', { fields: { cursor: 'This page of the list does not exist.' } })
  return position.data
}
