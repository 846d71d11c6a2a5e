import type { Box, LabValue } from '@salus/extract'
import type { Truth } from './results.ts'

export const FIELDS = ['name', 'value', 'unit', 'range'] as const
export type Field = (typeof FIELDS)[number]

/** How many there are to find, how many were given, how many of those are right. */
export interface Count {
  truth: number
  given: number
  right: number
}

export type Score = Record<Field, Count>

export const emptyScore = (): Score => ({ name: zero(), value: zero(), unit: zero(), range: zero() })
const zero = (): Count => ({ truth: 0, given: 0, right: 0 })

export interface Miss {
  field: Field | 'extra' | 'missing'
  truth?: Truth
  lab?: LabValue
}

/** A result is found where its number stands; what hangs on it must then be right as well. */
export function scoreInto(
  score: Score,
  truth: readonly Truth[],
  labs: readonly LabValue[],
  isOf: (lab: LabValue, truth: Truth) => boolean = ({ valueBox }, { box }) => overlaps(valueBox, box),
): Miss[] {
  const misses: Miss[] = []
  const free = new Set(labs)
  for (const lab of labs) for (const field of FIELDS) if (has(lab, field)) score[field].given++
  for (const each of truth) {
    for (const field of FIELDS) if (hasTruth(each, field)) score[field].truth++
    const lab = [...free].find((found) => isOf(found, each))
    if (!lab) {
      misses.push({ field: 'missing', truth: each })
      continue
    }
    free.delete(lab)
    for (const field of FIELDS) {
      const given = has(lab, field)
      if (!given && !hasTruth(each, field)) continue
      if (given && hasTruth(each, field) && isRight(each, lab, field)) score[field].right++
      else misses.push({ field, truth: each, lab })
    }
  }
  for (const lab of free) misses.push({ field: 'extra', lab })
  return misses
}

const has = (lab: LabValue, field: Field) =>
  field === 'unit'
    ? lab.unit !== ''
    : field === 'range'
      ? lab.range?.low !== undefined || lab.range?.high !== undefined
      : true
const hasTruth = (truth: Truth, field: Field) =>
  field === 'unit' ? truth.unit !== '' : field === 'range' ? truth.low !== undefined || truth.high !== undefined : true

function isRight(truth: Truth, lab: LabValue, field: Field): boolean {
  if (field === 'name') return plain(truth.name) === plain(lab.name)
  if (field === 'unit') return plain(truth.unit) === plain(lab.unit)
  if (field === 'range') return same(truth.low, lab.range?.low) && same(truth.high, lab.range?.high)
  if (typeof truth.value === 'string') return typeof lab.value === 'string' && plain(truth.value) === plain(lab.value)
  return (
    typeof lab.value === 'number' &&
    same(truth.value, lab.value) &&
    truth.comparator === lab.comparator &&
    truth.date === (truth.date && lab.date)
  )
}

const same = (a: number | undefined, b: number | undefined) =>
  a === b || (a !== undefined && b !== undefined && Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a)))

/** As written, but for what a scan cannot tell apart: O and 0, l and 1, spaces, points. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[0o]/g, 'o')
    .replace(/[1il]/g, 'l')
    .replace(/[5s]/g, 's')
    .replace(/[8b]/g, 'b')
    .replace(/[\s.,:]/g, '')
}

function overlaps(a: Box, b: Box): boolean {
  const x = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)
  const y = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0)
  return x > 0 && y > 0.4 * Math.min(a.y1 - a.y0, b.y1 - b.y0)
}
