import { createHash } from 'node:crypto'
import type { PlannedReminder } from './plan-reminders.ts'

const ENDS_AFTER_MS = 10 * 60_000
/** Octets of a line (RFC 5545, 3.1). */
const LINE_BYTES = 75

/** The doses as a calendar that rings (iCalendar). Doses of one moment are one entry. */
export function writeCalendar(doses: readonly PlannedReminder[], { brand, showsNames, now }: { brand: string; showsNames: boolean; now: Date }): string {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${text(brand)}//reminders//EN`, 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH', `X-WR-CALNAME:${text(brand)}`]
  for (const [at, due] of Map.groupBy(doses, (dose) => dose.at)) {
    const names = [...new Set(due.map(({ name }) => name))].join(', ')
    // The same entry keeps its id each time that it is asked for.
    const uid = createHash('sha256').update(due.map(({ medicineId, slot }) => `${medicineId} ${slot}`).join()).digest('hex')
    lines.push(
      'BEGIN:VEVENT',
      `UID:${uid.slice(0, 32)}@salus`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(new Date(at))}`,
      `DTEND:${stamp(new Date(Date.parse(at) + ENDS_AFTER_MS))}`,
      `SUMMARY:${text(showsNames ? names : brand)}`,
      'TRANSP:TRANSPARENT',
      'CLASS:PRIVATE',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:PT0S',
      `DESCRIPTION:${text(showsNames ? names : brand)}`,
      'END:VALARM',
      'END:VEVENT',
    )
  }
  return [...lines, 'END:VCALENDAR', ''].map(folded).join('\r\n')
}

/** `20260329T060000Z` */
const stamp = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const text = (words: string): string => words.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n')

/** Long lines go on in the next one, after a space; no letter is torn. */
function folded(line: string): string {
  const pieces: string[] = []
  let piece = ''
  for (const letter of line) {
    if (Buffer.byteLength(piece + letter) > LINE_BYTES) {
      pieces.push(piece)
      piece = ' '
    }
    piece += letter
  }
  return [...pieces, piece].join('\r\n')
}
