import { folded, MEDICINES, namesAndBrandsOf } from '@salus/terms/medicines'
import type { LanguageCode } from './emergency-phrases/types.ts'
import { foldOf } from './gloss/compile-words.ts'
import { wordsOfLanguage } from './gloss/index.ts'

/** A number of tablets that somebody took, at its place in the text. */
export interface Counted {
  value: number
  start: number
  end: number
}

interface Words {
  /** Beginnings of the words for a tablet. */
  pills: RegExp
  /** It was taken, and is not about to be. */
  taken: RegExp
  /** Behind a number that counts something else: time, strength. */
  notCounted: RegExp
  perDay: RegExp
  /** Between a number and what it counts: a new clause. */
  apart: RegExp
}

const word = (forms: string): RegExp => new RegExp(`^(?:${forms})$`, 'u')

const UNITS = 'mg|mcg|ug|µg|g|gr|ml|l|kg|cm|iu|ui|ie|h|x|am|pm|uhr|%'

/** Words as they are folded: small, and in Latin letters without accents. */
const WORDS: Record<Exclude<LanguageCode, 'en'>, Words> = {
  es: {
    pills: word('(?:pastilla|tableta|pildora|comprimido|capsula|pepa|gragea)s?'),
    taken: word(
      'tome|tomo|tomar|tragar|tomado|tomaron|tomaste|trague|trago|tragado|tragaron|ingeri|ingirio|ingerido|zampe|zampo',
    ),
    notCounted: word(
      `${UNITS}|gramos?|miligramos?|gotas?|dias?|horas?|minutos?|semanas?|mes|meses|anos?|veces|dosis|vasos?`,
    ),
    perDay: word('dia|diarias?|diarios?|semana|mes'),
    apart: word('y|e|pero|que|porque|para|desde'),
  },
  fr: {
    pills: word('(?:comprime|cachet|gelule|pilule|medicament|medoc|somnifere|antidepresseur|dragee|capsule)s?'),
    taken: word('pris|prise|prises|avalee?s?|avaler|prendre|ingeree?s?|gobee?s?|bouffe|ingurgite'),
    notCounted: word(
      `${UNITS}|grammes?|milligrammes?|gouttes?|jours?|heures?|minutes?|semaines?|mois|ans?|annees?|fois|doses?|verres?`,
    ),
    perDay: word('jour|jours|semaine|mois'),
    apart: word('et|mais|que|qui|parce|pour|depuis'),
  },
  de: {
    pills: word(String.raw`\p{L}*(?:tabletten?|pillen?|kapseln?|dragees?|tabs?)|stuck|medikamente|medis`),
    taken: word(
      'genommen|gnommen|nahm|geschluckt|gschluckt|schluckte|eingenommen|eingeworfen|gegessen|intus|verschluckt',
    ),
    notCounted: word(
      `${UNITS}|gramm|milligramm|tropfen|tage?n?|stunden?|minuten?|wochen?|monate?n?|jahre?n?|mal|dosen|glaser`,
    ),
    perDay: word('tag|taglich|woche|monat'),
    apart: word('und|aber|dass|weil|habe|hat|hab|seit'),
  },
  hi: {
    pills: word(
      'goli|goliya|goliyan|goliyo|golia|golian|goliyaan|tablets?|tebalet|taiblet|capsules?|kaipsul|pills?|गोली|गोलियां|गोलियाँ|गोलियों|टैबलेट|टेबलेट|टैबलेट्स|कैप्सूल',
    ),
    taken: word(
      'khali|khayi|khai|khaya|khaye|khaaye|khayin|kha|nigal|nigli|nigla|gatak|खा|खाई|खाईं|खायी|खाए|खाली|निगल|निगली|गटक|le|ली|ले|li|liya|liye',
    ),
    notCounted: word(
      `${UNITS}|gram|din|dino|ghante|ghanta|minute|minat|hafte|mahine|saal|sal|baar|bar|tarikh|baje|दिन|दिनों|घंटे|मिनट|हफ्ते|महीने|साल|बार|तारीख|बजे`,
    ),
    perDay: word('roj|roz|rozana|din|daily|रोज|रोज़|दिन|रोजाना'),
    apart: word('aur|lekin|magar|hoon|hun|hai|और|लेकिन|है|हूँ|हूं'),
  },
  te: {
    pills: word(
      String.raw`(?:matra|matralu|tablet|golilu|goli|mathra|మాత్ర|టాబ్లెట్|ట్యాబ్లెట్|గోళీ|గోలీ|క్యాప్సూల్|capsule|pill)\p{L}*\p{M}*\p{L}*\p{M}*`,
    ),
    taken: word(
      String.raw`(?:vesukun?n|veskun?n|vesesuk|vesukundi|veskundi|mingi|minga|minge|mingesa|tisukun?n|tiskun?n|tisukundi|tinesa|tinna|tinesi|వేసుకున్న|వేసుకుంది|వేసేసు|మింగి|మింగా|మింగే|మింగు|తీసుకున్న|తీసుకుంది|తిన్న|తినేశ|తినేస)[\p{L}\p{M}]*`,
    ),
    notCounted: word(
      String.raw`${UNITS}|gram|(?:roju|ganta|nimish|samvats|ell|yell|end|yend|var|vaar|nela|sari|saar|tedi|రోజు|గంట|నిమిష|సంవత్స|ఏళ్|ఏండ్|వార|నెల|సార్|తేదీ|తారీఖు)[\p{L}\p{M}]*`,
    ),
    perDay: word(String.raw`(?:roju|రోజు|daily)[\p{L}\p{M}]*`),
    apart: word('mariyu|kani|kaani|మరియు|కానీ|కాని|undi|ఉంది'),
  },
}

let names: ReadonlySet<string> | undefined
/** Each word that begins a name or a brand, in every language. */
export function isMedicine(norm: string): boolean {
  names ??= new Set(
    MEDICINES.flatMap(namesAndBrandsOf)
      .map((name) => withoutAccents(folded(name)).split(' ')[0] ?? '')
      .filter((name) => name.length > LEAST_NAME),
  )
  return (
    names.has(norm) ||
    ENDINGS.some((ending) => norm.endsWith(ending) && names?.has(norm.slice(0, -ending.length))) ||
    SHORT_NAMES.test(norm)
  )
}
const LEAST_NAME = 4
const ENDINGS = ['s', 'es', 'n', 'en', 'e']
const SHORT_NAMES = /^(ibus?|dolo|xanax|tavor)$/

const withoutAccents = (text: string): string =>
  /\p{Script=Latin}/u.test(text) ? text.normalize('NFD').replace(/\p{Mn}/gu, '') : text

/** "75 Levothyrox ce matin comme d'habitude" tells a strength. */
const ROUTINE =
  /como siempre|como cada|comme d['’]habitude|comme toujours|wie immer|wie jeden|hamesha|roz ki tarah|हमेशा|रोज़? की तरह|eppatilage|ఎప్పటిలా/iu

/** How many words a number may stand from the verb, and from what it counts. */
const NEAR_VERB = 5
const NEAR_MEDICINE = 6
/** Above it a number beside a name is a strength: "paracetamol 500". */
const MOST_OF_A_NAME = 90

interface Piece extends Counted {
  norm: string
  isMark: boolean
}

function piecesOf(text: string, language: keyof typeof WORDS): Piece[] {
  const numbers = wordsOfLanguage(language)?.numbers
  const fold = foldOf(language)
  return [...text.matchAll(/\p{Nd}+(?:[.,:]\p{Nd}+)?|[\p{L}\p{M}\u200c\u200d]+|[^\p{L}\p{M}\p{Nd}\s'’-]/gu)].map(
    ({ 0: raw, index }) => {
      const written = raw.replace(/[\u200c\u200d]/g, '')
      const value = /^\d+$/.test(raw) ? Number(raw) : (numbers?.get(fold(written)) ?? Number.NaN)
      const isMark = !/[\p{L}\p{Nd}]/u.test(raw)
      return { norm: withoutAccents(written.toLowerCase()), value, start: index, end: index + raw.length, isMark }
    },
  )
}

/**
 * Tablets that a text in another language counts as taken, whatever their name. It reads the words as they are written:
 * the tables tell many names of medicines, and many ways to swallow them, in no English. Each language is tried, since the
 * verb must be its own, and a short text is easily taken for one of a neighbour.
 */
export const countedMedicines = (text: string): Counted[] =>
  allCounted(text).filter(({ value, isPerDay }) => !isPerDay || value > MOST_A_DAY)

const allCounted = (text: string) => LANGUAGES.flatMap((language) => countedIn(text, language))

const LANGUAGES = Object.keys(WORDS) as (keyof typeof WORDS)[]

function countedIn(text: string, language: keyof typeof WORDS): (Counted & { isPerDay: boolean })[] {
  const words = WORDS[language]
  const pieces = piecesOf(text, language)
  return pieces.flatMap((piece, at) => {
    const { value } = piece
    if (!Number.isInteger(value) || words.notCounted.test(pieces[at + 1]?.norm ?? '')) return []
    const ahead = pieces.slice(at + 1, at + 1 + NEAR_MEDICINE)
    const stop = ahead.findIndex(({ norm, isMark }) => isMark || words.apart.test(norm))
    const behind = stop < 0 ? ahead : ahead.slice(0, stop)
    const isPill = behind.findIndex(({ norm }) => words.pills.test(norm))
    const isName = behind.findIndex(({ norm }) => isMedicine(norm))
    if (isPill < 0 && (isName < 0 || value > MOST_OF_A_NAME || ROUTINE.test(text))) return []
    const counted = isPill < 0 ? isName : isPill
    const isTaken = (some: readonly Piece[]) => some.some(({ norm }) => words.taken.test(norm))
    if (isTaken(behind.slice(0, counted))) return []
    const before = pieces.slice(Math.max(0, at - NEAR_VERB), at)
    const mark = before.findLastIndex(({ isMark }) => isMark)
    const after = pieces.slice(at + 1 + counted, at + 1 + counted + NEAR_MEDICINE)
    const end = after.findIndex(({ isMark }) => isMark)
    if (!isTaken(before.slice(mark + 1)) && !isTaken(end < 0 ? after : after.slice(0, end))) return []
    const isPerDay = [...before, ...ahead].some(({ norm }) => words.perDay.test(norm))
    return [{ value, start: piece.start, end: piece.end, isPerDay }]
  })
}

/** People with many illnesses are ordered as many a day. */
const MOST_A_DAY = 15

/** A grown-up takes so many tablets of most medicines at once. */
const MOST_AT_ONCE = 3

/** A word that begins so, in any script. */
const beginning = (forms: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${forms})`, 'iu')

/**
 * Somebody grown up has taken them: the person who writes, or a husband, a wife, a parent. Whoever else is told of may be a
 * child, by one of many words for one: of "she" it counts whether she took them, or swallowed them. Accents count: "tomé" is
 * I, "tomó" is anybody.
 */
const BY_A_GROWN_UP: readonly RegExp[] = [
  beginning(
    String.raw`(?<!se )(?:tom[eé]|tomo|trague|tragué)(?!\p{L})|he tomado|mi (?:marido|espos[oa]|mujer|madre|padre|pareja)(?!\p{L})`,
  ),
  beginning(
    String.raw`j['’ ]?ai (?:\p{L}+ )?(?:pris|aval)|mon mari|ma femme|(?:elle|il) a pris|ma mère|ma mere|mon père|mon pere`,
  ),
  beginning(String.raw`habe?(?!\p{L})|mein mann|(?:sie|er) hat .*genommen|meine frau|meine mutter|mein vater`),
  beginning(
    String.raw`mai ?ne(?!\p{L})|maine|mene|मैंने|मैने|usne(?!.*(?:goli|nigal))|(?:pati|patni|mummy|papa|maa) ne(?!\p{L})`,
  ),
  beginning('nenu|నేను'),
]

/** The age of a child, wherever it stands. */
const AGE_OF_A_CHILD =
  /(?<![\p{Nd}.,])(?:1[0-7]|[1-9])[ -]?(?:años?|anos|meses|mes(?!\p{L})|ans(?!\p{L})|mois|jahre?n?|jährig|monate?|साल|महीन|saal|sal(?!\p{L})|mahin|ఏళ్|ఏండ్|సంవత్స|నెల|ella|yella|endla|nela)/iu

/** Then no number is small: a child, a packet, all that there was, drink, somebody unwell, or a medicine of which one tablet can kill. */
const NO_NUMBER_IS_SMALL: readonly RegExp[] = [
  'nin[oa]|niñ[oa]|hij[oa]|hijit|nene|nena|beb[eé]s?(?!\\p{L})|chiquit|peque|crio|nieto|nieta|chavo|chamac|ahijad|gemel|menor(?!\\p{L})',
  'enfant|fils(?!\\p{L})|fille|garçon|garcon|gamin|gosse|petit[es]*-|neveu|nièce|niece|bébé',
  'kind(?:er|es|ern)?(?!\\p{L})|sohn|tochter|baby|klein(?:er|e) hat|unsere?n? klein|enkel|nichte|neffe|junge(?!\\p{L})|mädchen|bub(?!\\p{L})|patenkind|zwilling|schüler',
  'bach+[aeio]|bacc|bet[aei](?!\\p{L})|munn|bitiya|shishu|pot[aio](?!\\p{L})|ladk|bhanj|bhatij|nati(?!\\p{L})|बच्च|बेट|शिशु|मुन्न|पोत|लड़क|भांज|भतीज|नाती',
  'babu(?!\\p{L})|paapa|papaki|(?:naa|maa|na|ma) papa(?!p)|pilla|kuthur|kutur|koduk|ammayi|abbayi|manavad|manavaral|chinn|bujj|పాప|బాబు|పిల్ల|కూతు|కొడుకు|అమ్మాయి|అబ్బాయి|మనవ|చిన్న|బుజ్జి|మేనల్లు|చెల్లి|తమ్ము',
  'caja|frasco|bote(?!\\p{L})|blister|blíster|sobre(?!\\p{L})|tira(?!\\p{L})|boite|boîte|plaquette|tube|flacon|packung|schachtel|flasche|dose(?!\\p{L})|patt[aei](?!\\p{L})|strip|dabba|sheesh|shishi|botal|bottle|packet|seesa|पत्त|स्ट्रिप|डब्ब|शीशी|डिब्ब|పట్టీ|స్ట్రిప్|డబ్బా|సీసా|ప్యాకెట్',
  'tod[ao]s|enter[ao]|golpe|juntas|toutes|tous(?!\\p{L})|entier|d.un coup|alle(?!\\p{L})(?! ok)|handvoll|saar[ie](?!\\p{L})|sab (?:goli|kha|le|nigal|ek)|mutthi|ek saath|anni|motham|mottam|okesari|सारी|सब |एक साथ|మొత్తం|అన్నీ|ఒకేసారి',
  'alcohol|alkohol|alcool|vodka|whisk|tequila|ron(?!\\p{L})|aguardiente|copas|licor|rum(?!\\p{L})|rhum(?!\\p{L})|vin[o]?(?!\\p{L})|cerveza|bi[eè]re|bier(?!\\p{L})|wein|schnaps|sharab|daru|madyam|शराब|दारू|మద్యం|మందు తాగ',
  'mare[oa]|desmay|despiert|dormid|morir|suicid|vomit|vertige|évanou|evanou|réveil|reveil|mourir|vomi|schwind|ohnm|benommen|aufwach|wach(?!\\p{L})|sterben|erbr|chakkar|behosh|mar(?:ne|na|jau)|ulti(?!\\p{L})|चक्कर|बेहोश|मरन|उल्टी|తల తిర|స్పృహ|చావ|చని|chav|chani|వాంతి',
  'metad|methad|fentan|morfin|morphin|ox[iy]codon|tapentadol|digox|digit|colch|kolch|col(?:chi)?quicina|flecain|clozap|leponex|cloroquin|chloroquin|teofil|theophyl|litio|lithium|glib|glim|gliclaz|verapam|diltia|amlodip|nifedip|propran|labetal|clonidin|amitript|clomipr|metotrex|methotrex|phosph|sulf[ao]s|मेथाडोन',
].map(beginning)

/** The text without numbers that count few tablets: what is left of "took 2 paracetamol" tells of no overdose. */
export function withoutFewTablets(text: string): string {
  const counted = allCounted(text)
  const isFew = counted.length > 0 && counted.every(({ value }) => value <= MOST_AT_ONCE)
  const isHarmless =
    isFew &&
    BY_A_GROWN_UP.some((by) => by.test(text)) &&
    !AGE_OF_A_CHILD.test(text) &&
    !NO_NUMBER_IS_SMALL.some((never) => never.test(text))
  if (!isHarmless) return text
  let left = text
  for (const { start, end } of counted) left = left.slice(0, start) + ' '.repeat(end - start) + left.slice(end)
  return left
}
