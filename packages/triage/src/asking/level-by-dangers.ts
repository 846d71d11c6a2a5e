import { morePressing } from '../assessment/urgency.ts'
import type { Known } from '../inference/known.ts'
import type { Model } from '../inference/model.ts'
import type { FindingId, Urgency } from '../knowledge/types.ts'
import { complaintsOf } from './choose-dangers.ts'

export interface AnsweredDangers {
  /** The least that they ask for together. */
  least: Urgency
  findings: FindingId[]
}

/** The danger questions that were answered with yes: no cause, however likely, makes harmless what was asked for as a danger. */
export function levelByDangers(model: Model, known: Known): AnsweredDangers {
  const answered: AnsweredDangers = { least: 'self_care', findings: [] }
  const yes = new Set(
    [...known.entries()].filter(([, { answer, origin }]) => answer === 'yes' && origin === 'answer').map(([id]) => id),
  )
  for (const { ask } of complaintsOf({ model, known })) {
    for (const each of ask) {
      const { finding, least = leastOf(model, finding) } = typeof each === 'string' ? { finding: each } : each
      if (!yes.has(finding)) continue
      answered.least = morePressing(answered.least, least)
      if (least !== 'self_care' && !answered.findings.includes(finding)) answered.findings.push(finding)
    }
  }
  return answered
}

/** Rules and causes weigh what somebody lives with. */
const leastOf = (model: Model, finding: FindingId): Urgency =>
  model.findings.byId.get(finding)?.kind === 'history' ? 'self_care' : 'urgent'
