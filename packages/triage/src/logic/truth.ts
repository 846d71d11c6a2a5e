/**
 * What is known of a statement about the person. `does_not_apply` is a fourth thing: asking a man about his
 * pregnancy is neither unanswered nor denied. Missing is `unknown`, and never `no`.
 */
export type Truth = 'yes' | 'no' | 'unknown' | 'does_not_apply'

export const TRUTHS = ['yes', 'no', 'unknown', 'does_not_apply'] as const satisfies readonly Truth[]

type Table = Record<Truth, Record<Truth, Truth>>

// A conjunction fails as soon as one part is denied; a part that cannot apply makes the whole not apply.
const AND: Table = {
  yes: { yes: 'yes', no: 'no', unknown: 'unknown', does_not_apply: 'does_not_apply' },
  no: { yes: 'no', no: 'no', unknown: 'no', does_not_apply: 'no' },
  unknown: { yes: 'unknown', no: 'no', unknown: 'unknown', does_not_apply: 'does_not_apply' },
  does_not_apply: { yes: 'does_not_apply', no: 'no', unknown: 'does_not_apply', does_not_apply: 'does_not_apply' },
}

// An alternative that cannot apply is left out of a disjunction.
const OR: Table = {
  yes: { yes: 'yes', no: 'yes', unknown: 'yes', does_not_apply: 'yes' },
  no: { yes: 'yes', no: 'no', unknown: 'unknown', does_not_apply: 'no' },
  unknown: { yes: 'yes', no: 'unknown', unknown: 'unknown', does_not_apply: 'unknown' },
  does_not_apply: { yes: 'yes', no: 'no', unknown: 'unknown', does_not_apply: 'does_not_apply' },
}

const NOT: Record<Truth, Truth> = { yes: 'no', no: 'yes', unknown: 'unknown', does_not_apply: 'does_not_apply' }

export const and = (left: Truth, right: Truth): Truth => AND[left][right]
export const or = (left: Truth, right: Truth): Truth => OR[left][right]
export const not = (truth: Truth): Truth => NOT[truth]

/**
 * An exception to a rule counts only when it was told: a missing answer must not keep a warning from being given.
 * It does not turn the unknown into a no; it is a different question than `not`.
 */
export const unlessTold = (truth: Truth): Truth => (truth === 'yes' ? 'no' : 'yes')

/** Whether at least `count` of the parts hold, as far as it is known. */
export function atLeast(count: number, parts: readonly Truth[]): Truth {
  const yes = parts.filter((part) => part === 'yes').length
  if (yes >= count) return 'yes'
  const open = parts.filter((part) => part === 'unknown').length
  if (yes + open >= count) return 'unknown'
  const applicable = parts.filter((part) => part !== 'does_not_apply').length
  return applicable >= count ? 'no' : 'does_not_apply'
}
