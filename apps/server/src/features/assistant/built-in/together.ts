import type { Source } from '@salus/contract'
import {
  aspectsOf,
  INTERACTIONS_AS_OF,
  interactionPairCount,
  isQuestion,
  medicinesIn,
  nameOfMedicine,
  phrasesOf,
} from '@salus/library'
import type { Language } from '@salus/terms/languages'
import { judgeMedicines, namedMedicines, tellsOfComplaint } from '@salus/triage'
import { type ConflictLine, conflictLines } from './medicine-conflict-lines.ts'
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
  /(?<![\p{L}\p{M}])(?:took|taken|swallowed|overdos\w*|tomé|he tomado|tomó|pris|avalé|genommen|geschluckt|खा ली|ले ली|खा लिया|kha li|le li|వేసుకున్నా|మింగ|vesukunna)/iu
/** Which of them, not whether both. */
const COMPARES =
  /(?<![\p{L}\p{M}])(?:difference|differ|better|stronger|versus|vs|instead|switch|or|diferencia|mejor|más fuerte|en vez|o|différence|mieux|meilleur|au lieu|ou|unterschied|besser|stärker|statt|oder|फ़र्क|फर्क|अंतर|बेहतर|या|antar|behtar|ya|తేడా|మంచిది|బదులు|లేదా|teda|leda)(?![\p{L}\p{M}])/iu
/** All that somebody may ask who wants to take both. */
const OF_BOTH = new Set(['avoid', 'notFor'])

/** What is known of medicines that somebody asks to take together; nothing where the words ask or tell of something else. */
export function together(turn: Turn, told: Told | undefined): BuiltInReply | undefined {
  const { text } = turn
  const named = medicinesIn(text)
  const asksOfBoth =
    named.length > 1 && !TAKEN.test(text) && !COMPARES.test(text) && aspectsOf(text).every((each) => OF_BOTH.has(each))
  if (!asksOfBoth || told?.answered || (told && tellsOfComplaint(told.assessment))) return undefined
  if (!isQuestion(text) && text.trim().split(/\s+/).length > SHORT) return undefined
  const language = languageOf(turn, told)
  const phrases = phrasesOf(language)
  const { asked, lines } = linesOf(turn, language)
  const { forWhom, medicines } = judgeMedicines(namedMedicines(text), turn)
  const answer =
    lines.length > 0
      ? lines
          .map((line, at) => `${at === 0 ? `**${line.text}**` : line.text} [${at + 1}](#source-${at + 1})`)
          .join('\n\n')
      : phrases.nothingAgainst(
          new Intl.ListFormat(language, { type: 'conjunction' }).format(asked),
          interactionPairCount().toLocaleString(language),
          new Date(`${INTERACTIONS_AS_OF}-01T00:00:00Z`).toLocaleDateString(language, MONTH),
        )
  const made = plain(
    // Its sentences are English.
    [answer, language === 'en' ? checkedLines(medicines, forWhom) : ''].filter(Boolean).join('\n\n'),
    asked.map((name) => phrases.ask.effects(name)),
  )
  return {
    ...made,
    details: { ...made.details, sources: [...lines.map(asSource), ...recordSources(medicines)] },
    notForThem: heldBack(medicines),
    interview: { ...(turn.interview ?? NOTHING_TOLD), about: named.map(({ id }) => id) },
  }
}

const SHORT = 8
const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const

/** Below an assessment, what speaks against the medicines that the same words name together. */
export function withTogether(reply: BuiltInReply, turn: Turn): BuiltInReply {
  if (!reply.assessment || medicinesIn(turn.text).length < 2) return reply
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

function linesOf({ text, region, record }: Turn, language: Language): { asked: string[]; lines: ConflictLine[] } {
  const asked = medicinesIn(text).map(({ id }) => nameOfMedicine(id, language, region))
  const { forWhom } = judgeMedicines([], { text })
  return { asked, lines: conflictLines({ asked, record: forWhom === null ? record : {}, language, region }) }
}

const asSource = ({ source }: ConflictLine): Source => ({ from: 'general', label: source })
