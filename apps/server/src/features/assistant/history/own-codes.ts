import type { FoundCondition } from './find-conditions.ts'

/** ICD-10 (WHO): I21 and its like are of the first four weeks; whoever tells of one that they had has an old one. */
const ONCE_OVER: readonly (readonly [acute: RegExp, old: string])[] = [
  [/^I2[1-3]/, 'I25.2'],
  [/^(?:I26|I6[0-4]|G45)/, 'Z86.7'],
]
const OF_NOW =
  /(?<!\p{L})(?:now|today|tonight|yesterday|this (?:week|morning|month)|currently|acute|ahora|hoy|ayer|maintenant|aujourd['’]hui|hier|अभी|आज|ఇప్పుడు|ఈరోజు)(?!\p{L})/iu

export const isPastEvent = (found: FoundCondition): boolean => ownCodeOf(found) !== found.condition.icd10

/** The code of a person's own illness, as a history tells of it. */
export function ownCodeOf({ condition: { icd10 }, before, after }: FoundCondition): string {
  if (OF_NOW.test(before.text) || OF_NOW.test(after.text)) return icd10
  return ONCE_OVER.find(([acute]) => acute.test(icd10))?.[1] ?? icd10
}
