import type { Clause, Meaning, Reading, Span } from './read-sentence.ts'

/** Questions about what a sentence means, for the rules to ask. */
export class SentenceMeaning {
  readonly #reading: Reading

  constructor(reading: Reading) {
    this.#reading = reading
  }

  get clauses(): readonly Clause[] {
    return this.#reading.clauses
  }

  get isQuestion(): boolean {
    return /[?？]/.test(this.#reading.tokens.at(-1)?.after ?? '')
  }

  /** "Drink it and you will be well" is a condition in Hindi and Telugu: "if you drink it, you will be well". */
  isSupposed(span: Span): boolean {
    const { verbLast } = this.#reading.words
    const isPromise = verbLast === 'always' && !this.has('care') && !this.has('urge')
    return this.isCondition(span) && !isPromise
  }

  get length(): number {
    return this.#reading.tokens.length
  }

  /** How many of its words are the language's little ones. */
  get littleWords(): number {
    return new Set(this.any(LITTLE).map(({ from }) => from)).size
  }

  all(meaning: Meaning, within?: Span): readonly Span[] {
    const found = this.#reading.found.get(meaning) ?? []
    return within ? found.filter(({ from, to }) => from >= within.from && to <= within.to) : found
  }

  any(meanings: readonly Meaning[], within?: Span): Span[] {
    return meanings.flatMap((meaning) => this.all(meaning, within))
  }

  has(meaning: Meaning, within?: Span): boolean {
    return this.all(meaning, within).length > 0
  }

  /** Denied by a word near it, within its clause and with no other subject between. */
  isDenied(span: Span): boolean {
    return this.denialsOf(span).length > 0
  }

  /** Denied by another word than those that it is made of. */
  isDeniedByOther(span: Span): boolean {
    return this.denialsOf(span).some(({ from, to }) => from !== span.from || to !== span.to)
  }

  denialsOf(span: Span): Span[] {
    const { before, after, within } = this.#reading.words.denial
    const clause = this.clauseOf(span)
    const permits = this.all('permit', clause)
    return this.all('not', clause).filter((not) => {
      // "No problem if you skip it" denies nothing.
      if (permits.some(({ from, to }) => from <= not.from && not.to <= to)) return false
      if (span.holes?.includes(not.from)) return true
      if (not.to >= span.from && not.from <= span.to)
        return within === true && not.from === span.from && not.to === span.to
      const between =
        not.to < span.from ? { from: not.to + 1, to: span.from - 1 } : { from: span.to + 1, to: not.from - 1 }
      const distance = between.to - between.from + 1
      return distance <= (not.to < span.from ? before : after) && this.#isLight(between)
    })
  }

  /** Little words alone, with one other at most and no new subject. */
  #isLight(between: Span): boolean {
    let heavy = 0
    for (let at = between.from; at <= between.to; at++) {
      const isLight = this.#covers('light', at)
      if (this.#covers('you', at) && !isLight) return false
      if (!isLight && !this.#covers('need', at) && !this.#covers('seek', at)) heavy += 1
    }
    return heavy <= 1
  }

  #covers(meaning: Meaning, at: number): boolean {
    return this.all(meaning).some(({ from, to }) => from <= at && at <= to)
  }

  clauseOf({ from }: Span): Clause {
    return (
      this.clauses.find((clause) => clause.from <= from && from <= clause.to) ?? { from, to: from, conditionTo: -1 }
    )
  }

  /** The clause before. */
  before(clause: Clause): Clause | undefined {
    return this.clauses[this.clauses.indexOf(clause) - 1]
  }

  next(clause: Clause): Clause | undefined {
    return this.clauses[this.clauses.indexOf(clause) + 1]
  }

  isCondition(span: Span): boolean {
    return span.from <= this.clauseOf(span).conditionTo
  }

  /** "Beta blockers slow the heart and lower the pressure": it opens the sentence, and nobody is told to act. */
  isOfSubject(verb: Span, subjects: readonly Meaning[]): boolean {
    const { verbLast } = this.#reading.words
    const clause = this.clauseOf(verb)
    const opens = this.any(subjects, clause).some(({ from }) => from === clause.from)
    return verbLast !== 'always' && opens && verb.to < clause.to && !this.has('tell', clause)
  }

  /** Pairs of a verb and its object, in the order and nearness that the language puts them. */
  actsOn(verbs: readonly Meaning[], objects: readonly Meaning[], reach = REACH): { verb: Span; object: Span }[] {
    const { verbLast } = this.#reading.words
    return this.any(verbs).flatMap((verb) =>
      this.any(objects, this.clauseOf(verb)).flatMap((object) => {
        if (verb.holes?.includes(object.from)) return [{ verb, object }]
        const isAfter = object.from > verb.to
        if (
          isAfter ? verbLast === 'always' && object.from - verb.to > 2 : verbLast === 'never' || object.to >= verb.from
        ) {
          return []
        }
        const far = isAfter ? reach : Math.max(reach, REACH_BACK)
        const between = isAfter
          ? { from: verb.to + 1, to: object.from - 1 }
          : { from: object.to + 1, to: verb.from - 1 }
        const isNear = between.to - between.from + 1 <= far
        return isNear && (!isAfter || !this.has('barrier', between)) ? [{ verb, object }] : []
      }),
    )
  }

  /** Both in one clause, no further apart than so many words, in whatever order. */
  near(one: Meaning, other: Meaning, reach: number): { one: Span; other: Span }[] {
    return this.all(one).flatMap((a) =>
      this.all(other).flatMap((b) => {
        const apart = a.to < b.from ? b.from - a.to : a.from - b.to
        return apart > 0 && apart <= reach ? [{ one: a, other: b }] : []
      }),
    )
  }

  /** The largest number of an amount, in milligrams where it is a mass. */
  sizeOf({ from, to }: Span): number {
    const { number = 0 } = this.#reading.tokens[from] ?? {}
    return /^g(?:r|ram)?/.test(this.#reading.tokens[to]?.text ?? '') ? number * 1000 : number
  }

  isMass({ to }: Span): boolean {
    return /^(?:m?g|milig|millig|gram|मि|ग्राम|మి|గ్రా)/.test(this.#reading.tokens[to]?.text ?? '')
  }
}

const LITTLE: readonly Meaning[] = ['light', 'not', 'you', 'if', 'your']
const REACH = 4
/** A verb that ends its clause has more before it. */
const REACH_BACK = 8
