import type { LabEntry, RecordEntry, SocialEntry, VitalEntry } from '../types.ts'

const TITLES = [
  'Date and time',
  'Until',
  'Kind',
  'Measure',
  'Value',
  'Unit',
  'Range',
  'Flag',
  'Device',
  'LOINC',
  'Source',
  'Note',
]

type Measured = VitalEntry | LabEntry | SocialEntry

/** Measurements and results as a table (RFC 4180, UTF-8 with a byte order mark, as spreadsheets expect), one a row. */
export const writeCsv = (entries: readonly RecordEntry[]): string => `${CSV_HEADER}${csvRows(entries)}`

export const CSV_HEADER = `\uFEFF${TITLES.join(',')}\r\n`

export const csvRows = (entries: readonly RecordEntry[]): string =>
  entries
    .filter((entry): entry is Measured => entry.kind === 'vital' || entry.kind === 'lab' || entry.kind === 'social')
    .map((entry) => `${rowOf(entry).map(cell).join(',')}\r\n`)
    .join('')

function rowOf(entry: Measured): string[] {
  const range = entry.kind === 'lab' ? entry.range : undefined
  const bounds = range && (range.text ?? [range.low, range.high].map((bound) => bound ?? '').join('–'))
  const parts = entry.kind === 'vital' ? entry.parts : undefined
  const quantity = parts?.[0]?.quantity ?? entry.quantity
  return [
    entry.time ?? '',
    (entry.kind === 'vital' && entry.until) || '',
    entry.kind,
    harmless(entry.name),
    parts
      ? parts.map((part) => part.quantity.value).join('/')
      : entry.quantity
        ? `${(entry.kind !== 'social' && entry.comparator) || ''}${entry.quantity.value}`
        : harmless(entry.text ?? ''),
    quantity?.unit ?? '',
    harmless(bounds ?? ''),
    (entry.kind === 'lab' && entry.flag) || '',
    harmless((entry.kind === 'vital' && entry.device) || ''),
    entry.loinc ?? '',
    harmless(`${entry.source.system} ${entry.source.id}`),
    harmless(entry.note ?? ''),
  ]
}

/** A text that a spreadsheet would run as a formula is marked as text. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text)
