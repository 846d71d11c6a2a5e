import type { Known } from '../inference/known.ts'
import type { FindingId, Urgency } from '../knowledge/types.ts'
import { evaluate, type Facts } from '../logic/evaluate.ts'
import type { AskingContext } from './context.ts'

/** The facts with one more answer: a special finding brings its general ones along. */
export function withYes({ model, known }: Pick<AskingContext, 'model' | 'known'>, finding: FindingId): Facts {
  const yes = new Set([finding, ...model.findings.generalOf(finding)])
  return {
    age: known.age,
    sex: known.sex,
    durationDays: known.durationDays,
    onset: known.onset,
    truthOf: (id) => (yes.has(id) ? 'yes' : known.truthOf(id)),
  }
}

/** Findings that a rule waits for, which something speaks for already: what a yes would make of it. */
export function rulesWaiting(context: AskingContext): Map<FindingId, Urgency> {
  const { rules, known } = context
  const waiting = new Map<FindingId, Urgency>()
  for (const judged of rules) {
    const { rule, truth } = judged
    if (truth !== 'unknown' || !judged.because.some((id) => isTelling(known, id))) continue
    for (const finding of judged.missing) {
      if (waiting.get(finding) === 'emergency') continue
      if (evaluate(rule.when, withYes(context, finding)).truth === 'yes') waiting.set(finding, rule.urgency)
    }
  }
  return waiting
}

// Rules that nothing speaks for yet are not asked about: that would be a questionnaire.
const isTelling = (known: Known, id: FindingId): boolean => known.truthOf(id) === 'yes'

/** The level that a yes would give by a rule alone. */
export function levelByRules(context: AskingContext, finding: FindingId): Urgency | undefined {
  const facts = withYes(context, finding)
  let level: Urgency | undefined
  for (const { rule, truth } of context.rules) {
    if (truth === 'yes' || truth === 'does_not_apply') continue
    if (level === rule.urgency) continue
    if (evaluate(rule.when, facts).truth !== 'yes') continue
    if (rule.urgency === 'emergency') return 'emergency'
    level = rule.urgency
  }
  return level
}
