import {
  DATE_KINDS,
  DOCTOR_LABELS,
  DOCTOR_SUFFIX,
  DOCTOR_TITLE,
  LABORATORY_LABELS,
  LABORATORY_WORD,
  PATIENT_LABELS,
} from '../knowledge/record-labels.ts'
import type { Row } from '../layout/rows.ts'
import { boxOf, confidenceOf, type Spot, textOf, writtenOf } from '../layout/spots.ts'
import { type DateReading, datesIn, isoOf } from '../reading/dates.ts'
import { fold } from '../reading/fold.ts'
import type { DateKind, DateOrder, Extraction, FoundDate, NamePlaced } from '../types.ts'

interface Dated {
  reading: DateReading
  kind: DateKind
  spots: Spot[]
}

const LONGEST_LABEL = 5
const MOST_SPOTS = 120
const MOST_DATES = 5000

/** The days that a document names, and what each is of. */
export function readDates(rows: readonly Row[], order: DateOrder, sure: boolean): FoundDate[] {
  const dated: Dated[] = []
  let above: Row | undefined
  for (const row of rows) {
    if (dated.length < MOST_DATES) dated.push(...datesOfRow(row, above, order))
    above = row
  }
  const newest = Math.max(
    ...dated.filter(({ kind, reading }) => kind !== 'birth' && !reading.shortYear).map(({ reading }) => reading.year),
    0,
  )
  const newestShort = Math.max(...dated.filter(({ kind }) => kind !== 'birth').map(({ reading }) => reading.year), 0)
  return dated.map(({ reading, kind, spots }) => {
    // Nobody is born after the report: 35 is then 1935.
    const latest = newest || newestShort
    const year =
      kind === 'birth' && reading.shortYear && latest > 0 && reading.year > latest ? reading.year - 100 : reading.year
    const { time, ...day } = { ...reading, year }
    const date: FoundDate = {
      kind,
      iso: isoOf(kind === 'birth' || time === undefined ? day : { ...day, time }),
      asWritten: writtenOf(spots),
      box: boxOf(spots),
      confidence:
        Math.round(
          (kind === 'other' ? 0.7 : 0.9) * (reading.swappable && !sure ? 0.6 : 1) * confidenceOf(spots) * 100,
        ) / 100,
    }
    if (reading.swappable && !sure) date.ambiguous = true
    return date
  })
}

function datesOfRow(row: Row, above: Row | undefined, order: DateOrder): Dated[] {
  const spots = row.spots.slice(0, MOST_SPOTS)
  const text = textOf(spots)
  if (!/\d{1,4}[./-]\d|\d{4}/.test(text)) return []
  const starts = offsetsOf(spots)
  let from = 0
  return datesIn(text, order).map((reading) => {
    const taken = spots.filter(
      (spot, index) => (starts[index] ?? 0) < reading.end && (starts[index] ?? 0) + spot.text.length > reading.start,
    )
    const before = spots.filter(
      (spot, index) => (starts[index] ?? 0) + spot.text.length <= reading.start && (starts[index] ?? 0) >= from,
    )
    from = reading.end
    const glued = text.slice(0, reading.start).split(' ').at(-1) ?? ''
    const kind = kindBefore(before, glued) ?? kindAbove(above, taken)
    return { reading, kind: kind ?? 'other', spots: taken }
  })
}

function offsetsOf(spots: Spot[]): number[] {
  let at = 0
  return spots.map(({ text }) => {
    const start = at
    at += text.length + 1
    return start
  })
}

/** The label that ends right before the date: "Collected on:", "Geb.", "Age/DOB". */
function kindBefore(before: Spot[], glued: string): DateKind | undefined {
  const words = before.map(({ text }) => text)
  if (glued) words.push(glued.replace(/[:=].*$/, ''))
  for (let skipped = 0; skipped <= 2; skipped++) {
    const near = words.slice(0, words.length - skipped)
    for (let length = Math.min(LONGEST_LABEL, near.length); length >= 1; length--) {
      const kind =
        DATE_KINDS.get(fold(near.slice(-length).join(' ')).replace(/ (?:date|on|at|time)$/, '')) ??
        DATE_KINDS.get(fold(near.slice(-length).join(' ')))
      if (kind) return kind
    }
    const last = words.at(-1 - skipped) ?? ''
    if (!/^(?:[:=/(-]+|on|at|date|am|le|el|\S+:)$/i.test(last)) break
  }
  return undefined
}

/** Forms print the label over its box. */
function kindAbove(above: Row | undefined, taken: Spot[]): DateKind | undefined {
  const [first] = taken
  if (!above || !first) return undefined
  const cell = above.cells.find((spots) => Math.abs((spots[0]?.x0 ?? 0) - first.x0) < above.height * 1.5)
  return cell && cell.length <= LONGEST_LABEL ? DATE_KINDS.get(fold(textOf(cell))) : undefined
}

const MOST_NAME_WORDS = 6

/** Who asked for the report, whom it is of and who made it, where the page says so. */
export function readPeople(rows: readonly Row[]): Pick<Extraction, 'doctor' | 'patient' | 'laboratory'> {
  let doctor: NamePlaced | undefined
  let patient: NamePlaced | undefined
  let laboratory: NamePlaced | undefined
  for (const row of rows) {
    const spots = row.spots.slice(0, MOST_SPOTS)
    for (const cell of row.cells.slice(0, 12)) {
      doctor ??= labelled(cell, spots, DOCTOR_LABELS, isDoctor) ?? titled(cell)
      patient ??= labelled(cell, spots, PATIENT_LABELS, isPerson)
      laboratory ??= labelled(cell, spots, LABORATORY_LABELS, (name) => name.length > 0)
    }
    if (doctor && patient && laboratory) break
  }
  laboratory ??= laboratoryIn(rows)
  return { ...(doctor ? { doctor } : {}), ...(patient ? { patient } : {}), ...(laboratory ? { laboratory } : {}) }
}

function labelled(
  cell: Spot[],
  row: Spot[],
  labels: Set<string>,
  fits: (name: Spot[]) => boolean,
): NamePlaced | undefined {
  for (let length = Math.min(4, cell.length); length >= 1; length--) {
    const label = textOf(cell.slice(0, length))
    if (!labels.has(fold(label))) continue
    const colon = /:$/.test(label) || cell[length]?.text === ':'
    const inCell = cell.slice(length).filter(({ text }, index) => !(index === 0 && /^[:.-]+$/.test(text)))
    const last = cell.at(-1)
    const behind = last
      ? row.filter(({ x0 }) => x0 > last.x1).filter(({ text }, index) => !(index === 0 && text === ':'))
      : []
    const candidate = untilLabel(inCell.length > 0 ? inCell : colon || behind.length > 0 ? nextCell(behind) : [])
    // Without a colon, the cell beside a label is often the next label.
    const certain =
      colon || DOCTOR_TITLE.test(candidate[0]?.text ?? '') || (inCell.length === 0 && candidate.length > 1)
    if (candidate.length > 0 && certain && fits(candidate)) return placed(candidate)
    return undefined
  }
  const glued = /^([^:]{2,30}):(\p{L}.*)$/u.exec(cell[0]?.text ?? '')
  if (glued && labels.has(fold(glued[1] ?? ''))) {
    const first = cell[0] as Spot
    const name = [{ ...first, text: glued[2] ?? '', written: glued[2] ?? '' }, ...untilLabel(cell.slice(1))]
    return fits(name) ? placed(name) : undefined
  }
  return undefined
}

function nextCell(behind: Spot[]): Spot[] {
  const cell: Spot[] = []
  for (const spot of behind) {
    const last = cell.at(-1)
    if (last && spot.x0 - last.x1 > (spot.y1 - spot.y0) * 1.2) break
    cell.push(spot)
  }
  return cell
}

/** A name ends where the next label begins. */
function untilLabel(spots: Spot[]): Spot[] {
  const end = spots.findIndex(
    ({ text }, index) =>
      index > 0 &&
      (/:$/.test(text) ||
        DATE_KINDS.has(fold(text)) ||
        /\d{2}/.test(text) ||
        /^(?:age|sex|gender|edad|sexo|age\/sex|alter|geb\.?|lanr|id|m|f)$/i.test(text)),
  )
  return (end < 0 ? spots : spots.slice(0, end)).slice(0, MOST_NAME_WORDS + 2)
}

function titled(cell: Spot[]): NamePlaced | undefined {
  const at = cell.findIndex(({ text }) => DOCTOR_TITLE.test(text) && text.length > 1)
  if (at > 0 && cell.length > 10) return undefined
  if (at >= 0) {
    const name = untilLabel(cell.slice(at))
    return isDoctor(name) ? placed(name) : undefined
  }
  const suffix = cell.findIndex(({ text }) => /^(?:MD|M\.D\.|MBBS|FRCP|MRCP),?$/.test(text))
  return suffix >= 2 && suffix <= 4 && isPerson(cell.slice(0, suffix)) ? placed(cell.slice(0, suffix + 1)) : undefined
}

function isDoctor(name: Spot[]): boolean {
  const bare = name.filter(({ text }) => !DOCTOR_TITLE.test(text) && !DOCTOR_SUFFIX.test(text))
  return isPerson(bare)
}

function isPerson(name: Spot[]): boolean {
  if (name.length === 0 || name.length > MOST_NAME_WORDS) return false
  return name.every(({ text }) => /^[\p{L}\p{M}.'’,()-]+$/u.test(text)) && /^[\p{Lu}\p{Lo}]/u.test(name[0]?.text ?? '')
}

function laboratoryIn(rows: readonly Row[]): NamePlaced | undefined {
  for (const row of rows.slice(0, 12)) {
    for (const cell of row.cells) {
      const text = textOf(cell)
      if (text.length > 70 || /\d{3}|[:@]/.test(text)) continue
      if (
        LABORATORY_WORD.test(text) &&
        cell.length > 1 &&
        !/\b(?:report|result|informe|befund|results|resultados|r[ée]sultats|test|bericht)\b/i.test(text)
      )
        return placed(cell)
    }
  }
  return undefined
}

function placed(spots: Spot[]): NamePlaced {
  const name = writtenOf(spots).replace(/[,;:.\s]+$/, '')
  return {
    name,
    asWritten: writtenOf(spots),
    box: boxOf(spots),
    confidence: Math.round(0.85 * confidenceOf(spots) * 100) / 100,
  }
}
