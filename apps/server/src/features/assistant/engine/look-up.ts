import type { Region } from '@salus/contract'
import type { Language } from '@salus/terms/languages'
import { assess, judgeMedicines } from '@salus/triage'
import { languageOf } from '../built-in/turn.ts'
import { findPassages, type OwnDocument, type Passage } from '../grounding/find-passages.ts'

interface LookUp {
  text: string
  region: Region
  documents: readonly OwnDocument[]
}

export interface LookedUp {
  passages: Passage[]
  /** The person asks for themselves. */
  isOwn: boolean
  language: Language
}

/** Finds passages of the person's documents on a question, and says whether they ask for themselves, and in which language. */
export function lookUp({ text, region, documents }: LookUp): LookedUp {
  const assessment = assess({ text, region })
  const language = languageOf({ text, region }, { assessment })
  // The words for a relative that medicines go by are English: "ma dernière" is no mother.
  const isOwn = assessment.patient.isSelf && (language !== 'en' || judgeMedicines([], { text }).forWhom === null)
  return { passages: findPassages(text, documents), isOwn, language }
}
