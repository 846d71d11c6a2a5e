import type { Known } from '../inference/known.ts'
import type { CautionId } from '../knowledge/medicine-words.ts'
import type { Caution, FindingId, Medicine } from '../knowledge/types.ts'
import { evaluate, isWithin } from '../logic/evaluate.ts'
import type { Against, OwnCaution } from './judgement.ts'
import { withoutDenied } from './record.ts'
import type { HealthRecord } from './types.ts'

export interface MedicineContext {
  known: Known
  record: HealthRecord
  /** Findings that the record tells of, each with its words. */
  recordSays: ReadonlyMap<FindingId, string>
  /** For medicines that the person says they take. */
  text: string
}

/** Whether an over-the-counter medicine is for a person. */
export interface MedicineVerdict {
  /** Null when nothing speaks against it. */
  against: Against | null
  /** For this person, and for everybody. */
  own: OwnCaution[]
  cautions: CautionId[]
  /** The facts of the record that decided it, in its words. */
  facts: string[]
}

/** Whether an over-the-counter medicine may be named to this person; what of the record decides it is named too. */
export function judgeMedicine(medicine: Medicine, context: MedicineContext): MedicineVerdict {
  const { known, record, text } = context
  const holds = <Rule extends { when: Medicine['notWhen'][number]['when'] }>(rules: readonly Rule[]) =>
    rules.flatMap((rule) => {
      const { truth, because } = evaluate(rule.when, known)
      return truth === 'yes' ? [{ rule, facts: factsOf(because, context) }] : []
    })
  const not = (against: Against, facts: string[]): MedicineVerdict => ({ against, own: [], cautions: [], facts })

  const [forbidden] = holds(medicine.notWhen)
  if (forbidden) {
    const { rule, facts } = forbidden
    return not({ code: 'reason', reason: rule.because, facts }, facts)
  }
  const allergy = wordIn(medicine.allergyWords, record.allergies ?? [])
  if (allergy) return not({ code: 'allergy', word: allergy.word }, [allergy.line])
  const taken = wordIn(medicine.interactsWith, record.medicines ?? [])
  if (taken) return not({ code: 'interaction', word: taken.word, isTold: false }, [taken.line])
  const told = wordIn(medicine.interactsWith, [text])
  if (told) return not({ code: 'interaction', word: told.word, isTold: true }, [])

  const special = holds(medicine.cautionWhen ?? [])
  return {
    against: null,
    own: special.map(({ rule, facts }) => ({ caution: rule.caution, facts })),
    cautions: cautionsAt(medicine.cautions, known.age),
    facts: special.flatMap(({ facts }) => facts),
  }
}

/** Without an age, all of them. */
export const cautionsAt = (cautions: readonly Caution[], age: number | undefined): CautionId[] =>
  cautions.flatMap((caution) => {
    if (typeof caution === 'string') return [caution]
    return isWithin(caution.age, age) === 'no' ? [] : [caution.caution]
  })

const factsOf = (because: readonly FindingId[], { recordSays }: MedicineContext): string[] => [
  ...new Set(because.flatMap((id) => recordSays.get(id) ?? [])),
]

function wordIn(words: readonly string[], lines: readonly string[]): { word: string; line: string } | undefined {
  if (words.length === 0) return undefined
  for (const line of lines) {
    const word = oneOf(words).exec(withoutDenied(line))?.[0]
    if (word !== undefined) return { word: word.toLowerCase(), line }
  }
  return undefined
}

const made = new WeakMap<readonly string[], RegExp>()

/** A word that begins with one of these. Hundreds of names are one expression, made once. */
function oneOf(words: readonly string[]): RegExp {
  const known = made.get(words)
  if (known) return known
  // The longer one first: "dexketoprofen" before "dex".
  const longestFirst = [...words].sort((one, other) => other.length - one.length)
  const expression = new RegExp(`\\b(?:${longestFirst.join('|')})`, 'i')
  made.set(words, expression)
  return expression
}
