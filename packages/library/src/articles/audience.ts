/** Parts of the library that are about somebody in particular. */
const AUDIENCES: Readonly<Partial<Record<string, RegExp>>> = {
  baby: /bab|infant|newborn|toddler|month|nurs|breast|milk|beb[eé]|recién|lactan|leche|mes(?:es)?(?!\p{L})|nourrisson|mois|allait|lait|säugling|monat|still|milch|शिशु|बच्च|महीन|दूध|bachch|bacch|mahin|doodh|పాప|బాబు|బిడ్డ|పిల్ల|నెల|పాలు|పాలి|papa|babu|bidda|pilla|nela/iu,
  child:
    /child|kid|bab|infant|newborn|beb[eé]|säugling|शिशु|son(?!\p{L})|daughter|toddler|year|school|niñ|hij[oa]|años|escuela|colegio|enfant|fils|fille|école|ans(?!\p{L})|kind|sohn|tochter|schul|jahre|बच्च|बेट|साल|स्कूल|bachch|bacch|beta|beti|saal|పిల్ల|బాబు|పాప|కొడుకు|కూతురు|సంవత్స|ఏళ్ళ|బడి|pilla|babu|papa/iu,
  teen: /teen|adolescen|puberty|puber|period|son(?!\p{L})|daughter|\b1\d\b|niñ|hij[oa]|joven|ado(?!\p{L})|fils|fille|jugend|kind|sohn|tochter|किशोर|बेट|बच्च|beta|beti|టీన్|కౌమార|పిల్ల|కొడుకు|కూతురు|తరగతి|pilla/iu,
  pregnancy:
    /pregnan|expect|birth|labor|labour|matern|due date|week|month|contraction|cesarean|trimester|embaraz|parto|semana|mes(?:es)?(?!\p{L})|cesárea|grossesse|enceinte|accouch|semaine|mois|contraction|schwanger|geburt|ssw|woche|monat|wehen|kaiserschnitt|गर्भ|प्रेग|डिलीवरी|महीन|garbh|pregnan|delivery|mahin|గర్భ|ప్రెగ్|కడుపుతో|ప్రసవ|నెల|garbh|kadupu|nela/iu,
  older:
    /old|elder|senior|grand|aging|ageing|mother|father|mom|dad|parent|memory|mayor|ancian|abuel|madre|padre|memoria|âgé|vieux|grand|mère|père|parent|mémoire|alt(?:e|er|en)?(?!\p{L})|senior|oma|opa|mutter|vater|eltern|gedächtnis|बुज़ुर्ग|बुजुर्ग|दादा|दादी|नाना|नानी|माँ|पिता|याद|buzurg|dada|dadi|వృద్ధ|తాత|నాన్నమ్మ|అమ్మమ్మ|అమ్మ|నాన్న|పెద్ద|జ్ఞాపక|tatha|amma|nanna/iu,
}

/** Pages of other parts that are for somebody in particular, by their ids. */
const BY_ID: readonly (readonly [RegExp, string])[] = [
  [/pregnan|after-birth|breastfeeding/, 'pregnancy'],
  [/\bbab(?:y|ies)\b/, 'baby'],
  [/\bchild(?:ren)?\b/, 'child'],
  [/\bteens?\b/, 'teen'],
  [/\bolder\b|over-65/, 'older'],
]

const audienceOf = (id: string, group: string): string => BY_ID.find(([pattern]) => pattern.test(id))?.[1] ?? group

/** Where a question speaks of those whom a page is for, the page is nearer; where it does not, farther. */
const [OF_THEM, OF_OTHERS] = [1.12, 0.75]

/** Somebody asks for a baby: what is said of everybody is hardly meant. */
const FOR_A_BABY =
  /(?<!\d)\d{1,3}[ -]{0,2}(?:months?|weeks?|mos?|wks?)[ -]?old|newborn|(?<!\p{L})baby|infant|beb[eé]|nourrisson|säugling|(?<!\d)\d{1,3} (?:monate?|wochen) alt|शिशु|నవజాత/iu
const OF_EVERYBODY = 0.85

/** How much nearer a page is to a question for whom it is for: "how much walking a day" is not about babies. */
export function fitOfAudience({ id, group }: { id: string; group: string }, question: string): number {
  const audience = AUDIENCES[audienceOf(id, group)]
  if (!audience) return FOR_A_BABY.test(question) ? OF_EVERYBODY : 1
  return audience.test(question) ? OF_THEM : OF_OTHERS
}
