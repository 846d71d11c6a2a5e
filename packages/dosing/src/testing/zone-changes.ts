import { DAY, readMoment } from '../clock/calendar.ts'

/** A change of a zone's clock: the moment, and what its clock showed just before and shows with it. */
export interface ZoneChange {
  ms: number
  before: number
  after: number
}

const [FIRST, LAST] = [readMoment('2020-01-01T00:00Z'), readMoment('2036-01-01T00:00Z')]
// No zone keeps summer time for less.
const APART = 4 * DAY

/** Reads the clock of a zone from the platform, not from the library that the package stands on. */
export function clockOnWall(zone: string): (ms: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return (ms) => {
    const [month, day, year, hour, minute, second] = format.format(ms).split(/\D+/).map(Number)
    const two = (part = 0) => String(part).padStart(2, '0')
    return readMoment(`${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}Z`)
  }
}

/** Each change of a zone's clock from 2020 to 2035. */
export function changesOf(zone: string): ZoneChange[] {
  const show = clockOnWall(zone)
  const offsetAt = (ms: number) => show(ms) - ms
  const changes: ZoneChange[] = []
  let next = offsetAt(FIRST)
  for (let ms = FIRST; ms < LAST; ms += APART) {
    const offset = next
    next = offsetAt(ms + APART)
    if (offset === next) continue
    let [low, high] = [ms, ms + APART]
    while (high - low > 1000) {
      const middle = Math.floor((low + high) / 2000) * 1000
      if (offsetAt(middle) === offset) low = middle
      else high = middle
    }
    changes.push({ ms: high, before: high + offset, after: show(high) })
  }
  return changes
}
