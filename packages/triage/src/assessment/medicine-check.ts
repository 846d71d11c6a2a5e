import type { Known } from '../inference/known.ts'
import type { Caution, FindingId, Medicine } from '../knowledge/types.ts'
import { evaluate, isWithin } from '../logic/evaluate.ts'
import { withoutDenied } from './record.ts'
import type { HealthRecord, MedicineVerdict } from './types.ts'

export interface MedicineContext {
  known: Known
  record: HealthRecord
  /** Findings that the record tells of, each with its words. */
  recordSays: ReadonlyMap<FindingId, string>
  /** For medicines that the person says they take. */
  text: string
}

/** Whether an over-the-counter medicine may be named to this person; what of the record decides it is named too. */
export function judgeMedicine(medicine: Medicine, context: MedicineContext): MedicineVerdict {
  const { known, record, text } = context
  const holds = <Rule extends { when: Medicine['notWhen'][number]['when'] }>(rules: readonly Rule[]) =>
    rules.flatMap((rule) => {
      const { truth, because } = evaluate(rule.when, known)
      return truth === 'yes' ? [{ rule, facts: factsOf(because, context) }] : []
    })
  const against = (reason: string, facts: string[]): MedicineVerdict => ({
    reason,
    ownCautions: [],
    cautions: [],
    facts,
  })

  const [forbidden] = holds(medicine.notWhen)
  if (forbidden) return against(forbidden.rule.because + inRecord(forbidden.facts), forbidden.facts)
  const allergy = wordIn(medicine.allergyWords, record.allergies ?? [])
  if (allergy) return against(`your record lists an allergy to ${allergy.word}`, [allergy.line])
  const taken = wordIn(medicine.interactsWith, record.medicines ?? [])
  if (taken) return against(`it does not go with ${taken.word} in your record`, [taken.line])
  const told = wordIn(medicine.interactsWith, [text])
  if (told) return against(`it does not go with ${told.word}, which you mention`, [])

  const special = holds(medicine.cautionWhen ?? [])
  return {
    reason: null,
    ownCautions: special.map(({ rule, facts }) => withRecord(rule.caution, facts)),
    cautions: cautionsAt(medicine.cautions, known.age),
    facts: special.flatMap(({ facts }) => facts),
  }
}

/** Without an age, all of them. */
export const cautionsAt = (cautions: readonly Caution[], age: number | undefined): string[] =>
  cautions.flatMap((caution) => {
    if (typeof caution === 'string') return [caution]
    return isWithin(caution.age, age) === 'no' ? [] : [caution.text]
  })

const factsOf = (because: readonly FindingId[], { recordSays }: MedicineContext): string[] => [
  ...new Set(because.flatMap((id) => recordSays.get(id) ?? [])),
]

const inRecord = (facts: readonly string[]): string =>
  facts.length > 0 ? ` (in your record: ${facts.join(', ')})` : ''

/** Before the full stop. */
const withRecord = (sentence: string, facts: readonly string[]): string =>
  facts.length > 0 ? `${sentence.replace(/\.$/, '')}${inRecord(facts)}.` : sentence

function wordIn(words: readonly string[], lines: readonly string[]): { word: string; line: string } | undefined {
  for (const word of words) {
    const named = new RegExp(`\\b${word}`, 'i')
    const line = lines.find((each) => named.test(withoutDenied(each)))
    if (line !== undefined) return { word, line }
  }
  return undefined
}
