import { addDays, after, dayOfAge, laterOf, yearOf } from './calendar/days.ts'
import { dosesOf, type History } from './history-of.ts'
import type { Rhythm } from './knowledge/rule.ts'
import type { Age, Day, Person } from './types.ts'
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
  if ('once' in when) return newest || history.undated > 0 ? null : begin
  if ('inPregnancy' in when) {
    const start = startOfPregnancy(person) ?? addDays(today, -LONG_PREGNANCY)
    return newest && newest.day >= start ? null : begin
  }
  if ('season' in when) return laterOf(begin, nextSeason(when.season, newest?.day, today))
  if ('visits' in when) return newest ? firstAfter(when.visits, person, newest.day) : begin
  const dose = nextDose(when, history, person, today, cardSeen)
  return dose && laterOf(begin, dose)
}

/** A colonoscopy lasts longer than the stool test after it: what lasts longest counts. */
const lastsUntil = ({ dated }: History, { every, longer = [] }: Extract<Rhythm, { every: unknown }>): Day =>
  dated
    .map(({ day, way }) => {
      const found = longer.find((each) => each.way === way?.id && (each.since === undefined || day >= each.since))
      return after(day, found?.every ?? every)
    })
    .reduce(laterOf)

function nextSeason([from, until]: readonly [string, string], newest: Day | undefined, today: Day): Day {
  const year = yearOf(today)
  const begins = [year - 1, year, year + 1].map((each) => ({
    from: `${each}-${from}`,
    until: `${each + (until < from ? 1 : 0)}-${until}`,
  }))
  const open = begins.filter((season) => season.until >= today)
  const wanted = open.find((season) => newest === undefined || newest < addDays(season.from, -BEFORE_SEASON))
  return (wanted ?? open.at(-1))?.from as Day
}

const firstAfter = (ages: readonly Age[], { born }: Person, day: Day): Day | null =>
  ages.map((age) => (born === null ? '' : dayOfAge(born, age))).find((each) => each > day) ?? null

function nextDose(
  when: Extract<Rhythm, { doses: unknown }>,
  history: History,
  person: Person,
  today: Day,
  cardSeen: Day | null,
) {
  const { born } = person
  if (born === null) return null
  const { days, count } = dosesOf(history, born, when.countFrom)
  if (when.startUnder && count === 0 && today >= dayOfAge(born, when.startUnder)) return null
  const first = days[0]
  const short = when.shortSeries
  const isShort =
    short && history.dated.filter(({ cvx }) => cvx !== undefined && short.cvx.includes(cvx)).length >= short.doses
  const isLate = when.lateStart && first !== undefined && first >= dayOfAge(born, when.lateStart.from)
  const needed = isShort ? short.doses : isLate ? (when.lateStart?.doses ?? 0) : when.doses.length
  if (count >= needed) return null
  const age = when.doses[Math.min(count, when.doses.length - 1)]
  const planned = age ? dayOfAge(born, age) : null
  const due =
    cardSeen !== null && planned !== null && planned <= cardSeen ? firstAfter(when.doses, person, cardSeen) : planned
  if (due === null) return null
  const newest = days.at(-1)
  const afterGap = newest === undefined ? null : after(newest, when.gap)
  return afterGap ? laterOf(due, afterGap) : due
}
