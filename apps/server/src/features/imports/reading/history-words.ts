import type { FamilyCondition } from '@salus/contract'
import { FAMILY_CONDITIONS, HISTORY_TEXT_LIMIT } from '@salus/contract/facts'
import type { RecordEntry } from '@salus/exchange'

/** As long as a history allows; what is cut ends with a whole word, and shows it. */
export function cut(text = ''): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  if (plain.length <= HISTORY_TEXT_LIMIT) return plain
  const start = plain.slice(0, HISTORY_TEXT_LIMIT - 1).toWellFormed()
  const end = start.lastIndexOf(' ')
  return `${(end > HISTORY_TEXT_LIMIT / 2 ? start.slice(0, end) : start).trim()}…`
}
export const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}|[^\p{L}\p{N}]+/gu, ' ')
    .trim()
export const sameName = (one: string, other: string) => fold(one) === fold(other)

const TAG =
  /\s*\((?:disorder|finding|procedure|situation|substance|product|medicinal product|clinical drug|regime\/therapy|trastorno|hallazgo|procedimiento|sustancia|producto|trouble|constatation|intervention|Störung|Befund|Verfahren)\)\s*$/i

/** Without what SNOMED puts around it: "Asthma (disorder)", "Product containing anastrozole (medicinal product)". */
export const plainName = (name: string) =>
  cut(name.replace(TAG, '').replace(/^Product containing (?:only )?/i, '')) || 'Unnamed'

/** "Allergy to mould" is about mould. */
export const substanceOf = (name: string) =>
  plainName(name)
    .replace(/^allerg(?:y|ic reaction) (?:to|caused by) /i, '')
    .replace(/ allergy$/i, '')

/** Work, home and company are told with the codes of illnesses; they are no diagnoses. */
export const NO_ILLNESS =
  /employ(?:ed|ment)|labor force|educat|high school|college|primary school|degree|housing|homeless|transport|refugee|social contact|social isolation|partner abuse|violence in the environment|criminal|prison|armed forces|medication review|risk activity|not in workforce|immigrant|certificate|limited english/i

const SURGICAL =
  /\w(?:ectomy|ostomy|otomy|plasty|pexy|desis|rrhaphy)\b|\b(?:surgery|surgical|operation|bypass|transplant\w*|implantation|insertion of .*(?:pacemaker|stent|prosthesis)|replacement of|extraction|(?:hip|knee|joint|valve) replacement|repair|graft|amputation|excision|resection|cesarean|caesarean|c-section|laparoscop\w+|arthroscop\w+|sterili[sz]ation|curettage|hernia|fixation of|open reduction|stent)\b/i
/** The chapter of operations in CPT. */
const CPT = 'http://www.ama-assn.org/go/cpt'

export function isSurgery({ name, codings }: Extract<RecordEntry, { kind: 'procedure' }>): boolean {
  return (
    SURGICAL.test(name) ||
    codings.some(({ system, code }) => system === CPT && Number(code) >= 10_004 && Number(code) <= 69_990)
  )
}

const FAMILY_WORDS: Record<FamilyCondition, RegExp> = {
  heart_disease: /heart|cardi|coronary|myocard|angina|valv/i,
  diabetes: /diabet/i,
  cancer: /cancer|carcinom|malign|leuk|lymphom|melanom|sarcom|tumou?r/i,
  hypertension: /hypertens|high blood pressure/i,
  stroke: /stroke|cerebrovascular|brain attack/i,
  mental_illness: /depress|bipolar|schizo|mental|psychi|psychos|anxiety|suicid/i,
}

export const familyConditionOf = (name: string): FamilyCondition | undefined =>
  (Object.keys(FAMILY_CONDITIONS) as FamilyCondition[])
    // "Hypertensive heart disease" is one of the heart; "pulmonary hypertension" is none of these.
    .find((condition) => FAMILY_WORDS[condition].test(name) && !/pulmonary hypertens/i.test(name))
