import { writtenUnit } from '../csv/units.ts'
import { usualLoinc } from '../reading/loinc-kinds.ts'
import { secondsOf } from '../reading/when.ts'
import type { AllergyEntry, ConditionEntry, Quantity, RecordEntry } from '../types.ts'

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

/** What makes it the same fact or another one: who is active today is not who was, and 70 kg are not 70 lb. */
function factsOf(entry: RecordEntry): unknown {
  switch (entry.kind) {
    case 'vital':
      return [
        instantOf(entry.time),
        entry.parts?.map(({ quantity }) => amountOf(quantity)) ?? (amountOf(entry.quantity) || entry.text),
      ]
    case 'lab':
      return [instantOf(entry.time), entry.comparator, amountOf(entry.quantity) || entry.text]
    case 'social':
      return [entry.time, amountOf(entry.quantity) || entry.text]
    case 'condition':
      return [entry.onset?.slice(0, 10) ?? entry.onsetText, entry.ended?.slice(0, 10), entry.status, doubtOf(entry)]
    case 'allergy':
      return [entry.status, entry.type === 'intolerance', doubtOf(entry)]
    case 'medication':
      return [entry.dose, entry.howOften, entry.since?.slice(0, 10), entry.until?.slice(0, 10), entry.status]
    case 'procedure':
      return [entry.time?.slice(0, 10), entry.status]
    case 'immunization':
      return [entry.time?.slice(0, 10), entry.dose]
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

/** Not saying that it is certain is no doubt. */
const doubtOf = ({ certainty }: ConditionEntry | AllergyEntry) => (certainty === 'confirmed' ? undefined : certainty)

/** "mmHg" and "mm[Hg]" are one unit; a unit that nobody wrote is one of its own. */
function amountOf(quantity: Quantity | undefined): string {
  if (!quantity) return ''
  const unit = (quantity.ucum ?? writtenUnit(quantity.unit) ?? quantity.unit).replace(/\{[^}]*\}/g, '')
  return `${quantity.value} ${foldName(unit)}`
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
