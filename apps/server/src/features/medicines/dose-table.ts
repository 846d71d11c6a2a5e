import {
  CSV_MARK,
  csvLine,
  type DoseDays,
  type DoseMark,
  type DoseMarkList,
  MARKS_PAGE,
  type Medicine,
  whyText,
} from '@salus/contract'
import { isZone } from '@salus/dosing'

interface DaysAsk {
  from: string
  to: string
  timeZone: string
}

interface Deps {
  days: (ownerId: string, ask: DaysAsk) => Promise<DoseDays>
  marks: (
    ownerId: string,
    page: { from: string; to: string; limit: number; cursor?: string | undefined },
  ) => Promise<DoseMarkList>
  medicines: (ownerId: string) => Promise<{ items: Medicine[] }>
  nameOf: (userId: string) => Promise<string>
}

const TITLES = [
  'Date',
  'Planned at',
  'Medicine',
  'Strength',
  'Amount',
  'Unit',
  'State',
  'Taken or skipped at',
  'Why',
  'Marked by',
]
const DAY_MS = 86_400_000
/** Told at a time: nobody's whole life is held at once. */
const DAYS_AT_ONCE = 60

interface Row {
  at: string
  cells: string[]
}

/**
 * Every dose of a span of days as a table, in pieces: what was planned, and what was taken as needed or beside the plan. RFC 4180, with
 * a byte order mark, as spreadsheets expect.
 */
export function doseTable({ days, marks, medicines, nameOf }: Deps) {
  async function unplanned(ownerId: string, span: { from: string; to: string }): Promise<DoseMark[]> {
    const found: DoseMark[] = []
    let cursor: string | undefined
    do {
      const page = await marks(ownerId, { ...span, limit: MARKS_PAGE, cursor })
      found.push(...page.items.filter(({ plannedAt }) => plannedAt === null))
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    return found
  }

  return async function* table(ownerId: string, ask: DaysAsk): AsyncGenerator<string> {
    const timeZone = isZone(ask.timeZone) ? ask.timeZone : 'UTC'
    const [{ items }, owner] = await Promise.all([medicines(ownerId), nameOf(ownerId)])
    const rowOf = rowsIn({ timeZone, owner, medicines: items })
    yield `${CSV_MARK}${csvLine(TITLES)}`
    for (let from = ask.from; from <= ask.to; from = dayAfter(from, DAYS_AT_ONCE)) {
      const last = dayAfter(from, DAYS_AT_ONCE - 1)
      const to = last < ask.to ? last : ask.to
      const told = await days(ownerId, { from, to, timeZone })
      const planned = told.days.flatMap((day) => day.planned.map((dose) => rowOf.planned(day.date, dose)))
      // A day begins and ends up to fourteen hours away from that of UTC.
      const span = { from: `${dayAfter(from, -1)}T00:00:00.000Z`, to: `${dayAfter(to, 2)}T00:00:00.000Z` }
      const beside = (await unplanned(ownerId, span)).map(rowOf.beside)
      const rows = [...planned, ...beside.filter(({ cells: [date = ''] }) => date >= from && date <= to)]
      yield rows
        .toSorted((one, other) => (one.at < other.at ? -1 : 1))
        .map(({ cells }) => csvLine(cells))
        .join('')
    }
  }
}

interface RowsOf {
  timeZone: string
  /** Who marks what nobody else has marked. */
  owner: string
  medicines: readonly Medicine[]
}

function rowsIn({ timeZone, owner, medicines }: RowsOf) {
  // Swedes write the day before the time, and both in figures.
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
  const localText = (moment: string) => clock.format(new Date(moment))
  const medicineOf = (id: string) => medicines.find((each) => each.id === id)
  const named = (id: string) => [medicineOf(id)?.name ?? '', medicineOf(id)?.strength ?? '']
  const markCells = (mark: DoseMark | null) =>
    mark ? [localText(mark.at), whyText(mark.why), mark.by?.name ?? owner] : ['', '', '']
  return {
    planned: (date: string, dose: DoseDays['days'][number]['planned'][number]): Row => {
      const { medicineId, time, amount, unit, state, mark, at } = dose
      const taken = String(mark?.amount ?? amount)
      return { at, cells: [date, time, ...named(medicineId), taken, plain(unit), state, ...markCells(mark)] }
    },
    beside: (mark: DoseMark): Row => {
      const { medicineId, amount, status, at } = mark
      const unit = medicineOf(medicineId)?.schedule?.unit ?? null
      const date = localText(at).slice(0, 10)
      const taken = amount === null ? '' : String(amount)
      return { at, cells: [date, '', ...named(medicineId), taken, plain(unit), status, ...markCells(mark)] }
    },
  }
}

const plain = (unit: string | null): string => unit?.replaceAll(/[{}]/g, '') ?? ''

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
