import { VITAL_NAMES, VITAL_OPENINGS } from '../knowledge/vital-names.ts'
import type { Row } from '../layout/rows.ts'
import { boxOf, confidenceOf, type Spot, textOf, writtenOf } from '../layout/spots.ts'
import { fold } from '../reading/fold.ts'
import { type DecimalMark, readingsOf } from '../reading/numbers.ts'
import type { Vital } from '../types.ts'

const LONGEST_NAME = 5
/** What may stand between a name and its number. */
const SMALL =
  /^(?:[:=(\-–~]+|is|was|of|at|today|now|about|sitting|standing|supine|right|left|arm|rt|lt|es|de|du|est|à|a|ist|war|heute|sitzend|है|ఉంది|\((?:kg|cm|°?[cf]|bpm|mmhg|%|\/min)\):?|(?:kg|cm|bpm|mmhg)):?$/i
/** Words that may stand between the name and its number: "BP today was 120/80". */
const MOST_BETWEEN = 2
const MOST_SPOTS = 200
const PRESSURE = /^(\d{2,3})\s?[/\\-]\s?(\d{2,3})$/

/** Blood pressure, pulse, temperature and what else is measured at a bedside, with their places. */
export function readVitals(rows: readonly Row[], mark: DecimalMark): Vital[] {
  return rows.flatMap((row) => vitalsIn(row.spots.slice(0, MOST_SPOTS).flatMap(splitLabel), mark))
}

/** "BP:120/80" and "Pulse:72" come as one word from some scans. */
function splitLabel(spot: Spot): Spot[] {
  const label = /^(\p{L}[\p{L}\d₂.]{0,12})[:=](\d.*)$/u.exec(spot.text)
  if (!label) return [spot]
  const [name = '', rest = ''] = [label[1], label[2]]
  return [
    { ...spot, text: name, written: name },
    { ...spot, text: rest, written: rest },
  ]
}

function vitalsIn(spots: Spot[], mark: DecimalMark): Vital[] {
  const found: Vital[] = []
  let at = 0
  while (at < spots.length) {
    const read = vitalAt(spots, at, mark)
    if (read) found.push(read.vital)
    at += read?.length ?? 1
  }
  return found
}

function vitalAt(spots: Spot[], at: number, mark: DecimalMark): { vital: Vital; length: number } | undefined {
  const first = spots[at]?.text ?? ''
  if (!/\p{L}/u.test(first) || !VITAL_OPENINGS.has(fold(first).split(' ')[0] ?? '')) return undefined
  for (let length = Math.min(LONGEST_NAME, spots.length - at); length >= 1; length--) {
    const sign = VITAL_NAMES.get(fold(textOf(spots.slice(at, at + length))))
    if (!sign) continue
    for (let between = 0; between <= MOST_BETWEEN + 1; between++) {
      const from = at + length + between
      const number = spots[from]
      if (!number) break
      const read = sign.kind === 'blood-pressure' ? pressureAt(spots, from) : numberAt(spots, from, mark)
      if (!read) {
        // Only small words and signs may stand between.
        if (!SMALL.test(number.text)) break
        continue
      }
      const behind = unitBehind(spots, from + read.length, sign.units)
      const unit = behind?.unit ?? sign.units.find(({ low, high }) => read.value >= low && read.value <= high)
      if (!unit || read.value < unit.low || read.value > unit.high) break
      // Short names need their unit or a colon: "PA 3", "RR 12".
      const bare =
        fold(textOf(spots.slice(at, at + length))).length <= 2 &&
        !behind &&
        sign.kind !== 'blood-pressure' &&
        !/[:=]$/.test(spots[at + length - 1]?.text ?? '')
      if (bare) break
      const end = from + read.length + (behind?.length ?? 0)
      const all = spots.slice(at, end)
      const vital: Vital = {
        kind: sign.kind,
        value: read.value,
        unit: behind?.written ?? '',
        ucum: unit.ucum,
        box: boxOf(all),
        asWritten: writtenOf(all),
        confidence: Math.round((behind ? 0.9 : 0.7) * confidenceOf(all) * 100) / 100,
      }
      if (read.diastolic !== undefined) vital.diastolic = read.diastolic
      return { vital, length: end - at }
    }
  }
  return undefined
}

function pressureAt(spots: Spot[], at: number): { value: number; diastolic: number; length: number } | undefined {
  for (const length of [1, 3]) {
    const parts = PRESSURE.exec(
      textOf(spots.slice(at, at + length))
        .replace(/[,;.]$/, '')
        .replace(/mm\s?hg$/i, ''),
    )
    const [value, diastolic] = [Number(parts?.[1]), Number(parts?.[2])]
    if (parts && value > diastolic && value >= 50 && value <= 320 && diastolic >= 20)
      return { value, diastolic, length }
  }
  return undefined
}

function numberAt(
  spots: Spot[],
  at: number,
  mark: DecimalMark,
): { value: number; diastolic?: number; length: number } | undefined {
  const text = (spots[at]?.text ?? '').replace(/[;,.]$/, '')
  const digits = /^(\d+(?:[.,]\d+)?)(?:%|°[CF]?|kg|cm|bpm|\/min)?$/i.exec(text)?.[1]
  const [value] = digits ? readingsOf(digits, mark) : []
  return value === undefined ? undefined : { value, length: 1 }
}

interface Unit {
  ucum: string
  written: RegExp
  low: number
  high: number
}

function unitBehind(
  spots: Spot[],
  at: number,
  units: Unit[],
): { unit: Unit; written: string; length: number } | undefined {
  const glued = /\d(%|°\s?[CF]?|kg|cm|bpm|\/min|mm\s?hg)[;,.]?$/i.exec(spots[at - 1]?.text ?? '')?.[1]
  for (const unit of units) if (glued && unit.written.test(glued)) return { unit, written: glued, length: 0 }
  for (const length of [2, 1]) {
    const written = writtenOf(spots.slice(at, at + length))
      .replace(/[;,.)]+$/, '')
      .replace(/^\(/, '')
    for (const unit of units) if (unit.written.test(written)) return { unit, written, length }
  }
  return undefined
}
