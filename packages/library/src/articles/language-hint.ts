import type { Language } from '@salus/terms/languages'

/** Beginnings of words that one of these languages alone writes so, and that people type without a sentence around them. */
const HINTS: readonly (readonly [Language, string])[] = [
  [
    'de',
    `nebenwirkung|wirkung|wechselwirkung|dosierung|alkohol|schwanger|stillzeit|stillen|grippe|erkält|kopfschmerz|bauchschmerz|halsschmerz|rückenschmerz|fieber|impf|blutdruck|blutzucker|blutwert|verbrenn|zecke|husten|schnupfen|durchfall|verstopf|schlaf|rauchen|abnehmen|ernähr|krankheit|untersuch|einnahme|vergess|tablette|ansteck|verhütung|pille|wie |wann |welche|wofür`,
  ],
  [
    'es',
    `efecto|embaraz|lactancia|gripe|resfriado|fiebre|vacuna|presión|azúcar|colesterol|quemadura|garrapata|diarrea|estreñ|sueño|fumar|adelgazar|enfermedad|análisis|pastilla|anticoncept|contagios|dolor|metformina|ibuprofeno|amoxicilina|cuánt|cuand|qué|cómo |para qué`,
  ],
  [
    'fr',
    `effets|grossesse|enceinte|allait|alcool|rhume|fièvre|vaccin|tension|cholestérol|brûlure|tique|toux|diarrhée|sommeil|fumer|maigrir|maladie|analyse|oubli|comprimé|contagieu|douleur|ibuprofène|amoxicilline|metformine|quel |quelle |comment |combien|pourquoi|c['’]est`,
  ],
]
/** Letters that one of them alone has. */
const LETTERS: readonly (readonly [Language, RegExp])[] = [
  ['de', /[äöüß]/iu],
  ['es', /[ñ¿¡]/iu],
  ['fr', /[çèêàùœ]/iu],
]
const PATTERNS = HINTS.map(([language, words]) => [language, new RegExp(`(?<!\\p{L})(?:${words})`, 'iu')] as const)

/** The language of a few words that no small word gives away; nothing where they may be of any. */
export const languageHint = (text: string): Language | undefined =>
  [...LETTERS, ...PATTERNS].find(([, pattern]) => pattern.test(text))?.[0]
