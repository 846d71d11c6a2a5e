import type { Known } from '../inference/known.ts'
import { PLACES } from '../knowledge/places.ts'
import type { FindingId } from '../knowledge/types.ts'

/** The places of a complaint that may be chosen: findings that can apply to the person. */
export const choicesAt = (of: FindingId, known: Known): FindingId[] =>
  (PLACES.find((places) => places.of === of)?.choices ?? [])
    .map(({ finding }) => finding)
    .filter((finding) => known.applies(finding) !== 'no')
