/** What somebody may want to know of a medicine. */
export const ASPECTS = [
  'uses',
  'dose',
  'taken',
  'effects',
  'notFor',
  'avoid',
  'alcohol',
  'driving',
  'missed',
  'stopping',
  'pregnancy',
  'breastfeeding',
  'watched',
] as const
export type Aspect = (typeof ASPECTS)[number]

/** Beginnings of words in six languages, romanised Hindi and Telugu among them; a phrase with a space is found as it stands. */
const WORDS: Readonly<Record<Aspect, string>> = {
  uses: `used for|use of|uses of|what does|how does|works|purpose|why take|why am i|indication|para que sirve|para qué sirve|sirve|como funciona|cómo funciona|à quoi sert|a quoi sert|sert à|sert-il|comment agit|wofür|wofur|wogegen|wirkt|wirkung|किसलिए|किस लिए|किस काम|काम करती|काम करता|kis liye|kisliye|kis kaam|kaam karta|kaam karti|దేనికి|ఎందుకు|ఎలా పని|deniki|enduku vadutar|ela pani`,
  dose: `how much|how many|dosage|dose of|maximum|max dose|cuánto|cuanto|cuántas|qué dosis|combien|quelle dose|posologie|wie viel|wieviel|wie viele|dosierung|कितनी|कितना|खुराक कितनी|kitni|kitna|ఎంత|ఎన్ని|entha|enni`,
  taken: `how to take|how do i take|how should i take|with food|empty stomach|before meals|after meals|with meals|when should i take|when to take|morning or|at night|como se toma|cómo se toma|cuándo tomar|con comida|en ayunas|comment prendre|avec de la nourriture|pendant les repas|à jeun|wie nehme|wie nimmt|einnehmen|nüchtern|mit essen|zum essen|कैसे लें|कैसे लेनी|कब लें|खाली पेट|खाने के|kaise le|kab le|khali pet|khane ke|ఎలా వేసుకో|ఎప్పుడు వేసుకో|భోజనం|ఖాళీ కడుపు|ela vesuko|eppudu vesuko|bhojanam|tinna tarvata`,
  effects: `side effect|adverse|reaction to|make me|cause|makes you|upset|rash from|weight gain|efecto secundario|efectos secundarios|efectos adversos|da sueño|engorda|effet secondaire|effets secondaires|effets indésirables|fait grossir|nebenwirkung|macht müde|macht dick|नुकसान|दुष्प्रभाव|साइड इफेक्ट|साइड इफ़ेक्ट|nuksan|nuksaan|side effect|దుష్ప్రభావ|సైడ్ ఎఫెక్ట్|dushprabhav`,
  notFor: `who should not|who can't|who cannot|contraindic|is it safe|is safe for|quién no debe|quien no debe|contraindicac|es seguro|qui ne doit pas|contre-indic|est-ce sûr|wer darf nicht|wer sollte|gegenanzeig|sicher|किसे नहीं|कौन नहीं|kise nahi|kaun nahi|ఎవరు వేసుకోకూడదు|evaru vesukokudadu`,
  avoid: `avoid|interact|together with|grapefruit|milk|dairy|coffee|sun |sunlight|evitar|interaccion|toronja|pomelo|leche|sol |éviter|interaction|pamplemousse|lait|soleil|meiden|wechselwirkung|grapefruit|milch|sonne|परहेज|दूध|धूप|parhez|doodh|dhoop|పాలు|ఎండ|తినకూడ|paalu|tinakud`,
  alcohol: `alcohol|drink|drinking|beer|wine|whisky|whiskey|booze|cerveza|vino|beber|alcool|boire|bière|vin |alkohol|bier|wein|trinken|शराब|बीयर|sharab|daru|daaru|మద్యం|మందు తాగ|బీరు|madyam|mandu tag`,
  driving: `drive|driving|drowsy|conducir|manejar|conduire|autofahren|fahren|auto fahren|गाड़ी चला|gaadi chala|gadi chala|బండి నడప|డ్రైవ్|bandi nadap`,
  missed: `missed|miss a dose|forgot|forgotten|skipped|late dose|olvid|se me pasó|oublié|oubli|sauté une dose|vergessen|भूल|bhool|bhul|మర్చిపో|మరచిపో|marchipo|marachipo`,
  stopping: `stop taking|should stop|stop or not|stop it|do i stop|have to stop|need to stop|can i stop|should i stop|how do i stop|how to stop|stop my|stopping|come off|coming off|quit taking|get off|dejar de tomar|suspender|arrêter|arreter|absetzen|weglassen|lass ich weg|aufhören|बंद कर|छोड़|band kar|chhod|ఆపేయ|ఆపవచ్చ|మానేయ|apey|maney`,
  pregnancy: `pregnan|expecting|trying to conceive|embaraz|enceinte|grossesse|schwanger|गर्भ|प्रेगनेंसी|प्रेग्नें|pregnan|garbh|గర్భ`,
  breastfeeding: `breast milk|breastmilk|breastfe|breast-fe|breast fe|nursing|lactan|amamant|dar el pecho|dando pecho|allait|stillen|stille|stillzeit|स्तनपान|दूध पिलात|doodh pila|stanpan|పాలిచ్చ|పాలు ఇచ్చ|palichch|palu ichch`,
  watched: `blood test|monitor|check up|checked|tests do i need|análisis|controles|analyses|prise de sang|blutwerte|kontrolle|जाँच|जांच|jaanch|janch|పరీక్ష|pariksha`,
}

const PATTERNS = Object.entries(WORDS).map(([aspect, words]) => [
  aspect as Aspect,
  new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${words
      .split('|')
      .map((word) => word.replace(/[.*+?^$()[\]{}\\]/g, '\\$&'))
      .join('|')})`,
    'u',
  ),
]) satisfies [Aspect, RegExp][]

/** The aspects that a question asks about, in the order of the list; none where it asks about the medicine as a whole. */
export function aspectsOf(question: string): Aspect[] {
  const text = question.normalize('NFC').toLowerCase().replaceAll('’', "'")
  const uses: Aspect[] = IS_FOR.test(text) ? ['uses'] : []
  const found = PATTERNS.filter(([aspect, pattern]) =>
    pattern.test(aspect === 'dose' ? text.replace(HOW_LONG, ' ') : text),
  ).map(([aspect]) => aspect)
  return [...new Set([...uses, ...found])]
}

/** How many days, hours or times asks of no amount. */
const HOW_LONG =
  /(?<!\p{L})(?:how (?:many|much) (?:days?|weeks?|months?|years?|hours?|time|longer)|cu[aá]nt[oa]s? (?:d[ií]as|semanas|meses|años|horas|tiempo)|combien de (?:jours|semaines|mois|temps|heures)|wie ?viele? (?:tage|wochen|monate|stunden)|कितने (?:दिन|हफ़्ते|हफ्ते|महीने|घंटे|समय)|kitn[ei] (?:din|hafte|mahine|ghante|time|der)|ఎన్ని (?:రోజు\p{L}*|వారా\p{L}*|నెల\p{L}*|గంట\p{L}*)|enni (?:rojulu|gantalu|nelalu))/giu

/** "What is metformin for?" */
const IS_FOR = /^(?:and |so )?(?:what (?:is|are|'s)|what'?s) .*\bfor\b\s*(?:please|pls|plz)?\s*(?:\?|$)/u
