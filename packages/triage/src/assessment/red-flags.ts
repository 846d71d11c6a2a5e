import type { Known } from '../inference/known.ts'
import type { RedFlagRule } from '../knowledge/types.ts'
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
