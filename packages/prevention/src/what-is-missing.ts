import { addDays, dayOfAge } from './calendar/days.ts'
import type { Day, Missing, Person } from './types.ts'

/** Somebody would have to add this for us to say more; only what a rule of theirs would look at. */
export function whatIsMissing(person: Person, today: Day): Missing[] {
  const { born, sex, smoking, bodyMass, place } = person
  const dueDate = person.isPregnant && person.dueDate === null ? (['due-date'] as const) : []
  if (born === null) return ['born', ...dueDate]
  const isAged = (from: number, until: number) =>
    dayOfAge(born, { years: from }) <= addDays(today, 90) && today < dayOfAge(born, { years: until })
  return [
    ...dueDate,
    ...(sex === null && isAged(18, 120) ? (['sex'] as const) : []),
    ...(smoking === null && place !== 'IN' && isAged(50, 81) ? (['smoking'] as const) : []),
    ...(bodyMass === null && place === 'US' && isAged(35, 71) ? (['body-mass'] as const) : []),
  ]
}
