import { folded } from '@salus/terms/medicines'
import { byIngredients } from '../medicines/medicines-in.ts'

/** A question is no essay: the first words tell what it asks. */
const MOST_WORDS = 80

/** The words of a question as the table of words has them: in small letters, and a medicine by what is in it. */
export const wordsOfQuestion = (text: string): string[] =>
  (folded(byIngredients(text)).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS)
