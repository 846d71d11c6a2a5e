import { ADVICE } from './advice/index.ts'
import type { AdviceLine } from './stances.ts'
import type { Condition, Finding, FindingId, WarningSign } from './types.ts'

/** A condition's advice, in sentences. */
export const adviceOf = ({ advice = [], selfCare = [] }: Condition): readonly AdviceLine[] => [
  ...selfCare,
  ...advice.map((id): AdviceLine => {
    const { text, says } = ADVICE[id]
    return says ? { text, says } : text
  }),
]

/** When to seek care with a condition, each ending "Seek care if …". */
export const signsOf = (
  { signs = [], seekCare = [] }: Condition,
  findings: ReadonlyMap<FindingId, Finding>,
): readonly string[] => [...seekCare, ...signs.map((sign) => signClause(sign, findings))]

function signClause(sign: WarningSign, findings: ReadonlyMap<FindingId, Finding>): string {
  const [id, days] = typeof sign === 'string' ? [sign, undefined] : [sign.sign, sign.days]
  const clause = `you have ${findings.get(id)?.label ?? id}`
  return days === undefined ? clause : `${clause} for more than ${days === 1 ? 'a day' : `${days} days`}`
}
