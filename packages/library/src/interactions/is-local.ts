import { folded } from '@salus/terms/medicines'

/**
 * What stays where it is put: creams, eye, ear and nose drops. A patch acts on the whole body, and so may drops that are
 * swallowed.
 */
const LOCAL =
  /(?<!\p{L})(?:gel|gele|emulgel|cream|creme|crema|ointment|pommade|pomada|salbe|lotion|shampoo|shampooing|champu|eye|ear|augen\p{L}*|ohren\p{L}*|nasen\p{L}*|collyre|colirio|nasal|nasale|nose|auriculaire|otico|oticas|topical|topique|topico|क्रीम|मलहम|आई ड्रॉप\p{L}*|క్రీమ్|ఆయింట్‌?మెంట్)(?![\p{L}\p{M}])/u

export const isLocal = (name: string): boolean => LOCAL.test(folded(name))
