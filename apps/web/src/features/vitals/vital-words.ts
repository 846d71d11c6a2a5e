import {
  inUnit,
  type LatestVital,
  type NormalBand,
  type Region,
  usualUnit,
  type VitalName,
  type VitalReading,
  type VitalUnit,
  vitalMeasure,
  vitalText,
} from '@salus/contract'

export const measureLabel = (name: VitalName): string => vitalMeasure(name).label

/** "120/80 mmHg", in the unit of the region. */
export function readingText({ measure, value, diastolic, comparator }: VitalReading, region: Region): string {
  const unit = usualUnit(measure, region)
  return `${vitalText(value, diastolic, unit, comparator)} ${unit.label}`
}

/** "36 to 37.5 °C". */
export function bandText(name: VitalName, { low, high, diastolic }: NormalBand, region: Region): string {
  const unit = usualUnit(name, region)
  const say = (value: number) => vitalText(value, null, unit)
  const second = diastolic ? ` over ${say(diastolic.low)} to ${say(diastolic.high)}` : ''
  return `${say(low)} to ${say(high)}${second} ${unit.label}`
}

export type Standing = 'below' | 'within' | 'above'

/** Where a reading stands to what is normal; a blood pressure is above when either number is. */
export function standingOf({
  value,
  diastolic,
  normal,
}: Pick<LatestVital, 'value' | 'diastolic' | 'normal'>): Standing | null {
  if (!normal) return null
  const pairs = [[value, normal] as const]
  if (diastolic !== null && normal.diastolic) pairs.push([diastolic, { ...normal.diastolic, diastolic: null }])
  if (pairs.some(([each, { high }]) => each > high)) return 'above'
  return pairs.some(([each, { low }]) => each < low) ? 'below' : 'within'
}

export const STANDINGS: Record<Standing, string> = {
  below: 'Below normal',
  within: 'Normal',
  above: 'Above normal',
}

export const rounded = (canonical: number, unit: VitalUnit): number =>
  Number(inUnit(canonical, unit).toFixed(unit.decimals))

/** In the reader's own calendar and language. */
export function readableTime(iso: string): string {
  return new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
}

/** For a field of the kind `datetime-local`: the local time to the minute. */
export function localMinute(iso: string): string {
  const time = new Date(iso)
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
