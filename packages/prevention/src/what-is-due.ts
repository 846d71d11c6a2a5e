import { isAllergic } from './allergens.ts'
import { addDays, after, laterOf } from './calendar/days.ts'
import { type History, historyOf } from './history-of.ts'
import { kindStep } from './kinds.ts'
import { CHILD_CARD, CHILD_VACCINATIONS } from './knowledge/child-vaccinations.ts'
import { CHECKS } from './knowledge/index.ts'
import type { Check, Rule } from './knowledge/rule.ts'
import { nextDay } from './next-day.ts'
import { has, wasWeakLately } from './risks.ts'
import type { Choice, Day, Done, DueCheck, DueStatus, Person, Reason } from './types.ts'
import { type Window, windowsOf } from './window.ts'

/** We tell of the checks of so many days ahead. */
const AHEAD_DAYS = 90

/**
 * All that is for this person: what is due, what comes, what is done and what they declined, the most important first. What the
 * record has nothing about is due without a day: nobody can say since when.
 */
export function whatIsDue(
  person: Person,
  done: readonly Done[],
  choices: readonly Choice[],
  today: Day,
): readonly DueCheck[] {
  const hasCard = done.some(isOfChildhood)
  const told = CHECKS.filter((check) => (check === CHILD_CARD ? !hasCard : hasCard || !OF_CHILDREN.has(check)))
  return told
    .flatMap((check) => judge(check, person, done, choices, today) ?? [])
    .map((check, index) => ({ check, index }))
    .sort((one, other) => rankOf(one.check) - rankOf(other.check) || one.index - other.index)
    .map(({ check }) => check)
}

const OF_CHILDREN: ReadonlySet<Check> = new Set(CHILD_VACCINATIONS)
/** These are given every year, and tell nothing of a card. */
const YEARLY = ['influenza', 'covid-19', 'rsv']
const isOfChildhood = ({ illnesses }: Done): boolean => illnesses?.some((illness) => !YEARLY.includes(illness)) ?? false

const STATUSES: readonly DueStatus[] = ['due', 'ask-first', 'coming', 'remind', 'declined', 'done']
const STRENGTHS = ['routine', 'ask', 'decide'] as const

/** Sure before unsure; what is known to be over before what nobody knows. */
const rankOf = ({ status, strength, since }: DueCheck): number =>
  STATUSES.indexOf(status) * 100 + STRENGTHS.indexOf(strength) * 10 + (since === null ? 1 : 0)

function judge(
  check: Check,
  person: Person,
  done: readonly Done[],
  choices: readonly Choice[],
  today: Day,
): DueCheck | undefined {
  const fitting = ruleFor(check, person, today)
  if (!fitting) return undefined
  const { rule, window } = fitting
  const history = historyOf(check, done, person, today)
  const finding = check.finding && wasFound(check, check.finding, history, person) ? check.finding : null
  const next = finding
    ? afterFinding(check, history, person, window.from ?? today)
    : nextDay(rule.when, history, { window, person, today, cardSeen: cardSeenIn(done, check, person, today) })
  const step = 'kinds' in rule.when ? kindStep(rule.when, history, person) : null
  const strength = finding ? 'ask' : (step?.strength ?? rule.strength ?? 'routine')
  // After the end of its window nobody asks for it again.
  const comes = next !== null && (window.until === null || next < window.until) ? next : null
  const wasDone = history.dated.length > 0 || history.undated > 0
  const natural = statusOn(comes, today)
  if (natural === 'done' && !wasDone) return undefined
  const reason = natural === 'done' ? null : reasonAgainst(check, person, today)
  const choice = choices.find((each) => each.check === check.id && (each.until === null || today < each.until))
  const isChosen = choice !== undefined && natural !== 'done'
  const status: DueStatus = isChosen ? choice.status : reason ? 'ask-first' : natural
  return {
    id: check.id,
    group: check.group,
    status,
    strength,
    why: finding?.why ?? step?.why ?? rule.why,
    source: rule.source,
    article: check.article,
    lastDone: history.dated[0]?.date ?? null,
    earlier: history.earlier,
    since: natural === 'due' && history.dated.length > 0 && strength !== 'ask' ? comes : null,
    next: comes !== null && comes > today ? comes : null,
    reason,
    ways: (check.ways ?? []).map(({ id }) => id),
    until: isChosen ? choice.until : null,
  }
}

type Finding = NonNullable<Check['finding']>

const wasFound = (check: Check, { risk }: Finding, { dated }: History, person: Person): boolean =>
  has(person, risk) || dated.some(({ way }) => way?.isFinding) || isAbnormal(check, person)

const isAbnormal = ({ found, ways = [] }: Check, { abnormal }: Person): boolean =>
  [...found, ...ways.map((way) => way.found)].some(({ tests = [], codes = [] }) =>
    abnormal.some((test) => tests.includes(test) || codes.includes(test)),
  )

/** The record cannot know when the next one is due: we ask again a year after something was done, and at once after the finding itself. */
function afterFinding(check: Check, { dated: [newest] }: History, person: Person, begin: Day): Day {
  if (!newest || newest.way?.isFinding || isAbnormal(check, person)) return begin
  return laterOf(begin, after(newest.day, { months: 12 }))
}

const cardSeenIn = (done: readonly Done[], check: Check, person: Person, today: Day): Day | null =>
  OF_CHILDREN.has(check) ? (historyOf(CHILD_CARD, done, person, today).dated[0]?.day ?? null) : null

function statusOn(next: Day | null, today: Day): 'due' | 'coming' | 'done' {
  if (next === null) return 'done'
  if (next <= today) return 'due'
  return next <= addDays(today, AHEAD_DAYS) ? 'coming' : 'done'
}

/** The first that holds today, else the first that will soon. */
function ruleFor({ rules }: Check, person: Person, today: Day): { rule: Rule; window: Window } | undefined {
  const fitting = rules.flatMap((rule) => {
    const open = windowsOf(rule, person).filter(({ until }) => until === null || today < until)
    return open.map((window) => ({ rule, window }))
  })
  const begins = ({ window }: { window: Window }) => window.from ?? ''
  return (
    fitting.find((each) => begins(each) <= today) ?? fitting.find((each) => begins(each) <= addDays(today, AHEAD_DAYS))
  )
}

function reasonAgainst({ against = [], allergens = [] }: Check, person: Person, today: Day): Reason | null {
  const holds: Record<Reason, () => boolean> = {
    pregnancy: () => person.isPregnant,
    'weak-immunity': () => has(person, 'weak-immunity-possible') || wasWeakLately(person, today),
    allergy: () => isAllergic(person, allergens),
  }
  return against.find((reason) => holds[reason]()) ?? null
}
