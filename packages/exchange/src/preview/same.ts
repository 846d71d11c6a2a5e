import { usualLoinc } from '../reading/loinc-kinds.ts'
import { secondsOf } from '../reading/when.ts'
import type { RecordEntry } from '../types.ts'

export const sourceKeyOf = ({ kind, source }: RecordEntry) => `${kind} ${source.system} ${source.id}`

/** The same fact from another source has the same key: what, when, how much. */
export function contentKeyOf(entry: RecordEntry): string {
  return `= ${entry.kind} ${whatOf(entry)} ${JSON.stringify(factsOf(entry))}`
}

function whatOf(entry: RecordEntry): string {
  if (entry.kind === 'vital' || entry.kind === 'lab' || entry.kind === 'social')
    return entry.loinc ? usualLoinc(entry.loinc) : foldName(entry.name)
  if (entry.kind === 'condition') return entry.snomed ?? entry.icd10 ?? foldName(entry.name)
  return foldName(entry.name)
}

function factsOf(entry: RecordEntry): unknown {
  switch (entry.kind) {
    case 'vital':
      return [
        instantOf(entry.time),
        entry.parts?.map(({ quantity }) => quantity.value) ?? entry.quantity?.value ?? entry.text,
      ]
    case 'lab':
      return [instantOf(entry.time), entry.comparator, entry.quantity?.value ?? entry.text]
    case 'social':
      return [entry.time, entry.quantity?.value ?? entry.text]
    case 'condition':
      return [entry.onset?.slice(0, 10), entry.status]
    case 'medication':
      return [entry.dose, entry.since?.slice(0, 10), entry.status]
    case 'procedure':
    case 'immunization':
      return entry.time?.slice(0, 10)
    case 'workout':
      return [instantOf(entry.time), instantOf(entry.until)]
    case 'document':
      return [entry.time, entry.base64?.length ?? entry.text ?? entry.url]
    case 'family-history':
      return entry.conditions.map(({ name, age }) => [foldName(name), age])
    default:
      return undefined
  }
}

/** The same moment in another time zone is the same. */
const instantOf = (time: string | undefined) => (time?.includes('T') ? secondsOf(time) : time)

/** All that an entry says, whichever file it stood in and whatever the order of its fields. */
export function dataOf(entry: RecordEntry): string {
  const { source: _source, subject: _subject, ...data } = entry
  return JSON.stringify(sorted(data))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  )
}

/** A code or a word in common. */
export function isSameThing(one: RecordEntry, other: RecordEntry): boolean {
  const codes = new Set(one.codings.map(({ system, code }) => `${system} ${code}`))
  if (other.codings.some(({ system, code }) => codes.has(`${system} ${code}`))) return true
  return wordsOf(one.name).some((word) => wordsOf(other.name).includes(word)) || one.name === other.name
}

export const foldName = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
export const wordsOf = (name: string): string[] => foldName(name).match(/[\p{L}\p{M}\p{N}]{2,}/gu) ?? []
