import { judgeMedicines } from '@salus/triage'
import { findPassages, type OwnDocument, type Passage } from '../grounding/find-passages.ts'

/** What the person's documents say on a question, and whether it is asked for themselves. */
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
