/**
 * Families of medicines, by the beginnings of their names: ingredients (INN, with the spellings of our languages) and the brands that
 * people know them by in the US, Europe and India. A word that ends in `$` stands whole; one that begins with `*` is an ending,
 * as INN give one to each family. Latin letters are compared without accents.
 */
export const MEDICINE_FAMILIES = {
  penicillin:
    '*cillin *cilline *cilina *cilinas *cillina penicil augmentin amoxiclav amoclan clavamox clamoxyl amoxil amoxycil co-amoxiclav tazocin zosyn unasyn orspen pen-v$ penv$ moxikind mox$ amodex पेनिसिलिन एमोक्सिसिलिन अमोक्सिसिलिन पेनसिलिन పెన్సిలిన్ పెనిసిలిన్ అమోక్సిసిలిన్',
  cephalosporin:
    'cefa cefi cefo cefp cefu cefd ceft cephal keflex zinnat ceftin suprax omnicef rocephin orelox taxim zifi$ cefalospor cephalospor',
  sulfonamideAntibiotic:
    'sulfameth sulphameth sulfamet sulfadiaz co-trimoxazol cotrim bactrim septra septrin eusaprim sulfa$ sulfas$ sulpha$ sulfonamid sulphonamid sulfamid सल्फा సల్ఫా',
  macrolide:
    'erythromyc eritromic clarithromyc claritromic azithromyc azitromic roxithromyc josamyc biaxin klacid zithromax zeclar azithral azee$',
  fluoroquinolone:
    '*floxacin *floxacine *floxacino *floxacina cipro$ ciprobay ciflox tavanic levaquin avelox oflocet fluoroquinolon quinolon',
  nsaid:
    'ibuprofen ibuprofeno ibuprofene naproxen diclofenac ketoprofen dexketoprofen flurbiprofen etoricoxib celecoxib parecoxib meloxicam piroxicam tenoxicam lornoxicam indometacin indomethacin aceclofenac mefenam ketorolac nimesulid etodolac nabumeton sulindac tiaprofen advil motrin nurofen brufen ibuflam dolormin spedifen ibumetin aleve naprosyn apranax voltaren voltarol voveran cataflam profenid enantyum celebrex arcoxia mobic toradol ponstan combiflam zerodol nsaid$ nsaids$ ains$ aine$ nsar$ आइबुप्रोफेन डाइक्लोफेनाक ఐబుప్రోఫెన్ డైక్లోఫెనాక్',
  aspirin:
    'aspirin aspirina aspirine acetylsalicyl acetilsalicil acetylosalicyl salicylate kardegic aspegic ecosprin disprin ecotrin bayaspirin ass$ aas$ adiro tromalyt एस्पिरिन ఆస్పిరిన్',
  acetaminophen:
    'acetaminophen paracetamol acetaminofen tylenol panadol doliprane dafalgan efferalgan calpol crocin dolo$ ben-u-ron termalgin gelocatil पैरासिटामोल పారాసిటమాల్',
  methotrexate:
    'methotrexat metotrexat methotrexate trexall otrexup rasuvo novatrex imeth metoject lantarel folitrax mtx$ मेथोट्रेक्सेट మెథోట్రెక్సేట్',
} as const
export type MedicineFamily = keyof typeof MEDICINE_FAMILIES

type Matcher = (token: string) => boolean
const MATCHERS = Object.entries(MEDICINE_FAMILIES).map(
  ([family, words]) => [family as MedicineFamily, matcherOf(words.split(' '))] as const,
)

function matcherOf(words: readonly string[]): Matcher {
  const whole = new Set(words.filter((word) => word.endsWith('$')).map((word) => word.slice(0, -1)))
  const endings = words.filter((word) => word.startsWith('*')).map((word) => word.slice(1))
  const beginnings = words.filter((word) => !word.endsWith('$') && !word.startsWith('*')).map(foldWord)
  return (token) =>
    whole.has(token) ||
    endings.some((ending) => token.endsWith(ending) && token.length > ending.length) ||
    beginnings.some((beginning) => token.startsWith(beginning))
}

/** Without the accents of Latin letters; the vowel signs of other scripts are marks too, and stay. */
function foldWord(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
}

export const tokensOf = (name: string): string[] =>
  foldWord(name).match(/[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu) ?? []

/** All families that a medicine belongs to: a product of two ingredients belongs to those of both. */
export function familiesOf(name: string): Set<MedicineFamily> {
  const tokens = tokensOf(name).flatMap((token) => [token, ...token.split('-')])
  return new Set(MATCHERS.flatMap(([family, matches]) => (tokens.some(matches) ? family : [])))
}
