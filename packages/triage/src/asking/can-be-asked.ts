import type { Known } from '../inference/known.ts'
import { NEEDS_SPEECH } from '../knowledge/small-child-questions.ts'
import type { Finding } from '../knowledge/types.ts'
import { SMALL_CHILD_AGE } from '../readings/small-children/signs.ts'

const isSmallChild = ({ age }: Known): boolean => age !== undefined && age < SMALL_CHILD_AGE

/** A small child cannot tell what it feels. */
export const canBeAsked = (finding: Finding, known: Known): boolean =>
  !(isSmallChild(known) && NEEDS_SPEECH.has(finding.id))
