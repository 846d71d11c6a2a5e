import type { AgeRange, FindingId, Sex } from '../knowledge/types.ts'

/** A statement about the person. A bare string is a finding. Ages are in years, `from` included, `below` not. */
export type Expression =
  | FindingId
  | { all: readonly Expression[] }
  | { any: readonly Expression[] }
  | { atLeast: number; of: readonly Expression[] }
  | { not: Expression }
  /** An exception that somebody must have told: holds unless the part is known to be so. */
  | { unless: Expression }
  | { age: AgeRange }
  | { sex: Sex }
  /** How the complaint began, when the text says so. */
  | { onset: 'sudden' | 'gradual' }
  /** How long the complaint has lasted, in days. */
  | { lasting: { fromDays?: number; belowDays?: number } }

export const all = (...parts: Expression[]): Expression => ({ all: parts })
export const any = (...parts: Expression[]): Expression => ({ any: parts })
export const atLeast = (count: number, ...of: Expression[]): Expression => ({ atLeast: count, of })
export const not = (part: Expression): Expression => ({ not: part })
export const unless = (part: Expression): Expression => ({ unless: part })
export const age = (range: AgeRange): Expression => ({ age: range })
export const sex = (which: Sex): Expression => ({ sex: which })
export const onset = (how: 'sudden' | 'gradual'): Expression => ({ onset: how })
export const lasting = (range: { fromDays?: number; belowDays?: number }): Expression => ({ lasting: range })

/** The findings that an expression speaks of. */
export function findingsIn(expression: Expression): FindingId[] {
  if (typeof expression === 'string') return [expression]
  if ('all' in expression) return expression.all.flatMap(findingsIn)
  if ('any' in expression) return expression.any.flatMap(findingsIn)
  if ('of' in expression) return expression.of.flatMap(findingsIn)
  if ('not' in expression) return findingsIn(expression.not)
  if ('unless' in expression) return findingsIn(expression.unless)
  return []
}
