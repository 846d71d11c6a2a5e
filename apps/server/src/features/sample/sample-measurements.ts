import { BLOOD_PRESSURE_PANEL, type VitalName, vitalMeasure } from '@salus/contract'
import type { VitalEntry } from '@salus/exchange'
import { LOINC, sampleSource } from './sample-source.ts'

const DAYS = 182
const DAY_MS = 86_400_000
/** Days before today: a cold in the winter of the record, and when the tablets for the blood pressure began. */
const COLD = { from: 64, to: 60 }
const TABLETS_FROM = 120

/** Half a year of a life: a blood pressure that tablets bring down, weight that follows walks, a cold, a few bad nights. */
export function sampleMeasurements(today: Date): VitalEntry[] {
  return Array.from({ length: DAYS }, (_, index) => DAYS - 1 - index).flatMap((ago) => {
    const day = new Date(today.getTime() - ago * DAY_MS).toISOString().slice(0, 10)
    // Not every day, as nobody measures every day; today's evening has not come.
    const isMorning = hash(ago, 1) > 0.18 || ago < 2
    const isEvening = ago > 0 && hash(ago, 2) > 0.45
    const isWeekly = ago % 7 === 3
    return [
      ...(isMorning ? pressureAndPulse(ago, `${day}T07:10:00`, 0) : []),
      ...(isEvening ? pressureAndPulse(ago, `${day}T20:40:00`, -4) : []),
      ...(isWeekly ? [one('weight', `${day}T07:05:00`, 74.6 - (DAYS - ago) * 0.016 + wobble(ago, 3, 0.5), 1)] : []),
      ...(isWeekly ? [one('oxygen_level', `${day}T07:12:00`, 97 + wobble(ago, 4, 1.4), 0)] : []),
      ...(ago % 3 === 1 ? [one('glucose', `${day}T07:20:00`, 98 - (DAYS - ago) * 0.03 + wobble(ago, 5, 8), 0)] : []),
      ...(isCold(ago)
        ? [one('temperature', `${day}T19:30:00`, 36.9 + (ago - COLD.to) * 0.45 + wobble(ago, 6, 0.2), 1)]
        : []),
      ...(ago > 0 ? [one('steps', `${day}T21:30:00`, stepsOf(ago), 0)] : []),
      one('sleep', `${day}T06:50:00`, isCold(ago) ? 8.9 : 7.1 + wobble(ago, 8, 1.1), 1),
    ]
  })
}

const isCold = (ago: number) => ago <= COLD.from && ago >= COLD.to

function pressureAndPulse(ago: number, time: string, later: number): VitalEntry[] {
  const onTablets = Math.min(1, Math.max(0, (TABLETS_FROM - ago) / 45))
  const systolic = 146 - 20 * onTablets + later + wobble(ago + later, 9, 6)
  const diastolic = 92 - 12 * onTablets + later / 2 + wobble(ago + later, 10, 4)
  const pulse = 71 - 4 * onTablets + (isCold(ago) ? 14 : 0) + wobble(ago + later, 11, 5)
  return [pressure(time, Math.round(systolic), Math.round(diastolic)), one('heartbeat', time, pulse, 0)]
}

function stepsOf(ago: number): number {
  if (isCold(ago)) return 1_400 + Math.round(hash(ago, 7) * 900)
  const isWeekend = ago % 7 > 4
  return Math.round(5_200 + (DAYS - ago) * 12 + (isWeekend ? 1_900 : 0) + wobble(ago, 7, 1_900))
}

function one(measure: VitalName, time: string, value: number, decimals: number): VitalEntry {
  const { label, loinc, units } = vitalMeasure(measure)
  return {
    kind: 'vital',
    source: sampleSource(`${measure} ${time}`),
    codings: loinc ? [{ system: LOINC, code: loinc.code, display: loinc.name }] : [],
    name: label,
    ...(loinc && { loinc: loinc.code }),
    quantity: { value: Number(value.toFixed(decimals)), unit: units[0].label, ucum: units[0].ucum },
    time,
  }
}

function pressure(time: string, systolic: number, diastolic: number): VitalEntry {
  const { label, loinc, diastolic: lower, units } = vitalMeasure('blood_pressure')
  const part = ({ code, name }: { code: string; name: string }, value: number) => ({
    name,
    loinc: code,
    codings: [{ system: LOINC, code, display: name }],
    quantity: { value, unit: units[0].label, ucum: units[0].ucum },
  })
  const { code, name } = BLOOD_PRESSURE_PANEL
  return {
    kind: 'vital',
    source: sampleSource(`pressure ${time}`),
    codings: [{ system: LOINC, code, display: name }],
    name: label,
    loinc: code,
    parts: loinc && lower ? [part(loinc, systolic), part(lower.loinc, diastolic)] : [],
    time,
  }
}

/** Between -width and width, the same for the same day and kind. */
const wobble = (day: number, kind: number, width: number) => (hash(day, kind) * 2 - 1) * width

/** From 0 to 1, without order, and always the same: a sample is no place for chance. */
function hash(one: number, other: number): number {
  const mixed = Math.imul((one + 1) ^ Math.imul(other, 0x9e3779b1), 0x85ebca6b)
  return ((Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) ^ (mixed >>> 16)) >>> 0) / 2 ** 32
}
