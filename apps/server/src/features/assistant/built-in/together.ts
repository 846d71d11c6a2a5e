import type { Source } from '@salus/contract'
import {
  allMedicinesIn,
  aspectsOf,
  INTERACTIONS_AS_OF,
  interactionPairCount,
  isQuestion,
  monographOf,
  type NamedMedicine,
  nameOfMedicine,
  phrasesOf,
} from '@salus/library'
import type { Language } from '@salus/terms/languages'
import {
  type HealthRecord,
  judgeMedicines,
  namedMedicines,
  tellsBesideMedicines,
  tellsOfComplaint,
} from '@salus/triage'
import { type ConflictLine, conflictLines, notCompared } from './medicine-conflict-lines.ts'
import { checkedLines } from './topic-reply.ts'
import {
  type BuiltInReply,
  heldBack,
  languageOf,
  NOTHING_TOLD,
  plain,
  recordSources,
  type Told,
  type Turn,
} from './turn.ts'

/** Somebody has taken them already: that is told, and may be dangerous now. */
const TAKEN =
  /(?<![\p{L}\p{M}])(?:took|(?<!\bbe )(?<!\bbe safely )taken|had|used|ate|drank|gave|given|swallowed|injected|overdos\w*|just now|ago|already|tom[eéó]|tomado|tomaste|us[eé]|le di|hace (?:un|una|dos|\d+) (?:hora|rato|minuto)|ya he|pris|avalé|donné|il y a (?:une|\d+) (?:heure|minute)|genommen|geschluckt|gegeben|eingenommen|vor (?:einer|\d+) (?:stunde|minute)|खा ली|खाई|ले ली|ली है|ली थी|खा लिया|ले लिया|दे दी|पहले ली|kha li|khayi|le li|le liya|kha liya|de di|వేసుకున్నా|వేసుకుంది|తీసుకున్నా|మింగ|ఇచ్చా[నము]|క్రితం|vesukunna|teesukunna|mingesa)/iu
const HAPPENS =
  /(?<!\p{L})(?:after|then|now|help|después|luego|ahora|ayuda|après|puis|maintenant|aide|nach|dann|jetzt|hilfe)(?!\p{L})|बाद|अब|తర్వాత|ఇప్పుడు/iu
/** "Can I take it?" is answered by a check against the person, where the engine has one. */
export const MAY_TAKE = /\b(can|may|should|could|is it (ok|okay|safe))\b.*\b(take|have|use|give|taking)\b/i
/** Somebody asks before taking anything. */
export const MAY_BOTH =
  /(?<!\p{L})(?:can|may|could|should|is it (?:ok|okay|safe|fine|all right)|ok to|safe to|together|mix|yes or no|puedo|puede|se puede|podría|debo|juntos|juntas|mezclar|je peux|puis-je|peut-on|on peut|ensemble|mélanger|darf|kann|soll|zusammen|gleichzeitig)(?!\p{L})|सकत|साथ|saath|sakt[aei]|కలిపి|వచ్చా|ొచ్చా|kalipi|vaccha/iu
/** Which of them, not whether both. */
const COMPARES =
  /(?<![\p{L}\p{M}])(?:difference|differ|better|stronger|versus|vs|instead|switch|or|diferencia|mejor|más fuerte|en vez|o|différence|mieux|meilleur|au lieu|ou|unterschied|besser|stärker|statt|oder|फ़र्क|फर्क|अंतर|बेहतर|या|antar|behtar|ya|తేడా|మంచిది|బదులు|లేదా|teda|leda)(?![\p{L}\p{M}])/iu
/** All that somebody may ask who wants to take both. */
const OF_BOTH = new Set(['avoid', 'notFor'])

/** An allergy, an illness, a pregnancy: nobody has compared the medicines with what the words tell of. */
const TELLS_MORE =
  /allerg|alérgic|allergi|एलर्जी|ఎలర్జీ|అలెర్జీ|pregnan|embaraz|enceinte|schwanger|गर्भ|గర్భ|breast|lactan|allait|still|kidney|liver|riñ|hígado|rein|foie|niere|leber|गुर्दे|किडनी|లివర్|కిడ్నీ|ulcer|asthma|diabet|heart|child|baby|year[- ]old|bebé|niñ|enfant|bébé|kind|बच्च|పిల్ల|బాబు|పాప/iu

/** What is known of medicines that somebody asks to take together; nothing where the words ask or tell of something else. */
export function together(turn: Turn, told: Told | undefined): BuiltInReply | undefined {
  const { text } = turn
  if (!asksOfBoth(turn, told)) return undefined
  const language = languageOf(turn, told)
  const { asked, forWhom, lines } = linesOf(turn, language)
  const { medicines } = judgeMedicines(namedMedicines(text), turn)
  const isHeldBack = medicines.some(({ reason, ownCautions }) => reason !== null || ownCautions.length > 0)
  const tellsMore = TELLS_MORE.test(text) || (told !== undefined && tellsBesideMedicines(told.assessment))
  const own = forWhom === null ? turn.record : {}
  // Silence must not look like safety: what was not compared is answered medicine by medicine.
  if (lines.length === 0 && (isHeldBack || tellsMore || own.pregnant || own.breastfeeding)) return undefined
  const phrases = phrasesOf(language)
  const names = asked.map(({ id }) => nameOfMedicine(id, language, turn.region))
  const answer =
    lines.length > 0
      ? lines.map((line, at) => `${at === 0 ? `**${line.text}**` : line.text} [${at + 1}](#source-${at + 1})`)
      : [
          phrases.nothingAgainst(
            new Intl.ListFormat(language, { type: 'conjunction' }).format(names),
            interactionPairCount().toLocaleString(language),
            new Date(`${INTERACTIONS_AS_OF}-01T00:00:00Z`).toLocaleDateString(language, MONTH),
          ),
        ]
  const made = plain(
    [
      ...answer,
      ...notCompared(own).map((name) => phrases.nothingOn(name)),
      ...inPregnancy(asked, own, { language, region: turn.region }),
      // Its sentences are English.
      language === 'en' ? checkedLines(medicines, forWhom) : '',
    ]
      .filter(Boolean)
      .join('\n\n'),
    names.slice(0, MOST_SUGGESTIONS).map((name) => phrases.ask.effects(name)),
  )
  return {
    ...made,
    details: { ...made.details, sources: [...lines.map(asSource), ...recordSources(medicines)] },
    notForThem: heldBack(medicines),
    interview: { ...(turn.interview ?? NOTHING_TOLD), about: asked.map(({ id }) => id) },
  }
}

const MOST_SUGGESTIONS = 3

/** Whether the words ask of nothing but taking them together, and nobody is in danger. */
function asksOfBoth({ text }: Turn, told: Told | undefined): boolean {
  if (told?.answered || allMedicinesIn(text).length < 2 || TAKEN.test(text)) return false
  if (COMPARES.test(text.replace(/\byes or no\b/i, ''))) return false
  if (!aspectsOf(text).every((each) => OF_BOTH.has(each))) return false
  if (told && (tellsOfComplaint(told.assessment) || isRuledAnEmergency(told.assessment))) return false
  const asks = isQuestion(text)
  // "Viagra and nitro spray" is searched for; "nitro spray after viagra, what now" may be happening.
  if (told?.assessment.emergency && !MAY_BOTH.test(text) && (asks || HAPPENS.test(text))) return false
  return asks || text.trim().split(/\s+/).length <= SHORT
}

/** A blow to the head of somebody on a blood thinner is no question of two medicines, whatever is asked beside it. */
const isRuledAnEmergency = ({ rules }: Told['assessment']): boolean =>
  rules.some(({ urgency }) => urgency === 'emergency')

/**
 * Words about several medicines and nothing that is felt or was taken are like those of people who took too much: a likeness
 * alone calls no ambulance to "can Mum have ibuprofen with her codeine?". Only where every word shows that somebody asks before.
 */
export const asksOfMedicinesAlone = ({ text }: Turn, { assessment }: Told): boolean =>
  assessment.language.told === 'en' &&
  assessment.emergency?.kind !== 'crisis' &&
  assessment.rules.length === 0 &&
  assessment.conditions.every(({ urgency, probability }) => urgency !== 'emergency' || probability < LIKELY) &&
  allMedicinesIn(text).length >= 2 &&
  MAY_BOTH.test(text) &&
  !TAKEN.test(text) &&
  !HARMS.test(text.replace(AGE_OR_STRENGTH, '')) &&
  !tellsOfComplaint(assessment)

const LIKELY = 0.1
const AGE_OR_STRENGTH =
  /\b\d{2,4} ?(?:mg|mcg|years?|yrs?|yo|y\/o)\b|\b(?:is|am|aged|age) \d{2,3}\b|['’](?:s|m) \d{2,3}\b/gi
/** A number of two digits may be one of tablets. */
const HARMS =
  /\d{2}|\b(?:all|whole|entire|bottle|packet|pack|box|strip|enough|die|dying|dead|end|ends|over|wake|kill|hurt|harm|overdos\w*|od|high|forever|got into|popped|downed|chewed|swallow\w*|how many)\b/i

/** What the pages of the medicines say to somebody whose record tells of a pregnancy or of breast-feeding. */
function inPregnancy(
  asked: readonly NamedMedicine[],
  { pregnant, breastfeeding }: HealthRecord,
  { language, region }: { language: Language; region: string },
): string[] {
  const phrases = phrasesOf(language)
  return asked.flatMap(({ id }) => {
    const monograph = monographOf(id)
    if (!monograph) return []
    return [
      ...(pregnant ? [phrases.pregnancy[monograph.pregnancy]] : []),
      ...(breastfeeding ? [phrases.breastfeeding[monograph.breastfeeding]] : []),
    ].map((line) => `**${nameOfMedicine(id, language, region)}**: ${line}`)
  })
}

const SHORT = 8
const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const

/** Below an assessment, what speaks against the medicines that the same words name together. */
export function withTogether(reply: BuiltInReply, turn: Turn): BuiltInReply {
  if (!reply.assessment || allMedicinesIn(turn.text).length < 2) return reply
  const language = reply.assessment.language.told
  const { lines } = linesOf(turn, language)
  if (lines.length === 0) return reply
  const { sources } = reply.details
  const told = lines.map(({ text }, at) => {
    const place = sources.length + at + 1
    return `**${text}** [${place}](#source-${place})`
  })
  return {
    ...reply,
    text: [reply.text, ...told].join('\n\n'),
    details: { ...reply.details, sources: [...sources, ...lines.map(asSource)] },
  }
}

function linesOf({ text, region, record }: Turn, language: Language) {
  const asked = allMedicinesIn(text)
  const { forWhom } = judgeMedicines([], { text })
  return { asked, forWhom, lines: conflictLines({ asked, record: forWhom === null ? record : {}, language, region }) }
}

const asSource = ({ source }: ConflictLine): Source => ({ from: 'general', label: source })
