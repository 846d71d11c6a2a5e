import type { Coding } from '../types.ts'

interface Named {
  name: string
  codings: readonly Pick<Coding, 'display'>[]
}

/**
 * "No known stroke", "Denies chest pain", "Stroke: no": it names an illness and says that it is not there. The words of its codes
 * count too, as a text may be shorter than they are.
 */
export const saysNone = ({ name, codings }: Named): boolean =>
  [name, ...codings.flatMap(({ display }) => display ?? [])].some((words) => denies(fold(words)))

/** A medicine may be called No-Spa: of medicines only such words count as speak of medicines. */
export const saysNoMedicine = (named: Named): boolean =>
  saysNone(named) &&
  [named.name, ...named.codings.map(({ display = '' }) => display)].some((words) => OF_MEDICINES.test(words))

const OF_MEDICINES = /medic|drug|treatment|therap|information|known|médic|medik|arznei|tratamiento|traitement|दवा|మందు/i

/** In the languages of the titles of tables, and the abbreviations of doctors. */
const BEGINS = [
  /^nk(?:a|da|fa|ma)\b/,
  /^(?:none\b|den(?:ies|ied|ying)\s|never (?:had|diagnosed)\b|negative (?:for|history|family history)\b|free of\s)/,
  /^(?:no\s|nil (?:known|significant|relevant|of note))/,
  /^without (?:known|any|history|evidence)\b/,
  /^not (?:known to have|diagnosed with)\b/,
  /^(?:kein(?:e|en|er|em|es|erlei)?|nie|verneint|niega|nega|sin|sem|ningun[oa]?|nenhuma?|nunca|aucune?|sans|nessun[oa]?|geen)\s/,
  /^ohne (?:bekannte|befund|anamnese|hinweis)/,
  /^pas d(?:e\s|['’])/,
]
const ENDS = [
  /(?:[:–—]\s*|\s-\s+|\()(?:no|none|nil|denied|denies|negative|absent|false|nein|keine?|verneint|niega|non|aucune?)\)?[.\s]*$/,
  /\b(?:ruled out|not (?:found|present|detected))\)?[.\s]*$/,
  /(?:^|\s)नहीं(?:\s+(?:है|हैं))?[.।\s]*$/,
  /(?:^|\s)(?:లేదు|లేవు)[.\s]*$/,
]
/** The lack is the illness here: "No light perception". */
const MISSING =
  /^(?:no|sin|sans|kein\w*|geen) (?:light|perception|visual|vision|sight|hearing|speech|voice|sensation|feeling|smell|taste|sense|pulse|heart ?beat|breath\w*|respon\w+|appetite|energy|sleep|libido|urge|urine|urinary|stool|bowel|period|menstrua\w*|movement|motivation|interest|strength|fetal)\b/

const denies = (words: string) => [...BEGINS, ...ENDS].some((pattern) => pattern.test(words)) && !MISSING.test(words)

/** In small letters, without the accents of Latin letters. */
const fold = (words: string) =>
  words
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
