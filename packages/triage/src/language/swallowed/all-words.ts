import { OTHERS, type OtherLanguage, WORDS, word } from './words.ts'

/** The words for all that there was, as they are folded. */
export interface AllWords {
  /** Each and every one. */
  all: RegExp
  /** Medicines are sold in it; behind `from` something was taken out of it. */
  pack: RegExp
  from: RegExp
  /** Counted only with all of them, or a package: drops, and medicine by no name. */
  drops: RegExp
  anyMedicine: RegExp
  /** Nobody says this of the tablets of the day. */
  swallowed: RegExp
  taken: RegExp
  pills: RegExp
  /** "All week" and "alle 4 Stunden" tell a time. */
  time: RegExp
  /** A box for the tablets of a week: all of it is too much. */
  weekBox: RegExp
  /** "The whole week's worth together" is no plan for a week. */
  atOnce: RegExp
  /** Somebody emptied it. */
  emptied: RegExp
  /** As it was ordered, and until it was used up. */
  asOrdered: RegExp
}

type OwnWords = Omit<AllWords, 'taken' | 'pills'>

const OWN: Record<OtherLanguage, OwnWords> = {
  es: {
    all: word('tod[oa]s?|enter[oa]s?|complet[oa]s?'),
    pack: word('caja|cajita|frasco|bote|blister|tira|paquete|botella|sobre'),
    from: word('de|del|en|con|sin'),
    drops: word('gotas|gotitas|jarabe'),
    anyMedicine: word('medicinas?|medicamentos?|medicacion|remedios?'),
    swallowed: word('zampado|zampada|trago|tragado|tragaron|tragarse|ingirio|ingerido|zampe|zampo'),
    time: word('dias?|semanas?|mes|meses|noches?|mananas?|tardes?|horas?|vida|ano|anos|tiempo|rato|verano|invierno'),
    weekBox: word('pastilleros?'),
    atOnce: /(?<!\p{L})(?:de golpe|de una (?:sola )?vez|todas? juntas?)(?!\p{L})/iu,
    emptied: /(?:vaci[eéó]|vaciado|me acabé) (?:el|la|un|una|tod)/iu,
    asOrdered:
      /como siempre|de hoy|del día|del dia|de la (?:mañana|noche)|esta mañana|receta|recetad|farmacia|compr[aeéó]|tratamiento|se me acab|terminé|antibi/iu,
  },
  fr: {
    all: word('tous|toutes|toute|tout|entiere?s?|complete?s?'),
    pack: word('boites?|plaquettes?|tube|flacon|paquet|bouteille|blister'),
    from: word('de|dans|d'),
    drops: word('gouttes|sirop'),
    anyMedicine: word('medicaments?|medocs?|traitement'),
    swallowed: word('avalee?s?|avaler|gobee?s?|ingurgitee?s?|ingeree?s?|bouffee?s?|descendu'),
    time: word(
      'jours?|journees?|semaines?|mois|nuits?|matins?|matinees?|soirs?|soirees?|heures?|temps|annees?|vie|ete|hiver|monde',
    ),
    weekBox: word('piluliers?|semainiers?'),
    atOnce: /(?<!\p{L})(?:d['’]un (?:seul )?coup|en une (?:seule )?fois)(?!\p{L})/iu,
    emptied: /(?:ai|a|as|ont) vid[ée]+ (?:la|une|sa|ma|toute|le|un)/iu,
    asOrdered:
      /comme (?:d['’]habitude|toujours|prévu|prescrit)|d['’]aujourd|de la journée|du (?:matin|soir)|ce matin|pharmacie|ordonnance|achet|prescri|antibio|fini/iu,
  },
  de: {
    all: word('alle|allen|alles|ganze[nrs]?|komplette[nrs]?|gesamte[nrs]?|samtliche[nrs]?|volle[nrs]?|restliche[nrs]?'),
    pack: word('packung|schachtel|flasche|flaschchen|blister|streifen|packchen|dose'),
    from: word('aus|von|in|mit|auf'),
    drops: word('tropfen|saft|sirup'),
    anyMedicine: word('medikamente?n?|medis|medizin|arznei'),
    swallowed: word(
      'geschluckt|gschluckt|schluckte|verschluckt|runtergeschluckt|runtergespult|eingeworfen|reingezogen|intus|weggeputzt|verdruckt',
    ),
    time: word(
      'tage?n?|wochen?|monate?n?|nachte?n?|nacht|morgen|abende?n?|stunden?|minuten?|zeit|jahre?n?|leben|sommer|winter',
    ),
    weekBox: word('(?:tabletten|medikamenten|wochen)(?:box|dose|dosierer|spender)|dosette'),
    atOnce: /(?<!\p{L})auf ein ?mal(?!\p{L})/iu,
    emptied: /leer ?(?:gemacht|getrunken|gegessen)|geleert/iu,
    asOrdered:
      /wie (?:immer|jeden|verordnet|verschrieben)|von heute|für heute|heute (?:morgen|früh)|apotheke|rezept|gekauft|verschr|antibio|aufgebraucht|nach plan/iu,
  },
  hi: {
    all: word('saar[iae]|sari|sara|sare|sab|sabhi|poor[iae]|pur[iae]|सारी|सारे|सारा|सब|सभी|पूरी|पूरा|पूरे|tamaam'),
    pack: word(
      'patt[aei]|strip|dabb[aie]|dibb[aie]|sheesh?i|shishi|botal|bottle|packet|paket|पत्ता|पत्ते|पत्ती|स्ट्रिप|डब्बा|डब्बी|डिब्बा|डिब्बी|शीशी|बोतल|पैकेट',
    ),
    from: word('se|mein|me|से|में'),
    drops: word('boond|bund|syrup|sirap|drops|बूंद|बूँद|सिरप'),
    anyMedicine: word('dawai|dawa|dawaai|dawaiya|dawaiyan|davai|medicine|medicines|दवा|दवाई|दवाइयां|दवाइयाँ'),
    swallowed: word('nigal|nigli|nigla|gatak|निगल|निगली|निगला|गटक'),
    time: word(
      'din|hafte|hafta|mahine|mahina|raat|rat|subah|shaam|sham|ghante|saal|theek|thik|log|दिन|हफ्ते|महीने|रात|सुबह|शाम|घंटे|साल|ठीक|लोग',
    ),
    weekBox: word('pillbox'),
    atOnce: /(?<!\p{L})ek (?:saath|baar me(?:in)?)(?!\p{L})|एक (?:साथ|बार में)/iu,
    emptied: /(?:kh?ali|khatam) kar (?:di|dali|gaya|gayi)|(?:खाली|खत्म|ख़त्म) कर (?:दी|डाली|गया|गई)/iu,
    asOrdered:
      /roz ki|hamesha|subah ki|aaj ki|doctor ne|khatam ho|kharid|medical store|रोज़? की|सुबह की|आज की|खत्म हो|खरीद/iu,
  },
  te: {
    all: word('motham|mottam|mothham|anni|annee|anny|మొత్తం|అన్నీ|అన్ని'),
    pack: word(
      'patta|pattalu|strip|strippu|seesa|sisa|dabba|packet|sheet|bottle|పట్టీ|పట్టాలు|పట్టా|స్ట్రిప్|స్ట్రిప్పు|సీసా|డబ్బా|ప్యాకెట్|షీట్|బాటిల్',
    ),
    from: word('nundi|nunchi|lo|నుండి|నుంచి|లో'),
    drops: word('chukkalu|syrup|చుక్కలు|సిరప్'),
    anyMedicine: word('mandulu|mandu|medicines|మందులు|మందు'),
    swallowed: word(String.raw`(?:ming|మింగ)[\p{L}\p{M}]*`),
    time: word(String.raw`(?:roju|ratri|vaaram|varam|nela|ganta|రోజు|రాత్రి|వారం|నెల|గంట)[\p{L}\p{M}]*`),
    weekBox: word('pillbox'),
    atOnce: /(?<!\p{L})(?:oke ?saari|okesari)(?!\p{L})|ఒకేసారి/iu,
    emptied: /ayipogot|khali ?ches|అయిపోగొట్|ఖాళీ ?చేశ|ఖాళీ ?చేస/iu,
    asOrdered: /eppatilage|roju|podduna|ivala|kon[in]|అయిపో|ఎప్పటిలా|రోజూ|పొద్దున|ఈరోజు|కొన్న/iu,
  },
}

const ENGLISH: AllWords = {
  all: word('all|every|whole|entire|complete|full|lot|rest|remaining'),
  pack: word('bottle|box|packet|pack|strip|blister|jar|tub|pillbox'),
  from: word('from|in|with|out|off'),
  drops: word('drops|syrup'),
  anyMedicine: word('meds?|medicines?|medications?'),
  swallowed: word('swallow|swallowed|downed|necked|chugged|gulped|guzzled|gobbled|overdosed'),
  taken: word('took|taken|ate|eaten|popped|drank|drunk'),
  pills: word('pills?|tablets?|tabs?|capsules?|caps|painkillers?|antidepressants?|sleepers'),
  time: word(
    'days?|weeks?|months?|years?|nights?|mornings?|evenings?|afternoons?|weekends?|hours?|time|summer|winter|life|along|over|right|kinds?|sorts?',
  ),
  weekBox: word('pillbox|dosette'),
  atOnce: /\b(?:worth (?:together|at once|in one)|all together|at once|in one (?:go|sitting|swallow))\b/i,
  emptied: /emptied (?:the|a|my|his|her|out)/i,
  asOrdered:
    /as (?:always|usual|prescribed|directed|ordered)|this morning|today['’]s|for today|on time|course|prescription|pharmacy|refill|ran out|run out|bought|antibio|for the week|finished/i,
}

/** The words of each language; of five the tablets and the verbs are those by which they are counted. */
export const ALL_WORDS: readonly (readonly [OtherLanguage | 'en', AllWords])[] = [
  ['en', ENGLISH],
  ...OTHERS.map((language): [OtherLanguage, AllWords] => [
    language,
    { ...OWN[language], taken: WORDS[language].taken, pills: WORDS[language].pills },
  ]),
]
