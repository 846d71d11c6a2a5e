import type { Known } from '../inference/known.ts'
import type { Model } from '../inference/model.ts'
import type { FindingId } from '../knowledge/types.ts'
import { canBeAsked } from './can-be-asked.ts'

/** Never what was told, what does not apply, or what a small child could not tell. */
export function canAsk(model: Model, known: Known, id: FindingId): boolean {
  const finding = model.findings.byId.get(id)
  return (
    finding !== undefined &&
    finding.ask !== false &&
    !known.isTold(id) &&
    known.applies(id) !== 'no' &&
    canBeAsked(finding, known)
  )
}

/** A question about one of their kinds takes them for granted: "Is the rash on the palms?" */
const THINGS: readonly FindingId[] = ['rash', 'cough', 'fever', 'headache', 'vomiting', 'belly-pain', 'chest-pain']

/** Whether it is there is asked before how it is; nothing when that was not known. */
export function firstToAsk(model: Model, known: Known, id: FindingId): FindingId | undefined {
  const of = model.findings.byId.get(id)?.attribute?.of
  const wider = of ?? model.findings.generalOf(id).find((general) => THINGS.includes(general))
  if (wider === undefined || known.truthOf(wider) === 'yes') return id
  if (canAsk(model, known, wider)) return wider
  return of === undefined ? id : undefined
}
