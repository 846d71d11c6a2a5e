import type { Region, Source } from '@salus/contract'
import { answerWords } from '@salus/contract'
import { emergencyNumbers, MODES } from '@salus/contract/facts'
import { aspectsOf, isQuestion, MONOGRAPHS, phrasesOf } from '@salus/library'
import {
  type Assessment,
  assess,
  CONDITION_COUNT,
  ENGINE,
  isMostlyEnglish,
  judgeMedicines,
  namedMedicines,
  type ToldFinding,
  type Topic,
} from '@salus/triage'
import { withRecord } from '../grounding/with-record.ts'
import { nearestTitles, readInLibrary } from '../library/read-library.ts'
import { foreseenOn } from './foreseen-answers.ts'
import {
  beside,
  firstAidOn,
  fromArticles,
  isAskedFor,
  isEmergencyByLikenessAlone,
  isOfInjury,
  readOn,
} from './from-articles.ts'
import { fromMonographs, goesOn } from './from-monographs.ts'
import { asks, chipsFor, type Interview, readAnswer, wantsTheAnswer, withAnswer } from './interview.ts'
import { smallTalk } from './small-talk.ts'
import { symptomReply } from './symptom-reply.ts'
import { asksOfMedicinesAlone, MAY_TAKE, together, withTogether } from './together.ts'
import { TopicIndex } from './topic-index.ts'
import { topicReply } from './topic-reply.ts'
import {
  type BuiltInReply,
  heldBack,
  languageOf,
  plain,
  recordSources,
  TELLS_OF_ILLNESS,
  type Told,
  type Turn,
} from './turn.ts'
import { valueOn } from './value-on.ts'

/** Longer, and the oldest descriptions are left out. */
const INTERVIEW_LIMIT = 6_000
const index = new TopicIndex()

/** The built-in engine's answer: symptoms are assessed, questions are looked up, and what it does not know it says. */
export const converse = (turn: Turn): BuiltInReply => withRecord(withTogether(replyTo(turn), turn), turn)

function replyTo(turn: Turn): BuiltInReply {
  const told = hear(turn)
  const both = together(turn, told)
  if (both) return both
  if (told?.assessment.emergency && !asksOfMedicinesAlone(turn, told)) {
    const answer = isEmergencyByLikenessAlone(turn, told) ? (foreseenOn(turn, told) ?? readOn(turn, told)) : undefined
    return answer ? fromArticles(turn, told, answer, reply) : beside(reply(turn, told), firstAidOn(turn, told))
  }
  // The answer to a question just asked is not small talk.
  if (!told?.answered) {
    const talk = smallTalk(turn.text, turn.mode)
    if (talk) return { ...plain(talk.text, talk.suggestions), interview: turn.interview }
    if (WHEN_TO_BE_SEEN.test(turn.text)) return whenToBeSeen(turn)
    const answer = valueOn(turn, told) ?? foreseenOn(turn, told)
    if (answer) return fromArticles(turn, told, answer, reply)
  }
  const isAsked = isQuestion(turn.text)
  const read = told?.answered ? undefined : readOn(turn, told)
  const tells = TELLS_OF_ILLNESS.test(turn.text)
  if (read && isAskedFor(read, { text: turn.text, isTold: told !== undefined, tells }) && !goesOn(turn))
    return fromArticles(turn, told, read, reply)
  const medicines = told?.answered ? [] : namedMedicines(turn.text)
  const isEnglish = !told?.answered && languageOf(turn, told) === 'en'
  const { hit, near } = isEnglish ? index.find(turn.text, turn.region) : { hit: undefined, near: [] }
  // "What helps against diarrhoea?" asks; "I have diarrhoea, what helps?" tells.
  const asksOnly = isAsked && !tells
  // The packets of what is sold without a prescription are told in English; the library speaks all languages.
  if (
    isEnglish &&
    medicines.length > 0 &&
    (!aspectsOf(turn.text).some((aspect) => aspect !== 'avoid') || MAY_TAKE.test(turn.text))
  ) {
    const { tellsOfSymptoms } = judgeMedicines(medicines, turn)
    if (asksOnly || !tellsOfSymptoms || !told) return aboutMedicines(medicines, turn)
    if (isAsked) return withMedicines(reply(turn, told), medicines, turn)
  }
  const inLibrary = told?.answered ? undefined : fromMonographs(turn, told, asksOnly)
  if (inLibrary && !(inLibrary.isUnknown && read)) return inLibrary
  if (read && (isAsked || !told || isOfInjury(read))) return fromArticles(turn, told, read, reply)
  if (hit && (asksOnly || (hit.isNamed && !told))) return about(hit.topic, turn, told)
  // "Am I allergic to anything?" names an allergy and tells of nothing that is felt.
  const tellsNothing = isAsked && told !== undefined && !told.answered && isHardlyTold(told.assessment, tells)
  if (told && !tellsNothing) return reply(turn, told)
  if (!isAsked && TELLS_OF_ILLNESS.test(turn.text)) return notUnderstood(turn)
  const unread = inUnreadLanguage(turn)
  if (unread) return { ...unread, interview: turn.interview, isUnknown: true, isUnread: true }
  return { ...unknown(turn, near), interview: turn.interview, isUnknown: true }
}

/** A question with a word of an illness in it is no complaint: nothing presses, and no cause is likely. */
const isHardlyTold = ({ urgency, findings, conditions }: Assessment, tells: boolean): boolean =>
  urgency === 'unclear' ||
  (!tells &&
    urgency !== 'urgent' &&
    urgency !== 'emergency' &&
    findings.filter(({ answer, from }) => answer === 'yes' && from === 'text').length <= 1 &&
    (conditions[0]?.probability ?? 0) < LIKELY_ENOUGH)
const LIKELY_ENOUGH = 0.2

/** Something is told that the engine cannot read: it asks, and says when to be seen. */
function notUnderstood(turn: Turn): BuiltInReply {
  const { text, region, record } = turn
  return reply(turn, {
    assessment: assess({ text, region, record }),
    interview: { text, answers: [], asked: null },
    answered: false,
  })
}

/** A word or two may be a name, in any language. */
const FEWEST_WORDS = 3

/** Says so, in that language where it is known, and when not to wait: the words may tell of anything. */
function inUnreadLanguage({ text, region, record }: Turn): Omit<BuiltInReply, 'interview'> | undefined {
  const { language, notices, seekCare } = assess({ text, region, record })
  const isForeign =
    language.seen === 'unknown'
      ? text.trim().split(/\s+/).length >= FEWEST_WORDS && !isMostlyEnglish(text)
      : !language.readFully
  if (!isForeign || !/\p{L}/u.test(text)) return undefined
  const signs = seekCare.map((sign) => `- ${sign}`).join('\n')
  return plain(`${notices.join('\n\n')}\n\n**Seek care if**\n\n${signs}`, [])
}

const WHEN_TO_BE_SEEN =
  /\bwhat (should|do) i watch for\b|\b(when|if|whether) (should|do|must) i (see|call|go to|need) (a|the|my)? ?(doctor|gp|hospital)|\bif i need a doctor\b/i

/** The signs to watch for: of the story told so far, or in general. */
function whenToBeSeen(turn: Turn): BuiltInReply {
  const { interview, region, record } = turn
  const assessment = interview?.text
    ? assess({ text: interview.text, region, answers: interview.answers, record })
    : undefined
  const own = assessment?.seekCare ?? []
  const text =
    own.length > 0
      ? `**${assessment?.headline}** ${answerWords(assessment?.language.told ?? 'en').seekCareIf}:\n\n${own.map((sign) => `- ${sign}`).join('\n')}`
      : generalSigns(region)
  return { ...plain(text, interview ? [] : [...MODES[turn.mode].starters]), interview }
}

const generalSigns = (
  region: Region,
) => `**Call ${numberOf(region)}** for trouble breathing, chest pain or pressure, sudden weakness, a drooping face or slurred speech, fainting, a seizure, heavy bleeding, a severe allergic reaction, or thoughts of ending your life.

**See a doctor today** for a fever in a baby under 3 months, a high fever with a stiff neck or a rash, severe or worsening pain, blood in vomit or stool, not keeping fluids down, or when you are pregnant and something is wrong.

**Make an appointment** when something lasts longer than you would expect, comes back, or worries you.

Describe what you feel, and I will tell you how urgent it is.`

/** Reads the words as an answer, as more of the same story, or as a new one; nothing when they tell of no symptom. */
function hear({ text, region, record, interview }: Turn): Told | undefined {
  const assessed = (told: Omit<Interview, 'asked'>, isEnough = false) =>
    assess({ text: told.text, region, record, answers: told.answers, isEnough })
  if (interview?.asked && wantsTheAnswer(text)) {
    return {
      assessment: assessed(interview, true),
      interview: { ...interview, asked: null },
      answered: true,
      isEnough: true,
    }
  }
  const answer = interview?.asked ? readAnswer(interview.asked, text) : undefined
  if (interview && answer) {
    const next = { text: interview.text, answers: withAnswer(interview.answers, answer) }
    return { assessment: assessed(next), interview: { ...next, asked: null }, answered: true }
  }
  const alone = assessed({ text, answers: [] })
  if (!alone.understood) return undefined
  const next = {
    text: `${interview?.text ?? ''}\n${text}`.trim().slice(-INTERVIEW_LIMIT),
    answers: interview?.answers ?? [],
  }
  const together = interview ? assessed(next) : alone
  if (interview && together.patient.id === alone.patient.id && belongTogether(alone, together)) {
    return { assessment: together, interview: { ...next, asked: null }, answered: false }
  }
  return { assessment: alone, interview: { text, answers: [], asked: null }, answered: false }
}

/**
 * Whether the new words go on with the story told before: one warning sign, or the likeliest cause, rests on both. If
 * not, a second complaint would be explained by the first one's cause.
 */
function belongTogether(alone: Assessment, together: Assessment): boolean {
  if (alone.emergency) return together.emergency !== null && sameRules(alone, together)
  const fresh = new Set(
    saidToBe(alone)
      .filter(({ from }) => from !== 'implied')
      .map(({ id }) => id),
  )
  const there = new Set(saidToBe(together).map(({ id }) => id))
  const restsOnBoth = (found: readonly ToldFinding[]) =>
    found.some(({ finding }) => fresh.has(finding)) &&
    found.some(({ finding }) => !fresh.has(finding) && there.has(finding))
  return (
    together.rules.some(({ because }) => restsOnBoth(because)) || restsOnBoth(together.conditions[0]?.why.for ?? [])
  )
}

const saidToBe = ({ findings }: Assessment) => findings.filter(({ answer }) => answer === 'yes')

const sameRules = (one: Assessment, other: Assessment): boolean =>
  one.rules.length === other.rules.length && one.rules.every(({ id }, at) => id === other.rules[at]?.id)

function reply(turn: Turn, { assessment, interview, isEnough = false }: Told): BuiltInReply {
  const next = isEnough ? null : assessment.interview.next
  const isCalm = assessment.urgency !== 'emergency' && assessment.urgency !== 'urgent'
  // Nothing calm is said before the danger questions were answered.
  const isOpen = next !== null && isCalm && assessment.understood
  const sources = sourcesOf(assessment)
  const emergency = assessment.emergency && {
    ...assessment.emergency,
    numbers: emergencyNumbers(assessment.emergency.kind, turn.region),
  }
  const isAgain = interview.answers.length > 0
  return {
    text: symptomReply(assessment, sources, next, {
      extent: isOpen ? 'open' : next && isAgain ? 'update' : 'whole',
      region: turn.region,
    }),
    details: {
      emergency,
      urgency: isOpen ? 'unclear' : assessment.urgency,
      answeredBy: ENGINE.name,
      notices: isAgain ? [] : assessment.notices,
      sources,
      suggestions: next
        ? chipsFor(next, answerWords(assessment.language.told))
        : emergency
          ? []
          : ['What should I watch for?'],
      isPartial: false,
    },
    interview: { ...interview, asked: next && asks(next) },
    assessment,
  }
}

function sourcesOf(assessment: Assessment): Source[] {
  const words = answerWords(assessment.language.told)
  const said = assessment.findings.filter(
    ({ from, answer }) => from !== 'record' && from !== 'implied' && answer !== 'unknown',
  )
  const general = [...new Set([...assessment.rules, ...assessment.conditions.slice(0, 3)].map(({ source }) => source))]
  return [
    ...(said.length > 0
      ? [
          {
            from: 'said' as const,
            label: 'What you told me',
            quote: said.map(({ label, answer }) => (answer === 'no' ? `${words.said.no}: ${label}` : label)).join(', '),
          },
        ]
      : []),
    ...assessment.usedFromRecord.map((label) => ({ from: 'record' as const, label })),
    ...general.map((label) => ({ from: 'general' as const, label })),
  ]
}

/** An illness is told as the library has it; a medicine with its packet. */
function about(topic: Topic, turn: Turn, told: Told | undefined): BuiltInReply {
  const read = topic.kind === 'condition' ? readInLibrary(topic.id, 'en', turn.region) : undefined
  return read
    ? fromArticles(turn, told, { read, language: 'en', score: 1 }, reply)
    : aboutTopics(
        [topic],
        topic.medicines.map(({ id }) => id),
        turn,
      )
}

/** More than two side by side are not read. */
const MOST_MEDICINES = 2

const aboutMedicines = (ids: readonly string[], turn: Turn): BuiltInReply =>
  aboutTopics(
    ids.slice(0, MOST_MEDICINES).flatMap((id) => index.medicine(id, turn.region) ?? []),
    ids,
    turn,
  )

function aboutTopics(topics: readonly Topic[], ids: readonly string[], turn: Turn): BuiltInReply {
  const { forWhom, medicines } = judgeMedicines(ids, turn)
  const ofTopic = (topic: Topic) => medicines.filter(({ id }) => topic.medicines.some((own) => own.id === id))
  const text = topics.map((topic) => topicReply(topic, turn.text, ofTopic(topic), forWhom)).join('\n\n')
  const made = plain(text, ['When should I see a doctor?'])
  const sources: Source[] = [
    ...[...new Set(topics.map(({ source }) => source))].map((label) => ({ from: 'general' as const, label })),
    ...recordSources(medicines),
  ]
  return {
    ...made,
    details: { ...made.details, sources },
    interview: turn.interview,
    notForThem: heldBack(medicines),
  }
}

/** Symptoms come first; what was asked of a medicine is answered below them. */
function withMedicines(answer: BuiltInReply, ids: readonly string[], turn: Turn): BuiltInReply {
  const { forWhom, medicines } = judgeMedicines(ids, turn)
  const lines = medicines.map(({ name, reason, ownCautions, cautions }) =>
    reason === null
      ? `- **${name}**: nothing that you told me rules it out. ${[...ownCautions, ...cautions].join(' ')}`
      : `- **${name}**: not for ${forWhom ?? 'you'}, because ${reason}.`,
  )
  return {
    ...answer,
    text: `${answer.text}\n\n**On your question**\n\n${lines.join('\n')}`,
    details: { ...answer.details, sources: [...answer.details.sources, ...recordSources(medicines)] },
    notForThem: heldBack(medicines),
  }
}

const numberOf = (region: Region): string => emergencyNumbers('ambulance', region)[0]?.display ?? ''

/** In fifties: the knowledge grows, and nobody counts. */
const ABOUT_MEDICINES = Math.floor(MONOGRAPHS.length / 50) * 50
const ABOUT_CONDITIONS = Math.floor(CONDITION_COUNT / 50) * 50

function unknown(turn: Turn, near: readonly Topic[]): Omit<BuiltInReply, 'interview'> {
  const { mode, region } = turn
  const language = languageOf(turn, undefined)
  const { unknown: phrases } = phrasesOf(language)
  // Topics that are near are found by English words, pages in every language.
  const titles = nearestTitles(turn.text, language, region)
  const nearest = titles.length > 0 || language !== 'en' ? titles : near.map(({ title }) => title)
  const list = new Intl.ListFormat(language, { type: 'unit' }).format(nearest)
  const text = [
    phrases.noAnswer,
    ...(nearest.length > 0 ? [phrases.nearest(list)] : []),
    phrases.whatIKnow(ABOUT_CONDITIONS, ABOUT_MEDICINES),
  ].join(' ')
  const starters = language === 'en' ? [...MODES[mode].starters] : []
  return plain(`${text}\n\n${phrases.inDanger(numberOf(region))}`, nearest.length === 0 ? starters : nearest)
}
