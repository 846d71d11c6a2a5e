import { MINUTE, readMoment, writeMoment } from './clock/calendar.ts'
import type { Moment } from './types.ts'

/** A day and the clock on a wall, wherever the reader is; all day where no time is known. */
export interface WallTime {
  /** `2026-05-20` */
  day: string
  /** `09:30` */
  time: string | null
}

/** A calendar shows this at a moment, or at a time on the wall, and rings. The caller chooses its words: whoever has the address reads a feed. */
export interface CalendarEvent {
  /** The same whenever this event is written, and no other's: a key that tells nothing, and the slots. */
  uid: string
  at: Moment | WallTime
  summary: string
  description?: string
  location?: string
  /** Its own, where they are not those of the calendar. An event of a whole day never rings. */
  minutes?: number
  alarmMinutesBefore?: number
}

export interface CalendarOptions {
  name: string
  /** When what is written last changed. The same plan gives the same bytes, so that nobody loads it again in vain. */
  changedAt: Moment
  /** How long an event is drawn, and how long before it the alarm rings. */
  minutes?: number
  alarmMinutesBefore?: number
}

/**
 * Events as an iCalendar feed (RFC 5545), each with an alarm. Moments are in UTC, so that a calendar needs no zone of
 * ours to be right. `ical-generator` leaves line breaks in the name of a calendar as they are.
 */
export function writeCalendar(events: readonly CalendarEvent[], options: CalendarOptions): string {
  const { name, changedAt, minutes = 15, alarmMinutesBefore = 0 } = options
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Salus//Doses//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(({ uid, at, summary, description, location, ...own }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(uid)}`,
      `DTSTAMP:${inUtc(readMoment(changedAt))}`,
      ...timesOf(at, own.minutes ?? minutes),
      `SUMMARY:${escaped(summary)}`,
      ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
      ...(location ? [`LOCATION:${escaped(location)}`] : []),
      'CLASS:PRIVATE',
      'TRANSP:TRANSPARENT',
      ...(isWholeDay(at) ? [] : alarmOf(summary, own.alarmMinutesBefore ?? alarmMinutesBefore)),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const isWholeDay = (at: CalendarEvent['at']): boolean => typeof at !== 'string' && at.time === null

function timesOf(at: CalendarEvent['at'], minutes: number): string[] {
  if (typeof at === 'string')
    return [`DTSTART:${inUtc(readMoment(at))}`, `DTEND:${inUtc(readMoment(at) + minutes * MINUTE)}`]
  const day = at.day.replaceAll('-', '')
  if (at.time === null) return [`DTSTART;VALUE=DATE:${day}`]
  return [`DTSTART:${day}T${at.time.replace(':', '')}00`, `DURATION:PT${minutes}M`]
}

const alarmOf = (summary: string, minutesBefore: number): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:${minutesBefore > 0 ? `-PT${minutesBefore}M` : 'PT0S'}`,
  `DESCRIPTION:${escaped(summary)}`,
  'END:VALARM',
]

/** `20260329T060000Z` */
const inUtc = (ms: number) => `${writeMoment(ms).slice(0, 19).replace(/[-:]/g, '')}Z`

/** Whatever somebody named a medicine, it begins no line of its own. */
function escaped(text: string): string {
  const oneLine = text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what the standard does not allow.
  return oneLine.replace(/[\u0000-\u0008\u000a-\u001f\u007f-\u009f]/g, '')
}

const LINE = 75

/** No line is longer than 75 bytes: it goes on in the next one behind a blank, and no letter is cut. */
function folded(line: string): string {
  // Most lines are short, and no letter takes more than three bytes a unit.
  if (line.length * 3 <= LINE) return line
  let written = ''
  let bytes = 0
  for (const letter of line) {
    const size = bytesOf(letter)
    if (bytes + size > LINE) {
      written += '\r\n '
      bytes = 1
    }
    written += letter
    bytes += size
  }
  return written
}

/** In UTF-8. */
function bytesOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}
