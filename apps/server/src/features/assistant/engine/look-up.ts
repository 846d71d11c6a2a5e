import { judgeMedicines } from '@salus/triage'
import { findPassages, type OwnDocument, type Passage } from '../grounding/find-passages.ts'

/** Finds passages of the person's documents on a question, and says whether they ask for themselves. */
export const lookUp = ({
  text,
  documents,
}: {
  text: string
  documents: readonly OwnDocument[]
}): { passages: Passage[]; isOwn: boolean } => ({
  passages: findPassages(text, documents),
  isOwn: judgeMedicines([], { text }).forWhom === null,
})
