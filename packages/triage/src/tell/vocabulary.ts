import type { AdviceId } from '../knowledge/advice/index.ts'
import type { CautionId, ReasonId } from '../knowledge/medicine-words.ts'
import type { SignId } from '../knowledge/signs/index.ts'
import type { ConditionId, FindingId, MedicineId, Region } from '../knowledge/types.ts'
import type { Phrases } from './phrases.ts'

/** The names of all that the knowledge holds in one language, by id. Templates: see regional-words.ts. */
export interface Vocabulary {
  /** As it stands in a list: "chest pain". */
  label(finding: FindingId): string
  /** The question for whoever answers; `isSmallChild` asks for what can be seen. `other` is the patient in words. */
  question(finding: FindingId, other: string | undefined, isSmallChild: boolean): string
  condition(id: ConditionId): { plainName: string; name: string }
  rule(id: string): { name: string; message: string }
  advice(id: AdviceId): string
  /** Finishes "Seek care if …"; with `{time}` where it has one. `other` is the patient in words. */
  sign(id: SignId, other: string | undefined): string
  medicine(id: MedicineId, region: Region): { name: string; use: string }
  reason(id: ReasonId): string
  caution(id: CautionId): string
  /** Where the complaint is worst: the question, and the names of the choices. */
  placeQuestion(of: FindingId): string
  place(of: FindingId, choice: FindingId): string
  speciality(english: string): string
}

/** One language, whole. */
export interface Language {
  /** BCP 47. */
  locale: string
  phrases: Phrases
  vocabulary: Vocabulary
}
