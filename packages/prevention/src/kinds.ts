import { after, dayOfAge, laterOf } from './calendar/days.ts'
import type { Given, History } from './history-of.ts'
import type { KindGroup, KindStep, Rhythm } from './knowledge/rule.ts'
import type { Day, Person } from './types.ts'

type Kinds = Extract<Rhythm, { kinds: unknown }>

/** The step that follows from the kinds of a vaccine that somebody had; null where they had none. */
export function kindStep({ kinds, otherwise, countFrom }: Kinds, history: History, person: Person): KindStep | null {
  const given = history.given.filter((each) => isOwn(each, countFrom, person))
  if (given.length === 0) return null
  return kinds.find((each) => each.given.every((group) => given.some((one) => isOf(one, group, person)))) ?? otherwise
}

/** The day of the next dose; null where none is needed any more. */
export function nextKind(when: Kinds, history: History, person: Person, begin: Day): Day | null {
  const step = kindStep(when, history, person)
  if (!step) return begin
  if (!step.next) return null
  const [newest] = history.dated
  return newest ? laterOf(begin, after(newest.day, step.next)) : begin
}

const isOwn = ({ day }: Given, countFrom: Kinds['countFrom'], { born }: Person): boolean =>
  day === null || born === null || day >= dayOfAge(born, countFrom)

function isOf({ cvx, day, isSaid }: Given, group: KindGroup, { born }: Person): boolean {
  if ('said' in group) return isSaid
  if (cvx === undefined || !group.cvx.includes(cvx)) return false
  return !group.from || (day !== null && born !== null && day >= dayOfAge(born, group.from))
}
