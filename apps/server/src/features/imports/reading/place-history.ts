import type { FamilyCondition, HistoryDetails } from '@salus/contract'
import {
  CONDITION_CATALOGUE,
  FAMILY_CONDITIONS,
  HISTORY_TEXT_LIMIT,
  ICD10,
  MOST_ENTRIES,
  OTHER_CATEGORY,
} from '@salus/contract/facts'
import type { RecordEntry } from '@salus/exchange'
import type { HistoryWrite } from '../item.ts'
import { ownCode } from './own-code.ts'

type Entry<Kind extends RecordEntry['kind']> = Extract<RecordEntry, { kind: Kind }>
type List = Exclude<HistoryWrite['list'], 'smoking'>
type OneOf<Name extends List> = HistoryDetails[Name][number]

export type PlacedInHistory =
  | { is: 'new' | 'changed'; writes: HistoryWrite[] }
  | { is: 'duplicate' }
  | { is: 'kept' | 'refused'; reason: string }

const FULL = `Your history holds ${MOST_ENTRIES} entries of a kind. This is kept with the import.`

/**
 * Places entries in a history, which it holds as it would be after them: the same thing twice in one file is new once.
 * What the person has written is filled up, and told to be over; it is never replaced by something else.
 */
export class HistoryPlacer {
  readonly #details: HistoryDetails
  readonly #birthYear: number
  readonly #thisYear: number

  constructor(details: HistoryDetails, birthDate: string, now: Date) {
    this.#details = structuredClone(details)
    this.#birthYear = Number(birthDate.slice(0, 4)) || 1800
    this.#thisYear = now.getUTCFullYear()
  }

  place(entry: Entry<'condition' | 'medication' | 'allergy' | 'procedure' | 'family-history'>): PlacedInHistory {
    if (
      ownCode(entry, 'condition-category') !== undefined &&
      (entry.kind === 'allergy' || entry.kind === 'procedure')
    ) {
      return this.#condition(asCondition(entry))
    }
    switch (entry.kind) {
      case 'condition':
        return this.#condition(entry)
      case 'medication':
        return this.#medication(entry)
      case 'allergy':
        return this.#allergy(entry)
      case 'procedure':
        return this.#surgery(entry)
      case 'family-history':
        return this.#family(entry)
    }
  }

  /** Of all that a file says of smoking the newest; what the person has said stands. */
  smoking(entry: Entry<'social'>): PlacedInHistory {
    const status = smokingOf(entry)
    if (!status) return kept('It does not say whether you smoke.')
    const before = this.#details.smoking
    if (before === status) return { is: 'duplicate' }
    if (before !== null) return kept('Your history says something else about smoking. That stands.')
    this.#details.smoking = status
    return { is: 'new', writes: [{ list: 'smoking', from: { status: null }, to: { status } }] }
  }

  #condition(entry: Entry<'condition'>): PlacedInHistory {
    if (entry.certainty === 'refuted') return kept('The file says that it was ruled out.')
    if (entry.certainty === 'unconfirmed') return kept('The file says that it is not confirmed.')
    const name = plainName(entry.name)
    const ownCategory = ownCode(entry, 'condition-category')
    if (ownCategory === undefined && NO_ILLNESS.test(entry.name))
      return kept('It describes circumstances, not an illness.')
    const onsetYear = this.#yearOf(entry.onset)
    if (typeof onsetYear === 'string') return { is: 'refused', reason: onsetYear }
    const icd10 = entry.icd10 && ICD10.test(entry.icd10) ? entry.icd10 : null
    const known = CONDITION_CATALOGUE.find((each) => sameName(each.name, name))
    const made: OneOf<'conditions'> = {
      name,
      category: ownCategory?.slice(0, 60) || (known?.category ?? OTHER_CATEGORY),
      icd10: icd10 ?? known?.icd10 ?? null,
      onsetYear,
      status: entry.status === 'past' || entry.ended ? 'past' : 'active',
    }
    const there = this.#details.conditions.find(
      (each) => sameName(each.name, name) || (icd10 !== null && each.icd10 === icd10),
    )
    if (!there) return this.#add('conditions', made)
    // An illness that comes back is active; of two that are over the first beginning is told.
    const isActive = made.status === 'active' && there.status === 'past' && isLater(onsetYear, there.onsetYear)
    const filled = {
      ...there,
      icd10: there.icd10 ?? made.icd10,
      onsetYear: there.onsetYear ?? onsetYear,
      status: isActive ? ('active' as const) : there.status,
    }
    return this.#fill('conditions', there, filled)
  }

  #medication(entry: Entry<'medication'>): PlacedInHistory {
    if (entry.status === 'past') return kept('It is no longer taken: your history lists what you take now.')
    const sinceYear = this.#yearOf(entry.since)
    if (typeof sinceYear === 'string') return { is: 'refused', reason: sinceYear }
    const name = plainName(entry.name)
    const made: OneOf<'medications'> = {
      name,
      strength: cut(entry.dose),
      frequency: cut(entry.howOften),
      sinceYear,
      reason: cut(entry.reason),
      kind: kindOf(ownCode(entry, 'medication-kind')),
    }
    const there = this.#details.medications.find(
      (each) =>
        sameName(each.name, name) &&
        (each.strength === '' || made.strength === '' || sameName(each.strength, made.strength)),
    )
    if (!there) return this.#add('medications', made)
    return this.#fill('medications', there, {
      ...there,
      strength: there.strength || made.strength,
      frequency: there.frequency || made.frequency,
      sinceYear: there.sinceYear ?? made.sinceYear,
      reason: there.reason || made.reason,
      kind: there.kind ?? made.kind,
    })
  }

  #allergy(entry: Entry<'allergy'>): PlacedInHistory {
    if (entry.certainty === 'refuted') return kept('The file says that it was ruled out.')
    if (entry.status === 'past') return kept('The file says that it is over.')
    const severities = entry.reactions.flatMap(({ severity }) => severity ?? [])
    const made: OneOf<'allergies'> = {
      substance: substanceOf(entry.name),
      reaction: cut(entry.reactions.map(({ name }) => plainName(name)).join(', ')),
      severity: (['severe', 'moderate', 'mild'] as const).find((each) => severities.includes(each)) ?? null,
    }
    const there = this.#details.allergies.find(({ substance }) => sameName(substance, made.substance))
    if (!there) return this.#add('allergies', made)
    return this.#fill('allergies', there, {
      ...there,
      reaction: there.reaction || made.reaction,
      severity: there.severity ?? made.severity,
    })
  }

  #surgery(entry: Entry<'procedure'>): PlacedInHistory {
    if (entry.status === 'planned') return kept('It is planned, not done.')
    if (!isSurgery(entry)) return kept('Your history lists operations. This is kept with the import.')
    const year = this.#yearOf(entry.time)
    if (typeof year === 'string') return { is: 'refused', reason: year }
    const made: OneOf<'surgeries'> = { name: plainName(entry.name), year }
    const there = this.#details.surgeries.find(
      (each) => sameName(each.name, made.name) && (each.year === null || year === null || each.year === year),
    )
    if (!there) return this.#add('surgeries', made)
    return this.#fill('surgeries', there, { ...there, year: there.year ?? year })
  }

  #family(entry: Entry<'family-history'>): PlacedInHistory {
    const writes: HistoryWrite[] = []
    let isKnown = false
    for (const { name, codings, age } of entry.conditions) {
      const condition = ownFamilyCondition(ownCode({ codings }, 'family-condition')) ?? familyConditionOf(name)
      if (!condition) continue
      isKnown = true
      const made: OneOf<'family'> = {
        condition,
        who: entry.name === NOBODY_NAMED ? '' : cut(entry.name),
        age: age !== undefined && Number.isInteger(age) && age >= 0 && age <= 130 ? age : null,
      }
      const there = this.#details.family.find(
        (each) => each.condition === condition && (each.who === '' || sameName(each.who, made.who)),
      )
      const placed = there
        ? this.#fill('family', there, { ...there, who: there.who || made.who, age: there.age ?? made.age })
        : this.#add('family', made)
      if ('writes' in placed) writes.push(...placed.writes)
    }
    if (writes.length > 0) return { is: writes.every(({ from }) => from !== null) ? 'changed' : 'new', writes }
    if (isKnown) return { is: 'duplicate' }
    return kept('Your history lists other illnesses of the family. This is kept with the import.')
  }

  #add<Name extends List>(list: Name, made: OneOf<Name>): PlacedInHistory {
    const entries = this.#details[list] as OneOf<Name>[]
    if (entries.length >= MOST_ENTRIES) return kept(FULL)
    entries.push(made)
    return { is: 'new', writes: [{ list, from: null, to: made }] }
  }

  #fill<Name extends List>(list: Name, there: OneOf<Name>, filled: OneOf<Name>): PlacedInHistory {
    if (JSON.stringify(there) === JSON.stringify(filled)) return { is: 'duplicate' }
    const entries = this.#details[list] as OneOf<Name>[]
    entries[entries.indexOf(there)] = filled
    return { is: 'changed', writes: [{ list, from: there, to: filled }] }
  }

  /** Null where none is said; a sentence where it cannot be. */
  #yearOf(when: string | undefined): number | null | string {
    if (!when) return null
    const year = Number(when.slice(0, 4))
    if (year > this.#thisYear) return 'It is dated in the future.'
    return year < this.#birthYear ? BEFORE_BIRTH : year
  }
}

/** Allergies and operations that stood among the conditions, under a category that says so. */
function asCondition(entry: Entry<'allergy' | 'procedure'>): Entry<'condition'> {
  const { source, codings, name } = entry
  const icd10 = codings.find(({ code }) => ICD10.test(code))?.code
  const onset = entry.kind === 'allergy' ? entry.onset : entry.time
  return {
    kind: 'condition',
    source,
    codings,
    name,
    ...(icd10 && { icd10 }),
    ...(onset && { onset }),
    status: entry.status === 'past' ? 'past' : 'active',
  }
}

const kindOf = (code: string | undefined) =>
  (['prescription', 'over_the_counter'] as const).find((kind) => kind === code) ?? null

/** As our own export names a relative of whom nothing is said. */
const NOBODY_NAMED = 'Family member'

const ownFamilyCondition = (code: string | undefined): FamilyCondition | undefined =>
  (Object.keys(FAMILY_CONDITIONS) as FamilyCondition[]).find((condition) => condition === code)

const SMOKING_LOINC = new Set(['72166-2', '11367-0'])

export const isSmoking = ({ loinc }: Entry<'social'>) => loinc !== undefined && SMOKING_LOINC.has(loinc)

function smokingOf({ text = '' }: Entry<'social'>): 'never' | 'former' | 'current' | null {
  if (/unknown|unspecified|not asked/i.test(text)) return null
  if (/never|non-?smoker|does not smoke/i.test(text)) return 'never'
  if (/former|ex-?smoker|quit|stopped/i.test(text)) return 'former'
  return /current|smoker|smokes|every ?day|some days/i.test(text) ? 'current' : null
}

export const BEFORE_BIRTH = 'It is dated before your birth.'

const kept = (reason: string): PlacedInHistory => ({ is: 'kept', reason })
const isLater = (year: number | null, than: number | null) => year !== null && than !== null && year > than
const cut = (text = '') => text.replaceAll(/\s+/g, ' ').trim().slice(0, HISTORY_TEXT_LIMIT).trim()
const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}|[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const sameName = (one: string, other: string) => fold(one) === fold(other)

const TAG =
  /\s*\((?:disorder|finding|procedure|situation|substance|product|medicinal product|clinical drug|regime\/therapy|trastorno|hallazgo|procedimiento|sustancia|producto|trouble|constatation|intervention|Störung|Befund|Verfahren)\)\s*$/i

/** Without what SNOMED puts around it: "Asthma (disorder)", "Product containing anastrozole (medicinal product)". */
export const plainName = (name: string) =>
  cut(name.replace(TAG, '').replace(/^Product containing (?:only )?/i, '')) || 'Unnamed'

/** "Allergy to mould" is about mould. */
const substanceOf = (name: string) =>
  plainName(name)
    .replace(/^allerg(?:y|ic reaction) (?:to|caused by) /i, '')
    .replace(/ allergy$/i, '')

/** Work, home and company are told with the codes of illnesses; they are no diagnoses. */
const NO_ILLNESS =
  /employ(?:ed|ment)|labor force|educat|high school|college|primary school|degree|housing|homeless|transport|refugee|social contact|social isolation|partner abuse|violence in the environment|criminal|prison|armed forces|medication review|risk activity|not in workforce|immigrant|certificate|limited english/i

const SURGICAL =
  /\w(?:ectomy|ostomy|otomy|plasty|pexy|desis|rrhaphy)\b|\b(?:surgery|surgical|operation|bypass|transplant\w*|implantation|insertion of .*(?:pacemaker|stent|prosthesis)|replacement of|(?:hip|knee|joint|valve) replacement|repair|graft|amputation|excision|resection|cesarean|caesarean|c-section|laparoscop\w+|arthroscop\w+|sterili[sz]ation|curettage|hernia|fixation of|open reduction|stent)\b/i
/** The chapter of operations in CPT. */
const CPT = 'http://www.ama-assn.org/go/cpt'

function isSurgery({ name, codings }: Entry<'procedure'>): boolean {
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

const familyConditionOf = (name: string): FamilyCondition | undefined =>
  (Object.keys(FAMILY_CONDITIONS) as FamilyCondition[])
    // "Hypertensive heart disease" is one of the heart; "pulmonary hypertension" is none of these.
    .find((condition) => FAMILY_WORDS[condition].test(name) && !/pulmonary hypertens/i.test(name))
