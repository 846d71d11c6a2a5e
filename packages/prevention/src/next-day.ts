import { addDays, after, dayOfAge, laterOf, yearOf } from './calendar/days.ts'
import type { History } from './history-of.ts'
import { nextKind } from './kinds.ts'
import type { Rhythm } from './knowledge/rule.ts'
import { ageAfter, nextDose } from './series.ts'
import type { Day, Person } from './types.ts'
import { startOfPregnancy, type Window } from './window.ts'

/** A shot of the end of summer is one for the season that comes. */
const BEFORE_SEASON = 31
const LONG_PREGNANCY = 301

interface Circumstances {
  window: Window
  person: Person
  today: Day
  /** When somebody last looked whether a child's vaccinations are complete. */
  cardSeen: Day | null
}

/** The day on which something is due: null for never again. What was never done is due from the first day of its window. */
export function nextDay(
  when: Rhythm,
  history: History,
  { window, person, today, cardSeen }: Circumstances,
): Day | null {
  const begin = window.from ?? person.born ?? today
  const [newest] = history.dated
  if ('every' in when) {
    return newest ? laterOf(begin, lastsUntil(history, when)) : begin
  }
  if ('once' in when) return isDone(when, history, person) ? null : begin
  if ('inPregnancy' in when) {
    const start = startOfPregnancy(person) ?? addDays(today, -LONG_PREGNANCY)
    return doseInPregnancy(when, history, start, begin)
  }
  if ('seasons' in when) {
    const season = laterOf(begin, nextSeason(when.seasons, newest?.day, today))
    return newest && when.gap ? laterOf(season, after(newest.day, when.gap)) : season
  }
  if ('visits' in when) return newest ? ageAfter(when.visits, person, newest.day) : begin
  if ('kinds' in when) return nextKind(when, history, person, begin)
  const dose = nextDose(when, history, { person, today, cardSeen })
  return dose && laterOf(begin, dose)
}

function isDone(
  { countFrom }: Extract<Rhythm, { once: true }>,
  { dated, undated }: History,
  { born }: Person,
): boolean {
  const from = countFrom && born !== null ? dayOfAge(born, countFrom) : ''
  return undated > 0 || dated.some(({ day }) => day >= from)
}

function doseInPregnancy(
  { twice }: Extract<Rhythm, { inPregnancy: true }>,
  { dated }: History,
  start: Day,
  begin: Day,
): Day | null {
  const days = [...new Set(dated.map(({ day }) => day))].sort()
  const own = days.filter((day) => day >= start)
  const [first] = own
  if (first === undefined) return begin
  if (!twice || own.length > 1) return null
  const { doses, within } = twice.onceAfter
  const before = days.filter((day) => day < start && after(day, within) >= first)
  return before.length >= doses ? null : laterOf(begin, after(first, twice.gap))
}

/** A colonoscopy lasts longer than the stool test after it: what lasts longest counts. */
const lastsUntil = ({ dated }: History, { every, longer = [] }: Extract<Rhythm, { every: unknown }>): Day =>
  dated
    .map(({ day, way }) => {
      const found = longer.find((each) => each.way === way?.id && (each.since === undefined || day >= each.since))
      return after(day, found?.every ?? every)
    })
    .reduce(laterOf)

function nextSeason(
  seasons: Extract<Rhythm, { seasons: unknown }>['seasons'],
  newest: Day | undefined,
  today: Day,
): Day {
  const year = yearOf(today)
  const begins = [year - 1, year, year + 1]
    .flatMap((each) =>
      seasons.map(([from, until]) => ({
        from: `${each}-${from}`,
        until: `${each + (until < from ? 1 : 0)}-${until}`,
      })),
    )
    .sort((one, other) => one.from.localeCompare(other.from))
  const open = begins.filter((season) => season.until >= today)
  const wanted = open.find((season) => newest === undefined || newest < addDays(season.from, -BEFORE_SEASON))
  return (wanted ?? open.at(-1))?.from as Day
}
