import type { HealthRecord, RecordedCondition } from '../assessment/types.ts'

/** What of a record changes the meaning of a reading. */
export type RecordFact = 'pregnancy' | 'breastfeeding' | 'lung disease'

/** How each is told, as far as the record says it. */
export function recordFacts(record: HealthRecord): Map<RecordFact, string> {
  const facts = new Map<RecordFact, string>()
  if (record.pregnant) facts.set('pregnancy', 'pregnancy')
  if (record.breastfeeding) facts.set('breastfeeding', 'breastfeeding')
  const lungs = record.conditions?.map(asCondition).find((each) => !each.isPast && isChronicLung(each))
  if (lungs) facts.set('lung disease', lungs.name)
  return facts
}

const asCondition = (given: string | RecordedCondition): RecordedCondition =>
  typeof given === 'string' ? { name: given } : given

/** COPD: the one for which doctors set a lower target of oxygen (BTS 2017: 88 to 92 %). */
const isChronicLung = ({ name, icd10 }: RecordedCondition): boolean =>
  icd10 ? icd10.startsWith('J44') : /\bcopd\b|chronic obstructive/i.test(name)
