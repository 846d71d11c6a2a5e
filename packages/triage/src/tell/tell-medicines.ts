import type { Against, OwnCaution } from '../assessment/judgement.ts'
import type { MedicinesJudged } from '../assessment/make-engine.ts'
import type { ToldMedicines } from '../assessment/types.ts'
import type { CautionId } from '../knowledge/medicine-words.ts'
import type { Region } from '../knowledge/types.ts'
import { makeTeller, type Teller } from './teller.ts'
import type { Language } from './vocabulary.ts'

/** Medicines that somebody asks about, in whole sentences. */
export function tellMedicines(judged: MedicinesJudged, language: Language, region: Region): ToldMedicines {
  const teller = makeTeller(language, { region, other: undefined, age: null })
  return {
    forWhom: judged.forWhom && teller.person(judged.forWhom),
    tellsOfSymptoms: judged.tellsOfSymptoms,
    medicines: judged.medicines.map(({ id, against, own, cautions, facts }) => ({
      id,
      name: teller.vocabulary.medicine(id, region).name,
      reason: against && whyNot(teller, against),
      ownCautions: own.map((each) => tellOwnCaution(teller, each)),
      cautions: tellCautions(teller, cautions),
      facts,
    })),
  }
}

/** After the medicine's name and a colon, without a full stop. */
export function whyNot({ phrases, vocabulary, fill }: Teller, against: Against): string {
  switch (against.code) {
    case 'reason':
      return fill(vocabulary.reason(against.reason)) + inRecord(phrases, against.facts)
    case 'allergy':
      return phrases.allergic(against.word)
    case 'interaction':
      return phrases.interacts(against.word, against.isTold)
  }
}

export const tellCautions = ({ vocabulary, fill }: Teller, ids: readonly CautionId[]): string[] =>
  ids.map((id) => fill(vocabulary.caution(id)))

/** Its facts stand before the full stop. */
export function tellOwnCaution({ phrases, vocabulary, fill }: Teller, { caution, facts }: OwnCaution): string {
  const sentence = fill(vocabulary.caution(caution))
  return facts.length === 0 ? sentence : `${sentence.replace(/[.।]$/, '')}${inRecord(phrases, facts)}.`
}

const inRecord = (phrases: Teller['phrases'], facts: readonly string[]): string =>
  facts.length === 0 ? '' : ` (${phrases.inRecord(facts.join(', '))})`
