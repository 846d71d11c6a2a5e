import { addDays, dayOfAge, laterOf, yearOf } from './calendar/days.ts'
import type { Rule } from './knowledge/rule.ts'
import { has, hasOrHad } from './risks.ts'
import type { Day, Person } from './types.ts'

/** From when and until when a rule is for somebody; the day of the end is not in it. */
export interface Window {
  from: Day | null
  until: Day | null
}

/** A pregnancy lasts so long, from the day from which its weeks are counted. */
const PREGNANCY_DAYS = 280

/**
 * One, or one for each season. None where a rule is for somebody else, or where nobody can say: without a due date nobody knows
 * the week.
 */
export function windowsOf({ places, who }: Rule, person: Person): readonly Window[] {
  const { born, sex, isPregnant } = person
  if (!places.includes(person.place)) return []
  if (who.sex && sex !== who.sex) return []
  if (who.weeks && who.weeks[0] > 0 && person.dueDate === null) return []
  if ((who.weeks && !isPregnant) || (who.pregnant === false && isPregnant)) return []
  if ((who.from || who.under || who.bornFrom || who.bornBefore) && born === null) return []
  if (born !== null && who.bornFrom && born < who.bornFrom) return []
  if (born !== null && who.bornBefore && born >= who.bornBefore) return []
  if (who.risks && !who.risks.some((risk) => has(person, risk))) return []
  if (who.not?.some((risk) => hasOrHad(person, risk))) return []
  const spans = [
    {
      from: born !== null && who.from ? dayOfAge(born, who.from) : null,
      until: born !== null && who.under ? dayOfAge(born, who.under) : null,
    },
    who.weeks ? weeksOf(person, who.weeks) : { from: null, until: null },
  ]
  const whole = spans.reduce((one, other) => ({
    from: one.from && other.from ? laterOf(one.from, other.from) : (one.from ?? other.from),
    until: one.until && other.until && one.until < other.until ? one.until : (other.until ?? one.until),
  }))
  return who.season ? inSeason(whole, who.season) : [whole]
}

/** The parts of a window that lie in a season. */
function inSeason({ from, until }: Window, [begins, ends]: readonly [string, string]): Window[] {
  if (from === null || until === null) return []
  const year = yearOf(from)
  const parts = [year - 1, year, year + 1].map((each) => ({
    from: laterOf(from, `${each}-${begins}`),
    until: [until, addDays(`${each + (ends < begins ? 1 : 0)}-${ends}`, 1)].sort()[0] as Day,
  }))
  return parts.filter((part) => part.from < part.until)
}

/** The day from which the weeks of a pregnancy are counted, where its due date is known. */
export const startOfPregnancy = ({ dueDate }: Person): Day | null =>
  dueDate === null ? null : addDays(dueDate, -PREGNANCY_DAYS)

function weeksOf(person: Person, [from, until]: readonly [number, number]): Window {
  const start = startOfPregnancy(person)
  return start === null
    ? { from: null, until: null }
    : { from: addDays(start, from * 7), until: addDays(start, until * 7) }
}
