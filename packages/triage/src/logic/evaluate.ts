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

/** Hundreds of rules are judged for each text, and few of them are asked why: reasons are looked for when they are read. */
class LazyEvaluation implements Evaluation {
  readonly truth: Truth
  readonly #expression: Expression
  readonly #facts: Facts

  constructor(expression: Expression, facts: Facts) {
    this.truth = truthOf(expression, facts)
    this.#expression = expression
    this.#facts = facts
  }

  get because(): FindingId[] {
    return reasonsOf(this.#expression, this.#facts)
  }

  get missing(): FindingId[] {
    return openIn(this.#expression, this.#facts)
  }
}

export const evaluate = (expression: Expression, facts: Facts): Evaluation => new LazyEvaluation(expression, facts)

function truthOf(expression: Expression, facts: Facts): Truth {
  if (typeof expression === 'string') return facts.truthOf(expression)
  if ('all' in expression) return joined(expression.all, facts, and, 'yes', 'no')
  if ('any' in expression) return joined(expression.any, facts, or, 'does_not_apply', 'yes')
  if ('of' in expression)
    return atLeast(
      expression.atLeast,
      expression.of.map((part) => truthOf(part, facts)),
    )
  if ('not' in expression) return not(truthOf(expression.not, facts))
  if ('unless' in expression) return unlessTold(truthOf(expression.unless, facts))
  if ('age' in expression) return isWithin(expression.age, facts.age)
  if ('sex' in expression) return facts.sex === undefined ? 'unknown' : facts.sex === expression.sex ? 'yes' : 'no'
  if ('onset' in expression) {
    return facts.onset === undefined ? 'unknown' : facts.onset === expression.onset ? 'yes' : 'no'
  }
  const { fromDays, belowDays } = expression.lasting
  return isWithin(
    {
      ...(fromDays === undefined ? {} : { from: fromDays }),
      ...(belowDays === undefined ? {} : { below: belowDays }),
    },
    facts.durationDays,
  )
}

/** Nothing undoes `settled`: what comes after it is not looked at. */
function joined(
  parts: readonly Expression[],
  facts: Facts,
  combine: (left: Truth, right: Truth) => Truth,
  none: Truth,
  settled: Truth,
): Truth {
  let truth = none
  for (const part of parts) {
    truth = combine(truth, truthOf(part, facts))
    if (truth === settled) return truth
  }
  return truth
}

export function isWithin(range: AgeRange, value: number | undefined): Truth {
  if (value === undefined) return 'unknown'
  return value >= (range.from ?? 0) && value < (range.below ?? Number.POSITIVE_INFINITY) ? 'yes' : 'no'
}

function reasonsOf(expression: Expression, facts: Facts): FindingId[] {
  if (typeof expression === 'string') {
    const truth = facts.truthOf(expression)
    return truth === 'yes' || truth === 'no' ? [expression] : []
  }
  if ('not' in expression) return reasonsOf(expression.not, facts)
  if ('unless' in expression) {
    return truthOf(expression.unless, facts) === 'yes' ? reasonsOf(expression.unless, facts) : []
  }
  const parts = partsOf(expression)
  const truth = truthOf(expression, facts)
  if (parts.length === 0 || truth === 'does_not_apply') return []
  // The answer of a part that settles the whole alone: only such parts are then the reason.
  const deciding: Truth = 'all' in expression ? 'no' : 'yes'
  const reasons = parts.filter((part) => {
    const its = truthOf(part, facts)
    return truth === deciding ? its === deciding : its !== 'unknown'
  })
  return unique(reasons.flatMap((part) => reasonsOf(part, facts)))
}

function openIn(expression: Expression, facts: Facts): FindingId[] {
  if (typeof expression === 'string') return facts.truthOf(expression) === 'unknown' ? [expression] : []
  if ('not' in expression) return openIn(expression.not, facts)
  const parts = partsOf(expression)
  if (parts.length === 0 || truthOf(expression, facts) !== 'unknown') return []
  return unique(parts.flatMap((part) => openIn(part, facts)))
}

const partsOf = (expression: Exclude<Expression, string>): readonly Expression[] =>
  'all' in expression ? expression.all : 'any' in expression ? expression.any : 'of' in expression ? expression.of : []

const unique = (ids: FindingId[]): FindingId[] => [...new Set(ids)]
