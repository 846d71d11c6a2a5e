import type { ToldSection } from '../tell/tell-article.ts'

/** Beginnings of words that ask for a section, in six languages, romanised Hindi and Telugu among them. */
const WORDS: Readonly<Partial<Record<ToldSection, string>>> = {
  spread: `contagious|infectious|catch it|spread|pass it on|can (?:adults|i|we|you|kids) (?:catch|get) |stay (?:home|off|out)|(?:off|back to|go to|out of) (?:work|school|daycare|nursery)|guardería|(?:ir|volver) al? (?:cole|escuela|trabajo)|[aà] l['’ ]?[eé]cole|crèche|(?:in die|zur) (?:kita|schule|arbeit)|स्कूल|ऑफ़िस जा|school bhej|స్కూల్|school ki|contagi|se pega|ansteckend|übertrag|फैल|छूत|phail|chhut|సోకుతు|వ్యాపి|antu`,
  causes: `cause|why do i get|why does it|where does it come|causa|por qué|pourquoi|ursache|warum|woher|कारण|क्यों|kyun|kaaran|కారణ|ఎందుకు|enduku|karanam`,
  course: `how long does|how long will|how long is|go away|curable|cured|dura|cuánto tiempo|se cura|combien de temps|guéri|wie lange|heilbar|कितने दिन|कब ठीक|ठीक हो|kitne din|kab thik|ఎన్ని రోజు|తగ్గుతుంది|enni rojulu|taggutundi`,
  prevent: `prevent|avoid getting|protect|prevenir|evitar|éviter|prévenir|vorbeug|verhinder|vermeid|बचाव|बचें|रोक|bachav|bache|నివార|రాకుండా|rakunda`,
  high: `high|raised|elevated|too much|alto|alta|elevad|élevé|haut|trop|hoch|erhöht|zu viel|ज़्यादा|ज्यादा|बढ़|अधिक|zyada|badha|ఎక్కువ|పెరిగ|ekkuva|perig`,
  low: `low|too little|deficien|bajo|baja|bas|basse|faible|manque|niedrig|tief|mangel|कम|kam|తక్కువ|takkuva`,
  changes: `prepare|preparation|fasting|before the test|affect|ayunas|preparar|à jeun|prépar|nüchtern|vorbereit|beeinfluss|खाली पेट|तैयारी|khali pet|taiyari|ఖాళీ కడుపు|సిద్ధ|khali kadupu`,
  worry: `danger|worry|worried|serious|emergency|peligros|preocup|grave|danger|inquiét|gefährlich|sorgen|schlimm|ख़तर|खतर|चिंता|khatar|chinta|ప్రమాద|ఆందోళ|pramad`,
  next: `what next|next step|what happens after|después|qué sigue|et après|ensuite|wie weiter|danach|आगे क्या|aage kya|తర్వాత ఏమి|tarvata em`,
  not: `not do|shouldn't|should i not|avoid|no hacer|ne pas|nicht tun|क्या न|kya na|చేయకూడ|cheyakud`,
  see: `see a doctor|doctor|médico|médecin|arzt|डॉक्टर|डाक्टर|doctor|వైద్యు|డాక్టర్`,
}

const PATTERNS = Object.entries(WORDS).map(
  ([section, words]) => [section as ToldSection, new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})`, 'iu')] as const,
)

/** The sections of an article that a question asks for; none where it asks about the whole. */
export const sectionsAsked = (question: string): ToldSection[] =>
  PATTERNS.filter(([, pattern]) => pattern.test(question)).map(([section]) => section)
