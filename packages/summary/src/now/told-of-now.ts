import type { Section } from '../knowledge/section-names.ts'
import { HANDLED, PAST, PRESENT, SUPPOSED, THIS_MOMENT, UNCERTAIN_OR_OLD, VISIT } from '../knowledge/visit-words.ts'
import { type Passage, passagesOf } from '../reading/passages.ts'
import { readNote, type Sentence } from '../reading/read-note.ts'
import type { Word } from '../reading/words.ts'
import { READ_LIMIT } from '../summarise.ts'
import { keepOnly } from './keep-only.ts'
import { isByClinician, isClinical, isOfRelative, isOwnWords } from './own-words.ts'

/** A text twice, each as long as the text, with what does not count blanked: what stays keeps its place. */
export interface ToldText {
  /** The statements of this moment that nobody has dealt with: a danger in them is one to act on. */
  now: string
  /** The statements of what the person has or had of late, whoever has dealt with it since. */
  mentioned: string
}

/**
 * Reads the statements of a text. A question is no statement until it is answered, a warning of what may come is none at all,
 * and a note of a visit has no now: its writer stood beside the person. People who write of themselves write of now.
 */
export function toldOfNow(text: string): ToldText {
  const source = text.slice(0, READ_LIMIT)
  const { sentences } = readNote(source)
  const { now, mentioned } = sentences.some(({ speaker }) => speaker === 'clinician')
    ? tellVisit(passagesOf(sentences).map((passage) => ({ passage, statements: statementsOf(passage, source) })))
    : tellNote(sentences.map(({ words, section }) => ({ ...statementOf(words, source), section })))
  return { now: keepOnly(source, now), mentioned: keepOnly(source, mentioned) }
}

interface Statement {
  words: readonly Word[]
  text: string
}

interface Told {
  now: readonly Statement[]
  mentioned: readonly Statement[]
}

const statementOf = (words: readonly Word[], source: string): Statement => ({
  words,
  text: source.slice(words[0]?.start, words.at(-1)?.end),
})

/** The person's own statements, and questions that were answered with yes. */
function statementsOf({ parts, speaker, asks, answer }: Passage, source: string): Statement[] {
  if (speaker !== 'patient') return []
  return (asks && answer !== 'yes' ? parts.slice(1) : parts).map((words) => statementOf(words, source))
}

/** At a visit somebody answers: what is said of this moment counts where it is the last that is said. */
function tellVisit(exchanges: readonly { passage: Passage; statements: readonly Statement[] }[]): Told {
  const lastReply = exchanges.findLastIndex(({ passage }) => passage.speaker === 'clinician' && !passage.asks)
  const unanswered = exchanges.slice(lastReply + 1).flatMap(({ statements }) => statements)
  return {
    now: unanswered.some(({ text }) => THIS_MOMENT.test(text)) ? unanswered : [],
    mentioned: exchanges.flatMap(({ statements }) => statements).filter(isMention),
  }
}

/** Nothing under these says how the person is; a plan says what is to be done when something comes. */
const NOT_OF_STATE: ReadonlySet<Section> = new Set<Section>(
  'past surgery medicines allergies family social plan instructions administration'.split(' ') as Section[],
)
const OF_WORK: ReadonlySet<Section> = new Set<Section>(['plan', 'instructions', 'course', 'assessment'])

function tellNote(sentences: readonly (Statement & Pick<Sentence, 'section'>)[]): Told {
  const whole = sentences.map(({ text }) => text).join('\n')
  const all = sentences.map((each) => ({ ...each, isOwn: isOwnWords(each.text, whole) }))
  const own = all.filter(({ isOwn }) => isOwn)
  const others = all.filter(({ isOwn }) => !isOwn)
  const isClinicians = others.some(({ section, text }) => section !== 'none' || isClinical(text))
  const ofState = all.filter(({ section }) => !NOT_OF_STATE.has(section))
  const mentioned = ofState.filter(isMention)
  if (own.length > 0 && !isClinicians) {
    return { now: all.some(({ text }) => HANDLED.test(text)) ? all.filter(isPresent) : all, mentioned }
  }
  const isHandled = others.some(({ section, text }) => OF_WORK.has(section) || HANDLED.test(text))
  const isVisit =
    isHandled || others.some(({ section, text }) => section !== 'none' || VISIT.test(text) || isByClinician(text))
  const stated = ofState.filter(({ isOwn, text }) => !isOwn && !SUPPOSED.test(text) && !isOfRelative(text))
  const ownNow = own.filter(isPresent)
  if (isHandled) return { now: ownNow, mentioned }
  const isNow = isVisit ? ({ text }: Statement) => THIS_MOMENT.test(text) : isPresent
  return { now: [...ownNow, ...stated.filter(isNow)].sort(byPlace), mentioned }
}

const byPlace = (a: Statement, b: Statement): number => (a.words[0]?.start ?? 0) - (b.words[0]?.start ?? 0)

/** "Chest pain, sweating": what names no time is of now as well. */
const isPresent = ({ text }: Statement): boolean =>
  PRESENT.test(text) || !(PAST.test(text) || HANDLED.test(text) || SUPPOSED.test(text))

const isMention = ({ text }: Statement): boolean =>
  !SUPPOSED.test(text) && !UNCERTAIN_OR_OLD.test(text) && !isOfRelative(text)
