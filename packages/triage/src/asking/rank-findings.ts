import { isMorePressing } from '../assessment/urgency.ts'
import type { FindingId, Urgency } from '../knowledge/types.ts'
import { canAsk, firstToAsk } from './can-ask.ts'
import type { AskingContext } from './context.ts'
import { type ExpectedChange, Outlooks } from './expected-change.ts'
import { rulesWaiting } from './rules-waiting.ts'

const CONDITIONS_ASKED_ABOUT = 8
const LEAST_PROBABILITY = 0.02
const TELLING_FROM = 0.15
const LEAST_WORTH = 0.01
// An answer that would make it an emergency is worth a long way more than a better ranking.
const RULE_WORTH: Readonly<Record<Urgency, number>> = { emergency: 1.2, urgent: 0.5, routine: 0, self_care: 0 }
/** To stay with one subject is worth a little. */
const SAME_SUBJECT = 1.2

export interface RankedFinding {
  finding: FindingId
  /** Some answer that is not far-fetched would change the level or the likeliest cause. */
  changes: boolean
}

/** Ranks the questions beyond the dangers: the one whose answer moves most stands first. */
export function rankFindings(context: AskingContext): RankedFinding[] {
  const { model, posterior, known } = context
  if (!posterior) return []
  const candidates = new Set<FindingId>()
  for (const { likelihood, probability } of posterior.ranked.slice(0, CONDITIONS_ASKED_ABOUT)) {
    if (probability < LEAST_PROBABILITY) continue
    for (const [finding, chance] of likelihood) if (chance >= TELLING_FROM) candidates.add(finding)
  }
  const waiting = rulesWaiting(context)
  for (const finding of waiting.keys()) candidates.add(finding)
  const outlooks = new Outlooks(model, posterior, known, context.isVulnerable)
  const groups = groupsAsked(context)
  const ranked = [...candidates]
    .filter((id) => canAsk(model, known, id) && !groups.has(model.findings.byId.get(id)?.group ?? ''))
    .map((id) => {
      const expected = outlooks.after(id)
      const rule = RULE_WORTH[waiting.get(id) ?? 'self_care'] * Math.sqrt(expected.chance)
      const worth = (expected.information + rule) * (isOnSubject(context, id) ? SAME_SUBJECT : 1)
      return { id, worth, changes: changesMuch(expected, outlooks, context.urgency, waiting.get(id)) }
    })
    .filter(({ worth }) => worth > LEAST_WORTH)
    .sort((a, b) => b.worth - a.worth || (a.id < b.id ? -1 : 1))
  const asked = new Map<FindingId, boolean>()
  for (const { id, changes } of ranked) {
    const first = firstToAsk(model, known, id)
    if (first !== undefined) asked.set(first, (asked.get(first) ?? false) || changes)
  }
  return [...asked].map(([finding, changes]) => ({ finding, changes }))
}

/** Nobody is asked for a finding that says much the same as an answer. */
function groupsAsked({ given, model }: AskingContext): Set<string> {
  const groups = given.flatMap((answer) =>
    'finding' in answer ? (model.findings.byId.get(answer.finding)?.group ?? []) : [],
  )
  return new Set(groups)
}

function isOnSubject({ given, model }: AskingContext, id: FindingId): boolean {
  const last = given.at(-1)
  if (last === undefined || 'since' in last) return false
  const subject = 'finding' in last ? last.finding : last.of
  const about = (one: FindingId) => [one, ...model.findings.generalOf(one), model.findings.byId.get(one)?.attribute?.of]
  const ofLast = new Set(about(subject))
  return about(id).some((one) => one !== undefined && ofLast.has(one))
}

const LEAST_CHANCE_OF_LEVEL = 0.04
const LEAST_CHANCE_OF_FIRST = 0.12
/** A new first cause that is level with the second is no news. */
const LEAST_LEAD = 0.03

function changesMuch(
  { chance, yes, no }: ExpectedChange,
  { now }: Outlooks,
  urgency: Urgency,
  byRule: Urgency | undefined,
): boolean {
  if (byRule && isMorePressing(byRule, urgency) && chance >= LEAST_CHANCE_OF_LEVEL) return true
  return [
    { its: chance, outlook: yes },
    { its: 1 - chance, outlook: no },
  ].some(
    ({ its, outlook }) =>
      (its >= LEAST_CHANCE_OF_LEVEL && outlook.level !== now.level && isMorePressing(outlook.level, urgency)) ||
      (its >= LEAST_CHANCE_OF_FIRST && outlook.first !== now.first && outlook.lead >= LEAST_LEAD),
  )
}
