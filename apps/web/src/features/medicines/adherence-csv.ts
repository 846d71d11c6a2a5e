import { API, type DoseDays, type DoseMark, DoseMarkListSchema, type Medicine } from '@salus/contract'
import { send } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { csvText } from '#web/ui/csv-text.ts'
import { dayAfter } from './calendar-days.ts'
import { doseDaysQuery, medicinesQuery } from './medicines-requests.ts'
import { whyText } from './today-skip-reasons.ts'
import { markedBy } from './today-words.ts'

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

/** Every dose of a span of days as a table: what was planned, and what was taken as needed or beside the plan. */
export async function doseTable(from: string, to: string): Promise<string> {
  const [days, { items }, marks] = await Promise.all([
    queryClient.fetchQuery({ ...doseDaysQuery(from, to), staleTime: 0 }),
    queryClient.fetchQuery(medicinesQuery),
    marksBetween(from, to),
  ])
  return csvOf(days.days, marks, items)
}

async function marksBetween(from: string, to: string): Promise<DoseMark[]> {
  const marks: DoseMark[] = []
  let cursor: string | null = null
  do {
    const asked = new URLSearchParams({
      from: new Date(`${from}T00:00:00`).toISOString(),
      to: new Date(`${dayAfter(to, 1)}T00:00:00`).toISOString(),
      limit: '500',
      ...(cursor !== null && { cursor }),
    })
    const page = await send(`${API.doses}?${asked}`, { schema: DoseMarkListSchema })
    marks.push(...page.items)
    cursor = page.nextCursor
  } while (cursor !== null)
  return marks
}

export function csvOf(
  days: DoseDays['days'],
  marks: readonly DoseMark[],
  medicines: readonly Pick<Medicine, 'id' | 'name' | 'strength' | 'schedule'>[],
): string {
  const medicineOf = (wanted: string) => medicines.find(({ id }) => id === wanted)
  const named = (id: string) => [medicineOf(id)?.name ?? '', medicineOf(id)?.strength ?? '']
  const markCells = (mark: DoseMark | null) =>
    mark ? [localText(mark.at), whyText(mark.why), markedBy(mark)] : ['', '', '']
  const planned = days.flatMap(({ date, planned: ofDay }) =>
    ofDay.map((dose) => ({
      at: dose.at,
      cells: [
        date,
        dose.time,
        ...named(dose.medicineId),
        String(dose.mark?.amount ?? dose.amount),
        plainUnit(dose.unit),
        dose.state,
        ...markCells(dose.mark),
      ],
    })),
  )
  const others = marks
    .filter(({ plannedAt }) => plannedAt === null)
    .map((mark) => ({
      at: mark.at,
      cells: [
        localText(mark.at).slice(0, 10),
        '',
        ...named(mark.medicineId),
        mark.amount === null ? '' : String(mark.amount),
        plainUnit(medicineOf(mark.medicineId)?.schedule?.unit ?? null),
        mark.status,
        ...markCells(mark),
      ],
    }))
  const rows = [...planned, ...others].toSorted((one, other) => (one.at < other.at ? -1 : 1))
  return csvText([TITLES, ...rows.map(({ cells }) => cells)])
}

const plainUnit = (unit: string | null): string => unit?.replaceAll(/[{}]/g, '') ?? ''

function localText(moment: string): string {
  const at = new Date(moment)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}`
}
