import type { NewLabResult } from '@salus/contract'
import { LAB_REVIEWS } from '@salus/contract/facts'
import { type LabEntry, ownCode, usualLoinc } from '@salus/exchange'
import { analyteOfLoinc } from '@salus/extract'
import type { KnownLab, LabWrite } from '../item.ts'
import { uuidOf } from './ids.ts'

export type PlacedLab =
  | { is: 'new' | 'changed'; write: LabWrite; before?: KnownLab }
  | { is: 'duplicate' }
  | { is: 'kept' | 'refused'; reason: string }

const LOINC = 'http://loinc.org'
const COMPARATORS = { '<': '<', '>': '>', '<=': '≤', '>=': '≥' } as const

/** Places results beside those that are there, by their source and by what they say. */
export class LabPlacer {
  readonly #byId = new Map<string, KnownLab>()
  readonly #facts = new Set<string>()

  readonly #clockOf: (instant: string) => string

  constructor(known: readonly KnownLab[], timeZone = 'UTC') {
    this.#clockOf = clockIn(timeZone)
    for (const lab of known) this.#note(lab)
  }

  place(entry: LabEntry, documentId?: string): PlacedLab {
    const takenAt = sampleTimeOf(entry.time && this.#clockOf(entry.time))
    if (!takenAt) return { is: 'kept', reason: 'It does not say on which day the sample was taken.' }
    const value = entry.quantity?.value ?? entry.text?.trim().slice(0, 200)
    if (value === undefined || value === '') return { is: 'kept', reason: 'It holds no value.' }
    if (typeof value === 'number' && !Number.isFinite(value))
      return { is: 'refused', reason: 'Its value is not a number.' }
    const result = resultOf(entry, value, takenAt)
    const there = this.#byId.get(result.id)
    if (there && saysTheSame(there, result)) return { is: 'duplicate' }
    if (!there && this.#facts.has(factOf(result))) return { is: 'duplicate' }
    this.#note(result)
    const write: LabWrite = { panel: entry.panel?.trim().slice(0, 150) ?? '', result, from: there ?? null }
    if (documentId) write.documentId = documentId
    return there ? { is: 'changed', write, before: there } : { is: 'new', write }
  }

  #note(lab: KnownLab): void {
    this.#byId.set(lab.id, lab)
    this.#facts.add(factOf(lab))
  }
}

function resultOf(entry: LabEntry, value: number | string, takenAt: string): NewLabResult {
  const { range, flag, comparator, loinc } = entry
  const text = range?.text ?? rangeText(range)
  const analyte = ownCode(entry, 'analyte')?.trim().slice(0, 120) || analyteIn(entry)
  return {
    id: uuidOf('lab', entry.source.system, entry.source.id),
    name: entry.name.trim().slice(0, 200) || 'Result',
    ...(analyte && { analyte }),
    ...(loinc && /^\d{1,7}-\d$/.test(loinc) && { loinc }),
    value,
    ...(comparator && { comparator: COMPARATORS[comparator] }),
    unit: (entry.quantity?.unit ?? '').trim().slice(0, 60),
    ...(entry.quantity?.ucum && { ucum: entry.quantity.ucum.slice(0, 60) }),
    ...(range && text && { range: { ...finite({ low: range.low, high: range.high }), text: text.slice(0, 200) } }),
    ...(flag && { flag }),
    takenAt,
    review: LAB_REVIEWS.find((each) => each === ownCode(entry, 'review')) ?? 'read',
  }
}

/** Under the name of our own reader, so that what is imported and what is read of a paper are one line over time. */
const analyteIn = ({ codings }: LabEntry): string | undefined =>
  codings.flatMap(({ system, code }) => (system === LOINC && analyteOfLoinc(code)) || [])[0]

const finite = (numbers: { low: number | undefined; high: number | undefined }): { low?: number; high?: number } =>
  Object.fromEntries(Object.entries(numbers).filter(([, each]) => each !== undefined && Number.isFinite(each)))

function rangeText(range: LabEntry['range']): string | undefined {
  if (range?.low !== undefined && range.high !== undefined) return `${range.low} - ${range.high}`
  if (range?.low !== undefined) return `≥ ${range.low}`
  return range?.high === undefined ? undefined : `≤ ${range.high}`
}

/** UTC is no laboratory's clock: it is told as the person's own clock showed it. A time with another offset is local already. */
function clockIn(timeZone: string): (when: string) => string {
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return (when) => {
    const instant = /T.*(?:Z|[+-]00:00)$/.test(when) ? Date.parse(when) : Number.NaN
    return Number.isNaN(instant) ? when : format.format(instant).replace(' ', 'T')
  }
}

/** As the laboratory's clock showed it: a day, with its minute where it is known. */
function sampleTimeOf(when: string | undefined): string | undefined {
  return when && when.length >= 10 ? when.slice(0, when.length >= 16 ? 16 : 10) : undefined
}

const factOf = ({ name, loinc, value, takenAt, comparator }: KnownLab) =>
  `${loinc ? usualLoinc(loinc) : name.toLowerCase().trim()} ${takenAt} ${comparator ?? ''} ${value}`

const saysTheSame = (one: KnownLab, other: KnownLab) => factOf(one) === factOf(other) && one.unit === other.unit
