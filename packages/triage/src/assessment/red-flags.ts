import type { Known } from '../inference/known.ts'
import type { FindingId, RedFlagRule } from '../knowledge/types.ts'
import { type Evaluation, evaluate } from '../logic/evaluate.ts'

export interface JudgedRule extends Evaluation {
  rule: RedFlagRule
}

const RANK = { emergency: 0, urgent: 1 }

/** Every rule with what is known of it, the most pressing first. */
export const judgeRules = (rules: readonly RedFlagRule[], known: Known): JudgedRule[] =>
  rules
    .map((rule) => Object.assign(evaluate(rule.when, known), { rule }))
    .sort((a, b) => RANK[a.rule.urgency] - RANK[b.rule.urgency])

// Some dangers are of the young (a twisted testicle), some of the old (a heart attack).
const ASSUMED_AGES = [50, 20]

const ASSUMED_CHILD = 3

/**
 * Where no age is told, a warning sign of either age counts: none must be missed for want of a number. `isChilds` tells of a
 * finding that only a small child may have, where the patient may be one: "my daughter is floppy".
 */
export function judgeAtEitherAge(
  rules: readonly RedFlagRule[],
  known: Known,
  isChilds: (finding: FindingId) => boolean,
): JudgedRule[] {
  const [older = [], ...others] = ASSUMED_AGES.map((age) => judgeRules(rules, known.aged(age)))
  const ofChild = judgeRules(rules, known.aged(ASSUMED_CHILD)).filter(({ because }) => because.some(isChilds))
  const firing = new Map(
    [...others.flat(), ...ofChild].filter(({ truth }) => truth === 'yes').map((judged) => [judged.rule, judged]),
  )
  return older.map((judged) => (judged.truth === 'yes' ? judged : (firing.get(judged.rule) ?? judged)))
}
