import type { Finding, FindingId, Sex } from '../knowledge/types.ts'
import type { Facts } from '../logic/evaluate.ts'
import { isWithin } from '../logic/evaluate.ts'
import type { Truth } from '../logic/truth.ts'

export type Answer = 'yes' | 'no' | 'unknown'
export type Origin = 'text' | 'answer' | 'record' | 'measured' | 'implied'

export interface KnownFinding {
  answer: Answer
  origin: Origin
  span: { start: number; end: number } | undefined
}

export interface FindingMap {
  byId: ReadonlyMap<FindingId, Finding>
  /** Every more general finding, nearest first. */
  generalOf(id: FindingId): readonly FindingId[]
  /** Every more special finding. */
  specialOf(id: FindingId): readonly FindingId[]
  /** Those that a more general one means from some age on. */
  meantByAge: readonly Finding[]
}

export function mapFindings(findings: readonly Finding[]): FindingMap {
  const byId = new Map(findings.map((finding) => [finding.id, finding]))
  const general = new Map<FindingId, FindingId[]>()
  const special = new Map<FindingId, FindingId[]>()
  for (const { id } of findings) {
    const chain: FindingId[] = []
    const queue = [...(byId.get(id)?.implies ?? [])]
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      if (next === id || chain.includes(next)) continue
      chain.push(next)
      queue.push(...(byId.get(next)?.implies ?? []))
    }
    general.set(id, chain)
    for (const wider of chain) special.set(wider, [...(special.get(wider) ?? []), id])
  }
  return {
    byId,
    generalOf: (id) => general.get(id) ?? [],
    specialOf: (id) => special.get(id) ?? [],
    meantByAge: findings.filter(({ meantFrom }) => meantFrom !== undefined),
  }
}

export interface Person {
  age: number | undefined
  sex: Sex | undefined
  durationDays: number | undefined
  onset: 'sudden' | 'gradual' | undefined
}

/** All that is known of the findings, with what follows from it, as the rules and the inference read it. */
export class Known implements Facts {
  readonly age: number | undefined
  readonly sex: Sex | undefined
  readonly durationDays: number | undefined
  readonly onset: 'sudden' | 'gradual' | undefined
  readonly #findings: FindingMap
  readonly #told = new Map<FindingId, KnownFinding>()

  constructor(findings: FindingMap, person: Person, told: Iterable<[FindingId, KnownFinding]>) {
    this.#findings = findings
    this.age = person.age
    this.sex = person.sex
    this.durationDays = person.durationDays
    this.onset = person.onset
    for (const [id, known] of told) if (findings.byId.has(id)) this.#told.set(id, known)
    const direct = [...this.#told]
    // What implies is settled before what is denied: a told yes is never undone by an inferred no.
    for (const [id, { answer, span }] of direct) {
      if (answer !== 'yes') continue
      for (const wider of findings.generalOf(id)) {
        if (this.#told.get(wider)?.answer !== 'yes') this.#told.set(wider, { answer: 'yes', origin: 'implied', span })
      }
    }
    for (const { id, implies = [], meantFrom = Number.POSITIVE_INFINITY } of findings.meantByAge) {
      const general = implies.find((wider) => this.#told.get(wider)?.answer === 'yes')
      if (general === undefined || this.#told.has(id) || this.applies(id) === 'no' || !((person.age ?? 0) >= meantFrom))
        continue
      this.#told.set(id, { answer: 'yes', origin: 'implied', span: this.#told.get(general)?.span })
    }
    for (const [id, { answer, span }] of direct) {
      if (answer !== 'no' || this.#told.get(id)?.answer !== 'no') continue
      for (const narrower of findings.specialOf(id)) {
        if (!this.#told.has(narrower)) this.#told.set(narrower, { answer: 'no', origin: 'implied', span })
      }
    }
  }

  truthOf(id: FindingId): Truth {
    const known = this.#told.get(id)
    if (known && known.answer !== 'unknown') return known.answer
    return this.applies(id) === 'no' ? 'does_not_apply' : 'unknown'
  }

  applies(id: FindingId): Truth {
    const only = this.#findings.byId.get(id)?.only
    if (only?.sex !== undefined && this.sex !== undefined && only.sex !== this.sex) return 'no'
    return only?.age === undefined ? 'yes' : isWithin(only.age, this.age)
  }

  /** Also true of findings that the person could not answer: they are not asked again. */
  isTold(id: FindingId): boolean {
    return this.#told.has(id)
  }

  entries(): Iterable<[FindingId, KnownFinding]> {
    return this.#told
  }

  /** Present findings that say most: without those that another present one implies. */
  present(): FindingId[] {
    const yes = this.#all('yes')
    const implied = new Set(yes.flatMap((id) => this.#findings.generalOf(id)))
    return yes.filter((id) => !implied.has(id))
  }

  /** Denied findings that say most: without those that follow from a more general denial. */
  absent(): FindingId[] {
    const no = this.#all('no')
    const followed = new Set(no.flatMap((id) => this.#findings.specialOf(id)))
    return no.filter((id) => !followed.has(id))
  }

  /** The same findings in a person of that age. */
  aged(age: number): Known {
    return new Known(
      this.#findings,
      { age, sex: this.sex, durationDays: this.durationDays, onset: this.onset },
      this.#told,
    )
  }

  #all(answer: Answer): FindingId[] {
    return [...this.#told].filter(([, known]) => known.answer === answer).map(([id]) => id)
  }
}
