import { folded } from '@salus/terms/medicines'

/**
 * What stays where it is put: creams, eye, ear and nose drops. A patch acts on the whole body, and so may drops that are
 * swallowed. A star stands for any ending.
 */
const LOCAL = [
  'gel|gelé|emulgel|cream|creme|crème|crema|ointment|pommade|pomada|salbe|lotion|shampoo|shampooing|champú',
  'eye|ear|augen*|ohren*|nasen*|collyre|colirio|nasal|nasale|nose|auriculaire|ótico|óticas|topical|topique|tópico',
  'क्रीम|मलहम|आई ड्रॉप*|क्रीम*|క్రీమ్|ఆయింట్మెంట్|ఆయింట్‌మెంట్',
]
  .flatMap((words) => words.split('|'))
  .map((word) => folded(word).replace('*', '[\\p{L}\\p{M}]*'))

const PATTERN = new RegExp(`(?<![\\p{L}\\p{M}])(?:${LOCAL.join('|')})(?![\\p{L}\\p{M}])`, 'u')

export const isLocal = (name: string): boolean => PATTERN.test(folded(name))
