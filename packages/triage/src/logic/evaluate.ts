import type { AgeRange, FindingId, Sex } from '../knowledge/types.ts'
import type { Expression } from './expression.ts'
import { and, atLeast, not, or, type Truth, unlessTold } from './truth.ts'

/** What is known of the person, as the rules see it. */
export interface Facts {
  truthOf(finding: FindingId): Truth
  age: number | undefined
  sex: Sex | undefined
  durationDays: number | undefined
  onset: 'sudden' | 'gradual' | undefined
}

export interface Evaluation {
  truth: Truth
  /** Findings that made it so. */
  because: FindingId[]
  /** Findings whose answer would still matter. */
  missing: FindingId[]
}

export function evaluate(expression: Expression, facts: Facts): Evaluation {
  if (typeof expression === 'string') {
    const truth = facts.truthOf(expression)
    return {
      truth,
      because: truth === 'yes' || truth === 'no' ? [expression] : [],
      missing: truth === 'unknown' ? [expression] : [],
    }
  }
  if ('not' in expression) {
    const inner = evaluate(expression.not, facts)
    return { ...inner, truth: not(inner.truth) }
  }
  if ('unless' in expression) {
    const inner = evaluate(expression.unless, facts)
    return { truth: unlessTold(inner.truth), because: inner.truth === 'yes' ? inner.because : [], missing: [] }
  }
  if ('all' in expression) return join(expression.all, facts, (truths) => truths.reduce(and, 'yes'), 'no')
  if ('any' in expression) return join(expression.any, facts, (truths) => truths.reduce(or, 'does_not_apply'), 'yes')
  if ('of' in expression) return join(expression.of, facts, (truths) => atLeast(expression.atLeast, truths), 'yes')
  if ('age' in expression) return plain(isWithin(expression.age, facts.age))
  if ('sex' in expression)
    return plain(facts.sex === undefined ? 'unknown' : facts.sex === expression.sex ? 'yes' : 'no')
  if ('onset' in expression) {
    return plain(facts.onset === undefined ? 'unknown' : facts.onset === expression.onset ? 'yes' : 'no')
  }
  const { fromDays, belowDays } = expression.lasting
  return plain(
    isWithin(
      {
        ...(fromDays === undefined ? {} : { from: fromDays }),
        ...(belowDays === undefined ? {} : { below: belowDays }),
      },
      facts.durationDays,
    ),
  )
}

export function isWithin(range: AgeRange, value: number | undefined): Truth {
  if (value === undefined) return 'unknown'
  return value >= (range.from ?? 0) && value < (range.below ?? Number.POSITIVE_INFINITY) ? 'yes' : 'no'
}

const plain = (truth: Truth): Evaluation => ({ truth, because: [], missing: [] })

/** `deciding` is the answer of a part that settles the whole alone: only such parts are then the reason. */
function join(
  parts: readonly Expression[],
  facts: Facts,
  combine: (truths: Truth[]) => Truth,
  deciding: 'yes' | 'no',
): Evaluation {
  const evaluated = parts.map((part) => evaluate(part, facts))
  const truth = combine(evaluated.map((part) => part.truth))
  if (truth === 'does_not_apply') return plain(truth)
  const reasons = truth === deciding ? evaluated.filter((part) => part.truth === deciding) : evaluated
  return {
    truth,
    because: unique(reasons.filter((part) => part.truth !== 'unknown').flatMap((part) => part.because)),
    missing: truth === 'unknown' ? unique(evaluated.flatMap((part) => part.missing)) : [],
  }
}

const unique = (ids: FindingId[]): FindingId[] => [...new Set(ids)]
