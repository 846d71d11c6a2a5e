import type { When } from '../types.ts'

const PARTS = /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?)?)?$/

/** The text, if it is a day of the calendar or a time of the day, written as FHIR writes them. */
export function whenOf(text: string | undefined): When | undefined {
  const parts = text ? PARTS.exec(text) : null
  if (!parts) return undefined
  const [year, month, day, hour, minute, second] = parts.slice(1, 7).map((part) => (part ? Number(part) : undefined))
  const offset = parts[7]
  if (!year || month === 0 || (month && month > 12)) return undefined
  if (day === 0 || (day && month && day > daysOf(year, month))) return undefined
  if ((hour ?? 0) > 23 || (minute ?? 0) > 59 || (second ?? 0) > 59) return undefined
  if (offset && offset !== 'Z' && (Number(offset.slice(1, 3)) > 14 || Number(offset.slice(4)) > 59)) return undefined
  // FHIR asks for seconds.
  return minute !== undefined && second === undefined ? `${text?.slice(0, 16)}:00${offset ?? ''}` : text
}

/** `2016-04-18 08:25:32 -0700`, as Apple writes it, or ISO. Exports hold millions of these, so no pattern is run. */
export function whenOfApple(text: string | undefined): When | undefined {
  if (!text) return undefined
  const isApples = text.length === 25 && text[10] === ' ' && text[19] === ' '
  if (!isApples) return whenOf(text.replace(' ', 'T'))
  const [hour, minute, second] = [twoDigits(text, 11), twoDigits(text, 14), twoDigits(text, 17)]
  const [zoneHour, zoneMinute] = [twoDigits(text, 21), twoDigits(text, 23)]
  const [year, month, day] = [twoDigits(text, 0) * 100 + twoDigits(text, 2), twoDigits(text, 5), twoDigits(text, 8)]
  const isDay = year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month)
  const isTime = hour <= 23 && minute <= 59 && second <= 59 && zoneHour <= 14 && zoneMinute <= 59
  const areSigns =
    text[4] === '-' && text[7] === '-' && text[13] === ':' && text[16] === ':' && '+-'.includes(text[20] ?? ' ')
  if (!isDay || !isTime || !areSigns) return undefined
  return `${text.slice(0, 10)}T${text.slice(11, 19)}${text.slice(20, 23)}:${text.slice(23)}`
}

/** NaN where they are none, which no comparison holds for. */
function twoDigits(text: string, at: number): number {
  const [tens, ones] = [text.charCodeAt(at) - 48, text.charCodeAt(at + 1) - 48]
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN
}

/** `20160418082532-0700`, as HL7 writes it. */
export function whenOfHl7(text: string | undefined): When | undefined {
  const parts = /^(\d{4})(\d{2})?(\d{2})?(\d{2})?(\d{2})?(\d{2})?(?:\.\d+)?([+-]\d{4})?$/.exec(text?.trim() ?? '')
  if (!parts) return undefined
  const [year, month, day, hour, minute, second, offset] = parts.slice(1)
  const date = [year, month, day].filter(Boolean).join('-')
  if (!hour) return whenOf(date)
  const zone = offset ? `${offset.slice(0, 3)}:${offset.slice(3)}` : ''
  return whenOf(`${date}T${hour}:${minute ?? '00'}:${second ?? '00'}${zone}`)
}

/** Seconds since 1970; a time without offset is taken as UTC, a year or month as its first day. */
export function secondsOf(when: When): number {
  const [, year, month = '1', day = '1', hour = '0', minute = '0', second = '0', offset] = PARTS.exec(when) ?? []
  const zone =
    !offset || offset === 'Z'
      ? 0
      : Number(`${offset[0]}60`) * Number(offset.slice(1, 3)) + Number(`${offset[0]}${offset.slice(4)}`)
  return (
    daysSince1970(Number(year), Number(month), Number(day)) * 86_400 +
    Number(hour) * 3600 +
    (Number(minute) - zone) * 60 +
    Number(second)
  )
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

export function daysOf(year: number, month: number): number {
  return month === 2 && isLeap(year) ? 29 : (LENGTHS[month - 1] ?? 0)
}

export function daysSince1970(year: number, month: number, day: number): number {
  // Years begin in March here, so that the leap day comes last.
  const shifted = month > 2 ? year : year - 1
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1
  return (
    shifted * 365 +
    Math.floor(shifted / 4) -
    Math.floor(shifted / 100) +
    Math.floor(shifted / 400) +
    dayOfYear -
    719_468
  )
}

/** Milliseconds since 1970, on a clock that is minutes ahead of UTC, to the second. */
export function whenOfInstant(at: number, offset: number): When {
  const local = Math.floor(at / 1_000) + offset * 60
  const days = Math.floor(local / 86_400)
  const second = local - days * 86_400
  const clock = [second / 3600, (second / 60) % 60, second % 60].map(twoSigns).join(':')
  const ahead = Math.abs(offset)
  return `${dayOf(days)}T${clock}${offset < 0 ? '-' : '+'}${twoSigns(ahead / 60)}:${twoSigns(ahead % 60)}`
}

/** `daysSince1970` backwards. */
function dayOf(days: number): string {
  const shifted = days + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
  const year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
  const day = dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1
  return `${String(year).padStart(4, '0')}-${twoSigns(month)}-${twoSigns(day)}`
}

const twoSigns = (value: number) => String(Math.floor(value)).padStart(2, '0')
