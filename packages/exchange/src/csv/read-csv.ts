import { refused, remark } from '../reading/entries.ts'
import { peel } from '../reading/peel.ts'
import { SENTENCES } from '../sentences.ts'
import type { Bytes, Entry, Source, VitalEntry } from '../types.ts'
import { CSV_VITALS, type CsvVital, codingsOf } from './csv-vitals.ts'
import { dayOf, isOfOtherOrder, splitTime, timeOf } from './dates.ts'
import { foldTitle } from './fold-title.ts'
import { previewCsv, vitalOf } from './guess.ts'
import type { ColumnRole, CsvMatch, CsvQuestion } from './match.ts'
import { BEYOND, numberOf, PRESSURE, unitOfCell } from './numbers.ts'
import { rowReader } from './rows.ts'
import { isPossible, isUnitOf, unitOfTitle, unitOfValues, writtenUnitOf } from './units.ts'

const CSV = 'urn:csv'
/** Enough of a table to see how it is made. */
const FIRST_BYTES = 65_536
const QUESTIONS: Record<CsvQuestion, string> = {
  'date-order': SENTENCES.ambiguousDate,
  'date-column': SENTENCES.noDateColumn,
  'vital-column': SENTENCES.noVitalColumn,
  unit: SENTENCES.noUnit,
}

/** A table that leaves no question; else what must be asked. */
export async function* readCsvAsGuessed(bytes: Bytes): AsyncGenerator<Entry[]> {
  const { first, whole } = await peel(bytes, FIRST_BYTES)
  const { match, questions } = previewCsv(first)
  if (questions.length === 0) yield* readCsv(whole, match)
  else
    yield questions.map((question) =>
      refused({ system: CSV, id: question, where: 'row 1' }, 'table', QUESTIONS[question]),
    )
}

/** The rows of a table, in batches as they arrive, read as the match says. */
export async function* readCsv(bytes: Bytes, match: CsvMatch): AsyncGenerator<Entry[]> {
  const decoder = new TextDecoder(match.encoding)
  const reader = rowReader(match.delimiter)
  let number = 0
  const read = (rows: string[][]) =>
    rows.flatMap((row) => {
      number++
      if (number === 1 && match.hasHeader) return unread(row, match)
      if (row.every((cell) => cell.trim() === '')) return []
      return readRow(row, match, number)
    })
  for await (const chunk of bytes) yield read(reader.write(decoder.decode(chunk, { stream: true })))
  yield [...read(reader.write(decoder.decode())), ...read(reader.end())]
}

/** Which columns are left out is told once. */
function unread(header: string[], match: CsvMatch): Entry[] {
  const names = header.filter((name, index) => name.trim() && (match.columns[index]?.is ?? 'ignore') === 'ignore')
  if (names.length === 0) return []
  return [remark({ system: CSV, id: 'columns', where: 'row 1' }, `These columns were not read: ${names.join(', ')}.`)]
}

interface Measured {
  vital: CsvVital
  ucum: string | undefined
  group: string
  cell: string
}

function readRow(row: string[], match: CsvMatch, number: number): Entry[] {
  const where = `row ${number}`
  const refuse = (what: string, reason: string) => [
    refused({ system: CSV, id: `${where} ${what}`, where }, what, reason, row.join(match.delimiter)),
  ]
  const cellOf = (is: ColumnRole['is']) => row[match.columns.findIndex((column) => column.is === is)]?.trim() ?? ''
  const when = whenOfRow(cellOf('datetime') || cellOf('date'), cellOf('time'), match)
  if ('reason' in when) return refuse('row', when.reason)
  const note = cellOf('note')
  const measured = [
    ...match.columns.flatMap((column, index) => measuredOf(column, row[index]?.trim() ?? '')),
    ...longForm(cellOf, match),
  ]
  if (measured.length === 0) return refuse('row', SENTENCES.unmatchedRow)
  const groups = Map.groupBy(measured, ({ vital, group }) =>
    PARTS.has(vital) ? `pressure ${group}` : `${vital} ${group}`,
  )
  return [...groups.values()].flatMap((group): Entry[] => {
    const [first] = group as [Measured]
    const entry = PARTS.has(first.vital) || first.vital === 'blood-pressure' ? pressureOf(group) : single(first, match)
    if ('reason' in entry) return refuse(CSV_VITALS[first.vital].name, entry.reason)
    const words = [first.group, note].filter(Boolean).join(', ')
    const id = `${when.time ?? ''} ${entry.name} ${first.group} ${group.map(({ cell }) => cell).join('/')}`.trim()
    return [
      {
        ...entry,
        source: { system: CSV, id, where },
        ...(when.time && { time: when.time }),
        ...(words && { note: words }),
      },
    ]
  })
}

const PARTS = new Set<CsvVital>(['systolic', 'diastolic'])
const NO_SOURCE: Source = { system: CSV, id: '', where: '' }

function measuredOf(column: ColumnRole, cell: string): Measured[] {
  if (column.is !== 'vital' || cell === '') return []
  return [{ vital: column.vital, ucum: column.ucum, group: column.group ?? '', cell }]
}

/** One measurement a row: what, how much, in which unit. */
function longForm(cellOf: (is: ColumnRole['is']) => string, { units }: CsvMatch): Measured[] {
  const [measure, cell, unit] = [cellOf('measure'), cellOf('value'), cellOf('unit')]
  const vital = measure && cell ? vitalOf(foldTitle(measure)) : undefined
  if (!vital) return []
  const ucum = unit
    ? (writtenUnitOf(vital, unit) ?? unit)
    : (unitOfTitle(measure, vital) ?? units?.[vital] ?? undefined)
  return [{ vital, ucum, group: '', cell }]
}

function whenOfRow(date: string, time: string, match: CsvMatch): { time?: string } | { reason: string } {
  const hasColumn = match.columns.some(({ is }) => is === 'date' || is === 'datetime')
  if (!hasColumn) return {}
  const split = splitTime(date)
  const day = dayOf(split.date, match.dateOrder)
  if (!day) return { reason: noDayReason(split.date, match.dateOrder) }
  const written = split.time || time
  if (!written) return { time: day }
  const clock = timeOf(written)
  return clock ? { time: `${day}${clock}` } : { reason: SENTENCES.badTime }
}

function noDayReason(date: string, order: CsvMatch['dateOrder']): string {
  if (!order) return SENTENCES.ambiguousDate
  return isOfOtherOrder(date, order) ? SENTENCES.otherOrder : SENTENCES.badDate
}

function named(vital: CsvVital): Pick<VitalEntry, 'name' | 'loinc' | 'codings'> {
  const { name, loinc } = CSV_VITALS[vital]
  return { name, codings: codingsOf(vital), ...(loinc && { loinc }) }
}

/** The unit in a cell goes before the unit of the column. */
function single({ vital, ucum: ofColumn, cell: written }: Measured, match: CsvMatch): VitalEntry | { reason: string } {
  const base = { kind: 'vital' as const, source: NO_SOURCE, ...named(vital) }
  const beyond = vital === 'glucose' ? BEYOND.exec(written) : null
  const [, comparator, cell = written] = beyond ?? []
  // Which number its meter means is for the record to say.
  if (beyond && !comparator) return { ...base, text: written }
  const value = numberOf(cell, match.decimal)
  if (value === undefined) return { reason: SENTENCES.badValue }
  const ucum = unitOfCell(cell) ?? ofColumn ?? unitOfValues(vital, [])
  if (!ucum) return { reason: SENTENCES.noUnit }
  if (!isUnitOf(vital, ucum)) return { reason: SENTENCES.otherUnit }
  if (!isPossible(vital, ucum, value)) return { reason: SENTENCES.impossibleInUnit }
  const bound = comparator && { comparator: comparator === '<' ? ('<' as const) : ('>' as const) }
  return { ...base, quantity: { value, unit: ucum, ucum }, ...bound }
}

function pressureOf(group: Measured[]): VitalEntry | { reason: string } {
  if (group.some(({ vital, ucum }) => ucum && !isUnitOf(vital, ucum))) return { reason: SENTENCES.otherUnit }
  const cell = (vital: CsvVital) => group.find((each) => each.vital === vital)?.cell
  const both = PRESSURE.exec(cell('blood-pressure') ?? '')
  const values = [both?.[1] ?? cell('systolic'), both?.[2] ?? cell('diastolic')].map(
    (text) => numberOf(text ?? '', '.') ?? numberOf(text ?? '', ','),
  )
  const [systolic, diastolic] = values
  if (systolic === undefined || diastolic === undefined) {
    const isAlone = group.length === 1 && group.every(({ vital }) => PARTS.has(vital))
    return { reason: isAlone ? SENTENCES.badPressure : SENTENCES.badValue }
  }
  const part = (vital: 'systolic' | 'diastolic', value: number) => ({
    ...named(vital),
    quantity: { value, unit: 'mm[Hg]', ucum: 'mm[Hg]' },
  })
  return {
    kind: 'vital',
    source: NO_SOURCE,
    ...named('blood-pressure'),
    parts: [part('systolic', systolic), part('diastolic', diastolic)],
  }
}
