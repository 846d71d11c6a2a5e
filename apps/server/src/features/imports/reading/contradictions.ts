import type { HistoryDetails } from '@salus/contract'
import { fold, sameName } from './history-words.ts'

type Contradicts<Name extends 'conditions' | 'medications' | 'allergies'> = (
  there: HistoryDetails[Name][number],
  made: HistoryDetails[Name][number],
) => boolean

/** One entry says that the illness is over, and the other one does not. Years that differ are two bouts of it. */
export const isOtherwiseOver: Contradicts<'conditions'> = (there, made) =>
  there.status !== made.status &&
  (there.onsetYear === null || made.onsetYear === null || there.onsetYear === made.onsetYear)

export const isTakenOtherwise: Contradicts<'medications'> = (there, made) =>
  there.frequency !== '' && made.frequency !== '' && !sameName(there.frequency, made.frequency)

/** Worse or milder, or with a reaction that the record does not name. */
export const isOtherwiseAllergic: Contradicts<'allergies'> = (there, made) =>
  (there.severity !== null && made.severity !== null && there.severity !== made.severity) ||
  (made.reaction !== '' &&
    !fold(there.reaction).includes(fold(made.reaction)) &&
    !fold(made.reaction).includes(fold(there.reaction)))
