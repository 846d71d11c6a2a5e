import {
  DAY_SCHEME,
  DOSE_UNIT,
  FORMS,
  FREQUENCY,
  LEADING_FORMS,
  LIST_LABEL,
  PLAN_TITLES,
} from '../knowledge/medicine-words.ts'
import { NOTE_OPENINGS } from '../knowledge/plain-words.ts'
import { analytesNamed } from '../labs/match-analyte.ts'
import type { Row } from '../layout/rows.ts'
import { boxOf, confidenceOf, cutSpot, type Spot, textOf, writtenOf } from '../layout/spots.ts'
import { fold } from '../reading/fold.ts'
import { type DecimalMark, readingsOf } from '../reading/numbers.ts'
import { readUnit } from '../reading/units.ts'
import type { Medicine } from '../types.ts'

const MOST_NAME_WORDS = 6
const MOST_SPOTS = 60
/** Times the height of a row: how far below its name a medicine's frequency may stand. */
const NEXT_LINE = 2.2

/** Medicines with dose, form and how often, from prescriptions, plans and lists. */
export function readMedicines(rows: readonly Row[], mark: DecimalMark): Medicine[] {
  const found: Medicine[] = []
  let inPlan = false
  let last: { medicine: Medicine; row: Row } | undefined
  for (const row of rows) {
    const titles = row.spots.length <= 14 ? row.spots.filter(({ text }) => PLAN_TITLES.has(fold(text))).length : 0
    if (titles >= 2 && titles >= row.spots.length * 0.5) {
      inPlan = true
      continue
    }
    const medicine = medicineIn(row, mark, inPlan)
    if (medicine) {
      found.push(medicine)
      last = { medicine, row }
      continue
    }
    if (
      last &&
      last.medicine.frequency === undefined &&
      row.y > last.row.y &&
      row.y - last.row.y < row.height * NEXT_LINE
    )
      addFrequency(last.medicine, row)
    last = undefined
  }
  return found
}

function addFrequency(medicine: Medicine, row: Row) {
  const text = textOf(row.spots.slice(0, MOST_SPOTS))
  const often = FREQUENCY.exec(text)?.[0] ?? row.spots.find((spot) => DAY_SCHEME.test(spot.text))?.text
  if (often && text.length < 160) medicine.frequency = often
}

const DOSE = /^(\d{1,5}(?:[.,'/]\d{1,4})*)(?:\s?([a-zµμ%.\u0900-\u0d00/]+\d?))?[,;)]*$/i

function medicineIn(row: Row, mark: DecimalMark, inPlan: boolean): Medicine | undefined {
  const spots = row.spots.slice(0, MOST_SPOTS).flatMap(unglueDose)
  const first = spots[0]
  if (!first || spots.length < 2) return undefined
  const start = startOfName(spots)
  const leading = start > 0 && spots.slice(0, start).some(({ text }) => LEADING_FORMS.has(fold(text)))
  const doseAt = spots.findIndex((_, index) => index > start && doseHere(spots, index) !== undefined)
  const formAt = spots.findIndex(({ text }, index) => index > start && FORMS.has(fold(text)))
  const dose = doseAt < 0 ? undefined : doseHere(spots, doseAt)
  if (!dose && formAt < 0 && !leading && !inPlan) return undefined
  const schedule = scheduleIn(spots, doseAt < 0 ? start + 1 : doseAt)
  // A name alone is no medicine: its dose, and a form or how often, must stand with it.
  const evidence = Number(dose !== undefined) + Number(schedule !== undefined) + Number(formAt >= 0 || leading)
  if (evidence < (inPlan ? 1 : 2) || (!dose && !schedule)) return undefined
  const nameEnd = Math.min(...[doseAt, schedule?.at ?? -1, formAt].filter((index) => index > start), spots.length)
  const name = nameSpots(spots.slice(start, nameEnd))
  if (!isName(name, row)) return undefined
  const medicine: Medicine = {
    name: writtenOf(name).replace(/[,;:(]+$/, ''),
    box: boxOf(row.spots),
    asWritten: writtenOf(row.spots),
    confidence: Math.round((0.45 + evidence * 0.15) * confidenceOf(spots) * 100) / 100,
  }
  const [value] = dose ? readingsOf(dose.digits, mark) : []
  if (value !== undefined && dose) {
    medicine.dose = value
    medicine.unit = dose.unit
  }
  const form = leading ? spots.slice(0, start).find(({ text }) => LEADING_FORMS.has(fold(text))) : spots[formAt]
  if (form) medicine.form = form.written.replace(/[.,;:]+$/, '')
  if (schedule) medicine.frequency = schedule.text
  return medicine
}

function unglueDose(spot: Spot): Spot[] {
  const parts = /^(\d[\d.,]*)([a-zµμ]+[.,;]?)$/i.exec(spot.text)
  return parts && DOSE_UNIT.test((parts[2] ?? '').replace(/[.,;]$/, '')) ? cutSpot(spot, parts[1]?.length ?? 1) : [spot]
}

const MARKER = /^(?:\d{1,2}[.)]?|\d{1,2}x|x|[-*•·:]+|\(?\d{1,2}\))$/i

/** Past the label of the list, its numbers, "1x" and short forms. */
function startOfName(spots: Spot[]): number {
  let start = 0
  while (start < spots.length - 1 && start < 4) {
    const text = spots[start]?.text ?? ''
    if (!MARKER.test(text) && !LIST_LABEL.test(text) && !LEADING_FORMS.has(fold(text))) break
    start++
  }
  return start
}

function doseHere(spots: Spot[], at: number): { digits: string; unit: string } | undefined {
  const text = spots[at]?.text ?? ''
  const parts = DOSE.exec(text)
  const digits = parts?.[1]
  if (!digits) return undefined
  const glued = parts[2]
  if (glued) return DOSE_UNIT.test(glued) ? { digits, unit: glued } : undefined
  const next = (spots[at + 1]?.written ?? '').replace(/[,;)]+$/, '')
  return DOSE_UNIT.test(next) ? { digits, unit: next } : undefined
}

function scheduleIn(spots: Spot[], from: number): { at: number; text: string } | undefined {
  for (let at = from; at < spots.length; at++) {
    if (!/^[\d½¼-]/.test(spots[at]?.text ?? '')) continue
    for (const length of [1, 3, 4, 5, 7]) {
      const text = textOf(spots.slice(at, at + length))
      if (text.length <= 24 && DAY_SCHEME.test(text.replace(/\s/g, ''))) return { at, text }
    }
    const four = spots.slice(at, at + 4)
    // The four columns of a German plan: morning, noon, evening, night.
    if (
      four.length === 4 &&
      four.every(({ text }) => /^(?:\d{1,2}|½|0,5|-)$/.test(text)) &&
      four.some(({ text }) => text !== '-')
    ) {
      return { at, text: four.map(({ written }) => written).join('-') }
    }
  }
  const rest = spots.slice(from)
  const text = textOf(rest)
  const often = FREQUENCY.exec(text)
  if (!often) return undefined
  const before = text.slice(0, often.index).trim()
  return { at: from + (before ? before.split(' ').length : 0), text: often[0].trim() }
}

const VERBS =
  /^(?:take|start|started|initiate|begin|continue|increase|decrease|reduce|order|prescribe|prescribed|add|give|resume|tomar|iniciar|continuar|prendre|einnehmen|weiter)$/i
const STOPS = /^(?:stop|stopped|discontinue|discontinued|hold|suspender|arrêter|absetzen)$/i
const TRAILING = /^(?:to|at|with|of|on|a|the|dose|de|à|mit|auf)$/i

/** Without a label, a verb and the small words around it: "Plan: increase Lasix to" is Lasix. */
function nameSpots(spots: Spot[]): Spot[] {
  const label = spots.findLastIndex(({ text }) => /[:?]$/.test(text))
  const name = spots.slice(label + 1).filter(({ text }) => !/^[-–:,;|()"]+$/.test(text))
  while (name.length > 1 && (VERBS.test(name[0]?.text ?? '') || TRAILING.test(name[0]?.text ?? ''))) name.shift()
  while (name.length > 1 && TRAILING.test(name.at(-1)?.text ?? '')) name.pop()
  return name
}

function isName(name: Spot[], row: Row): boolean {
  const text = textOf(name)
  const folded = fold(text)
  if (
    name.length === 0 ||
    name.length > MOST_NAME_WORDS ||
    STOPS.test(name[0]?.text ?? '') ||
    !/[\p{L}\p{M}]{3}/u.test(text) ||
    NOTE_OPENINGS.has(folded.split(' ')[0] ?? '')
  )
    return false
  if (FREQUENCY.exec(text)?.index === 0 || /^(?:one|two|three|twice|once|every|times)\b/.test(folded)) return false
  // A result of an analyte, with its concentration, is no medicine.
  const concentration = row.spots.some(
    (spot) => /[a-zμ%]\/(?:d?l|ml|min|μl|ul)$/i.test(spot.text) && readUnit(spot.text),
  )
  return !(concentration && analytesNamed(text))
}
