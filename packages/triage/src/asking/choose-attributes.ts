import { PLACES } from '../knowledge/places.ts'
import { SEVERITIES } from '../knowledge/severities.ts'
import type { FindingId } from '../knowledge/types.ts'
import { SMALL_CHILD_AGE } from '../readings/small-children/signs.ts'
import type { AskingContext } from './context.ts'

export type AttributeQuestion =
  | { kind: 'since' }
  | { kind: 'severity'; of: FindingId }
  | { kind: 'place'; of: FindingId }

/** Where, since when and how bad, of the main complaint: what the text does not tell and nobody was asked. */
export function attributesToAsk(context: AskingContext): AttributeQuestion[] {
  const { known, given, model } = context
  const isSmallChild = known.age !== undefined && known.age < SMALL_CHILD_AGE
  const isPresent = (id: FindingId) => known.truthOf(id) === 'yes'
  const hasSite = (of: FindingId) =>
    model.findings.specialOf(of).some((id) => model.findings.byId.get(id)?.attribute?.kind === 'site' && isPresent(id))
  const place = PLACES.find(
    ({ of, choices, settledBy = [] }) =>
      isPresent(of) &&
      !hasSite(of) &&
      !settledBy.some(isPresent) &&
      choices.filter(({ finding }) => known.applies(finding) !== 'no').length > 1 &&
      !choices.some(({ finding }) => isPresent(finding)) &&
      !given.some((answer) => 'place' in answer && answer.of === of),
  )
  const severity = SEVERITIES.find(({ of }) => isPresent(of))
  const isOpen =
    severity !== undefined &&
    !given.some((answer) => 'severity' in answer) &&
    ![severity.severe, severity.mild, 'severe-pain'].some((id) => id !== undefined && known.isTold(id))
  const isSinceOpen = known.durationDays === undefined && !given.some((answer) => 'since' in answer)
  return [
    ...(place && !isSmallChild ? [{ kind: 'place', of: place.of } as const] : []),
    ...(isSinceOpen ? [{ kind: 'since' } as const] : []),
    ...(isOpen && !isSmallChild ? [{ kind: 'severity', of: severity.of } as const] : []),
  ]
}
