import { type LabOrigin, type LabResult, labValueText } from '@salus/contract'
import type { RowDoubt } from './review.ts'

type Said = Pick<LabResult, 'comparator' | 'value' | 'unit'>

export const valueText = (said: Said): string => labValueText(said)

/** How a value is known that was typed in. */
export const ORIGINS: Record<LabOrigin, string> = {
  phone: 'Told by phone',
  paper: 'Copied from a paper',
  portal: 'Copied from a portal or app',
  home: 'Measured at home',
}

const FLAGS: Record<NonNullable<LabResult['flag']>, string> = {
  high: 'above the lab’s range',
  low: 'below the lab’s range',
  normal: 'within the lab’s range',
  critical: 'marked as critical by the lab',
  abnormal: 'marked by the lab',
}
export const flagText = (flag: LabResult['flag']) => (flag ? FLAGS[flag] : '')
export const isOutside = (flag: LabResult['flag']) => flag !== undefined && flag !== 'normal'

/** Why a value is asked about, in words. */
export const DOUBTS: Record<RowDoubt, string> = {
  point: 'The decimal point may have been lost.',
  implausible: 'This is far outside of what this test can be.',
  repaired: 'A letter stood where a digit must be.',
  ambiguous: 'This could be read as two different numbers.',
  far: 'This is far outside of the lab’s range. It can be right, or misread.',
  unclear: 'This was hard to read. Please compare name, value, unit and range.',
  unit: 'The unit is missing, or may be another.',
  range: 'The lab’s range could not be read.',
  date: 'Two values of this test carry the same day.',
  name: 'This may not be a result at all.',
  unfinished: 'This value is not finished.',
}

export function dayText(time: string): string {
  const day = new Date(`${time.slice(0, 10)}T12:00:00`).toLocaleDateString(undefined, { dateStyle: 'medium' })
  return time.length > 10 ? `${day}, ${time.slice(11, 16)}` : day
}

/** Where the person is. */
export function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
