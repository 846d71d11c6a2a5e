import type { Source } from '@salus/contract'
import type { Language } from '@salus/terms/languages'
import { type BuiltInReply, languageOf, type Turn } from '../built-in/turn.ts'
import { escaped } from './escaped.ts'
import { NOTHING_ASKED, type RecordQuestion } from './find-facts.ts'
import type { Passage } from './find-passages.ts'
import { isMeasured, type RecordFact } from './record-fact.ts'
import { type RecordPhrases, recordPhrases } from './tell/phrases.ts'
import { agoIn, dayIn, tellFact } from './tell/tell-fact.ts'

/** What a person's own record and documents say on a question. */
export interface FromRecord {
  asked: RecordQuestion
  passages: readonly Passage[]
  /** Results of laboratories that the record holds in all. */
  results: number
  /** ISO 8601: how old things are is counted from here. */
  now: string
  /** Why nothing was looked up: no account, or the person wants the record left alone. */
  notLookedUp?: 'visitor' | 'leftAlone'
}

export const NOTHING_LOOKED_UP: FromRecord = { asked: NOTHING_ASKED, passages: [], results: 0, now: '' }

/**
 * A reply with what the person's own record and documents say, each with its mark. A question is answered by the record
 * first; what is said of symptoms comes before it. An emergency stays as short as it is.
 */
export function withRecord(reply: BuiltInReply, turn: Turn): BuiltInReply {
  const { asked, passages, notLookedUp, ...from } = turn.fromRecord ?? NOTHING_LOOKED_UP
  if (isPressing(reply)) return reply.details.emergency ? reply : beside(reply, turn)
  const { facts, absent, missing, allWithin, isForRecord } = asked
  if (facts.length + passages.length + absent.length + missing.length === 0 && allWithin === null) return reply
  if (!isForRecord) return beside(reply, turn)
  const language = languageOf(turn, undefined)
  const phrases = recordPhrases(language)
  const list = new Intl.ListFormat(phrases.locale, { type: 'disjunction' })
  const said = notLookedUp
    ? phrases[notLookedUp]
    : allWithin !== null
      ? phrases.allWithin(allWithin)
      : missing.length > 0
        ? phrases.holdsNo(missing.join(', '))
        : facts.length === 0 && absent.length > 0
          ? phrases.namesNone(list.format(absent.map((kind) => phrases.kinds[kind])))
          : null
  // The page of the test that was asked for goes on; an interview or another topic does not.
  const kept = reply.assessment || reply.isUnknown || reply.isUnread ? recordAlone(reply, turn) : reply
  const first = said === null ? [] : [said]
  return composed(kept, { first, facts, passages, language, ...from })
}

const isPressing = ({ details: { emergency, urgency } }: BuiltInReply): boolean =>
  emergency !== null || urgency === 'emergency' || urgency === 'urgent'

/** Symptoms, or a question about oneself that the record knows something on. */
function beside(reply: BuiltInReply, turn: Turn): BuiltInReply {
  const { asked, passages, notLookedUp, ...from } = turn.fromRecord ?? NOTHING_LOOKED_UP
  if (notLookedUp) return reply
  // Illnesses and medicines are weighed with the symptoms already.
  const facts = reply.assessment ? asked.facts.filter(isMeasured) : asked.facts
  const language = languageOf(turn, undefined)
  const phrases = recordPhrases(language)
  const isNamed = facts.length + passages.length > 0
  if (!isNamed && reply.isUnknown && asked.absent.length > 0) {
    const list = new Intl.ListFormat(phrases.locale, { type: 'disjunction' })
    const first = [phrases.namesNone(list.format(asked.absent.map((kind) => phrases.kinds[kind])))]
    return composed(recordAlone(reply, turn), { first, facts, passages, language, ...from })
  }
  return isNamed ? composed(reply, { first: [], facts, passages, language, ...from }) : reply
}

/** The record answers: whatever else was found is not what was asked for. */
const recordAlone = (reply: BuiltInReply, { interview }: Turn): BuiltInReply => ({
  ...reply,
  text: '',
  assessment: null,
  interview,
  isUnknown: true,
  details: { ...reply.details, urgency: null, sources: [], suggestions: [], notices: [] },
})

interface Parts {
  /** Sentences that come before all else. */
  first: readonly string[]
  facts: readonly RecordFact[]
  passages: readonly Passage[]
  language: Language
  results: number
  now: string
}

function composed(reply: BuiltInReply, { first, facts, passages, language, ...from }: Parts): BuiltInReply {
  const phrases = recordPhrases(language)
  const told = facts.map((fact) => tellFact(fact, language))
  const start = reply.details.sources.length + 1
  const mark = (at: number) => `[${start + at}](#source-${start + at})`
  const parts = [
    listed(
      phrases.inYourRecord,
      told.map(({ text }, at) => `- ${escaped(text)} ${mark(at)}`),
    ),
    coverage(facts, phrases, from),
    listed(
      reply.isUnknown && facts.length === 0 ? phrases.yourDocumentsSay : phrases.inYourDocuments,
      passages.map(({ text }, at) => `- “${escaped(text)}” ${mark(facts.length + at)}`),
    ),
  ]
  const isRead = facts.length + passages.length > 0
  const said = reply.isUnknown ? (isRead ? phrases.asWritten : '') : reply.text
  const isAnswer = reply.isUnknown || (facts.length > 0 && reply.assessment === null)
  const text = [...first, ...(isAnswer ? [...parts, said] : [said, ...parts])]
    .filter((part) => part !== '')
    .join('\n\n')
  const sources = [
    ...reply.details.sources,
    ...told.map(({ label, text: quote, page }): Source => ({ from: 'record', label, quote, page })),
    ...passages.map((passage) => sourceOfPassage(passage, phrases)),
  ]
  return { ...reply, text, details: { ...reply.details, sources } }
}

/** How much of the record the answer stands on, and how old it is. */
function coverage(
  facts: readonly RecordFact[],
  phrases: RecordPhrases,
  { results, now }: { results: number; now: string },
): string {
  const measured = facts.filter(isMeasured)
  const newest = measured
    .map(({ newest: { at } }) => at)
    .toSorted()
    .at(-1)
  if (newest === undefined) return ''
  const ago = agoIn(newest, new Date(now), phrases)
  if (measured.some(({ kind }) => kind === 'vital')) return phrases.ofReadings(ago)
  return phrases.ofResults({ told: measured.reduce((sum, { count = 1 }) => sum + count, 0), all: results, ago })
}

const listed = (heading: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `**${heading}**\n\n${lines.join('\n')}`

const sourceOfPassage = (
  { document: { id, title, date }, start, end, text }: Passage,
  phrases: RecordPhrases,
): Source => ({
  from: 'record',
  label: phrases.documentOf(title, dayIn(date, phrases)),
  quote: text,
  document: { id, start, end },
})
