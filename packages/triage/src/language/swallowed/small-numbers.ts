/** A word that begins so, in any script. */
const beginning = (forms: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${forms})`, 'iu')

/**
 * Somebody grown up has taken them: the person who writes, or a husband, a wife, a parent. Whoever else is told of may be a
 * child, by one of many words for one: of "she" it counts whether she took them, or swallowed them. Accents count: "tomé" is
 * I, "tomó" is anybody.
 */
const GROWN_UPS: readonly RegExp[] = [
  beginning(
    String.raw`(?<!se )(?:tom[eé]|tomo|trague|tragué)(?!\p{L})|he tomado|(?<!de )mi (?:marido|espos[oa]|mujer|madre|padre|pareja)(?!\p{L})`,
  ),
  beginning(
    String.raw`j['’ ]?ai (?:\p{L}+ )?(?:pris|aval)|(?<!de )(?:mon mari|ma femme)|(?:elle|il) a pris|ma mère|ma mere|mon père|mon pere`,
  ),
  beginning(String.raw`habe?(?!\p{L})|mein mann|(?:sie|er) hat .*genommen|meine frau|meine mutter|mein vater`),
  beginning(
    String.raw`mai ?ne(?!\p{L})|maine|mene|मैंने|मैने|usne(?!.*(?:goli|nigal))|(?:pati|patni|mummy|papa|maa) ne(?!\p{L})`,
  ),
  beginning('nenu|నేను'),
]

const YEARS_OF_A_CHILD = String.raw`(?:1[0-7]|[1-9])[ -]?(?:años?|anos|ans(?!\p{L})|jahre?n?|jährig|साल|saal|sal(?!\p{L})|ఏళ్|ఏండ్|సంవత్స|ella|yella|endla|(?:years?|yrs?)[ -]old|yo(?!\p{L}))`
const MONTHS_OF_A_CHILD = String.raw`(?:3[0-6]|[12]\d|[1-9])[ -]?(?:meses|mes(?!\p{L})|mois|monate?n?|महीन|mahin|నెల|nela|(?:months?|weeks?|mos?)[ -]old|mo(?!\p{L}))`

/** The age of a child, wherever it stands. */
const AGE_OF_A_CHILD = new RegExp(String.raw`(?<![\p{Nd}.,])(?:${YEARS_OF_A_CHILD}|${MONTHS_OF_A_CHILD})`, 'iu')

/** A child, by one of many words for one. */
const CHILDREN: readonly RegExp[] = [
  'nin[oa]|niñ[oa]|hij[oa]|hijit|nene|nena|beb[eé]s?(?!\\p{L})|chiquit|peque|crio|nieto|nieta|chavo|chamac|ahijad|gemel|menor(?!\\p{L})',
  'enfant|fils(?!\\p{L})|fille|garçon|garcon|gamin|gosse|petit[es]*-|neveu|nièce|niece|bébé',
  'kind(?:er|es|ern)?(?!\\p{L})|sohn|tochter|baby|klein(?:er|e) hat|unsere?n? klein|enkel|nichte|neffe|junge(?!\\p{L})|mädchen|bub(?!\\p{L})|patenkind|zwilling|schüler',
  'bach+[aeio]|bacc|bet[aei](?!\\p{L})|munn|bitiya|shishu|pot[aio](?!\\p{L})|ladk|bhanj|bhatij|nati(?!\\p{L})|बच्च|बेट|शिशु|मुन्न|पोत|लड़क|भांज|भतीज|नाती',
  'babu(?!\\p{L})|paapa|papaki|(?:naa|maa|na|ma) papa(?!p)|pilla|kuthur|kutur|koduk|ammayi|abbayi|manavad|manavaral|chinn|bujj|పాప|బాబు|పిల్ల|కూతు|కొడుకు|అమ్మాయి|అబ్బాయి|మనవ|చిన్న|బుజ్జి|మేనల్లు|చెల్లి|తమ్ము',
].map(beginning)

/** Then no number is small: a packet, all that there was, drink, somebody unwell, or a medicine of which one tablet can kill. */
const NO_NUMBER_IS_SMALL: readonly RegExp[] = [
  'caja|frasco|bote(?!\\p{L})|blister|blíster|sobre(?!\\p{L})|tira(?!\\p{L})|boite|boîte|plaquette|tube|flacon|packung|schachtel|flasche|dose(?!\\p{L})|patt[aei](?!\\p{L})|strip|dabba|sheesh|shishi|botal|bottle|packet|seesa|पत्त|स्ट्रिप|डब्ब|शीशी|डिब्ब|పట్టీ|స్ట్రిప్|డబ్బా|సీసా|ప్యాకెట్',
  'tod[ao]s|enter[ao]|golpe|juntas|toutes|tous(?!\\p{L})|entier|d.un coup|alle(?!\\p{L})(?! ok)|handvoll|saar[ie](?!\\p{L})|sab (?:goli|kha|le|nigal|ek)|mutthi|ek saath|anni|motham|mottam|okesari|सारी|सब |एक साथ|మొత్తం|అన్నీ|ఒకేసారి',
  'alcohol|alkohol|alcool|vodka|whisk|tequila|ron(?!\\p{L})|aguardiente|copas|licor|rum(?!\\p{L})|rhum(?!\\p{L})|vin[o]?(?!\\p{L})|cerveza|bi[eè]re|bier(?!\\p{L})|wein|schnaps|sharab|daru|madyam|शराब|दारू|మద్యం|మందు తాగ',
  'mare[oa]|desmay|despiert|dormid|morir|suicid|vomit|vertige|évanou|evanou|réveil|reveil|mourir|vomi|schwind|ohnm|benommen|aufwach|wach(?!\\p{L})|sterben|erbr|chakkar|behosh|mar(?:ne|na|jau)|ulti(?!\\p{L})|चक्कर|बेहोश|मरन|उल्टी|తల తిర|స్పృహ|చావ|చని|chav|chani|వాంతి',
  'metad|methad|fentan|morfin|morphin|ox[iy]codon|tapentadol|digox|digit|colch|kolch|col(?:chi)?quicina|flecain|clozap|leponex|cloroquin|chloroquin|teofil|theophyl|litio|lithium|glib|glim|gliclaz|verapam|diltia|amlodip|nifedip|propran|labetal|clonidin|amitript|clomipr|metotrex|methotrex|phosph|sulf[ao]s|मेथाडोन',
].map(beginning)

/** Whether a grown-up took them, by their own word or by that of who lives with them. */
export const isOfAGrownUp = (text: string): boolean => GROWN_UPS.some((each) => each.test(text))

export const isOfAChild = (text: string): boolean =>
  AGE_OF_A_CHILD.test(text) || CHILDREN.some((each) => each.test(text))

export const isNeverSmall = (text: string): boolean =>
  isOfAChild(text) || NO_NUMBER_IS_SMALL.some((each) => each.test(text))

/** Whether few tablets are too many: of a child, unless a grown-up beside it took them, and with drink of anybody. */
export const isTooManyOfAny = (text: string): boolean =>
  (isOfAChild(text) && !isOfAGrownUp(text)) || NO_NUMBER_IS_SMALL.some((each) => each.test(text))

/** Places in the text, in UTF-16 code units, of numbers that tell the age of a child. */
export const ageOfAChild = (text: string): ReadonlySet<number> =>
  new Set([...text.matchAll(new RegExp(AGE_OF_A_CHILD, 'giu'))].map(({ index }) => index))
