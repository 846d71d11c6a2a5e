import type { Source } from '@salus/contract'
import type { Language } from '@salus/terms/languages'
import type { BuiltInReply, Turn } from '../built-in/turn.ts'
import { escaped } from './escaped.ts'
import { isOnRecord, NOTHING_ASKED, type RecordQuestion } from './find-facts.ts'
import type { Passage } from './find-passages.ts'
import { isMeasured } from './record-fact.ts'
import { type RecordPhrases, recordPhrases } from './tell/phrases.ts'
import { agoIn, dayIn, tellFact } from './tell/tell-fact.ts'

/** A question, and what the person's own record and documents say on it. */
export interface FromRecord {
  asked: RecordQuestion
  passages: readonly Passage[]
  /** The question's. */
  language: Language
  /** Results of laboratories that the record holds in all. */
  results: number
  /** ISO 8601: how old things are is counted from here. */
  now: string
  /** Why nothing was looked up: no account, or the person wants the record left alone. */
  notLookedUp?: 'visitor' | 'leftAlone'
}

export const NOTHING_LOOKED_UP: FromRecord = {
  asked: NOTHING_ASKED,
  passages: [],
  language: 'en',
  results: 0,
  now: '',
}

/**
 * A reply with what the person's own record and documents say, each with its mark. A question is answered by the record
 * first; what is said of symptoms comes before it. An emergency stays as short as it is.
 */
export function withRecord(reply: BuiltInReply, { fromRecord = NOTHING_LOOKED_UP, interview }: Turn): BuiltInReply {
  const { asked, passages, notLookedUp } = fromRecord
  if (reply.details.emergency || (!isOnRecord(asked) && passages.length === 0)) return reply
  if (asked.isForRecord && reply.details.urgency !== 'urgent') {
    // The page of the test that was asked for goes on; an interview or another topic does not.
    const kept = reply.assessment || reply.isUnknown || reply.isUnread ? recordAlone(reply, interview) : reply
    return composed(kept, fromRecord)
  }
  if (notLookedUp) return reply
  // Illnesses and medicines are weighed with the symptoms already.
  const facts = reply.assessment ? asked.facts.filter(isMeasured) : asked.facts
  const found = { ...fromRecord, asked: { ...NOTHING_ASKED, facts } }
  if (facts.length + passages.length > 0) return composed(reply, found)
  return reply.isUnknown && asked.absent.length > 0 ? composed(recordAlone(reply, interview), fromRecord) : reply
}

/** The record answers: whatever else was found is not what was asked for. */
const recordAlone = (reply: BuiltInReply, interview: Turn['interview']): BuiltInReply => ({
  ...reply,
  text: '',
  assessment: null,
  interview,
  isUnknown: true,
  details: { ...reply.details, urgency: null, sources: [], suggestions: [], notices: [] },
})

function composed(reply: BuiltInReply, fromRecord: FromRecord): BuiltInReply {
  const { asked, passages, language } = fromRecord
  const { facts } = asked
  const phrases = recordPhrases(language)
  const told = facts.map((fact) => tellFact(fact, language))
  const start = reply.details.sources.length + 1
  const mark = (at: number) => `[${start + at}](#source-${start + at})`
  const parts = [
    listed(
      phrases.inYourRecord,
      told.map(({ text }, at) => `- ${escaped(text)} ${mark(at)}`),
    ),
    coverage(fromRecord, phrases),
    listed(
      reply.isUnknown && facts.length === 0 ? phrases.yourDocumentsSay : phrases.inYourDocuments,
      passages.map(({ text }, at) => `- “${escaped(text)}” ${mark(facts.length + at)}`),
    ),
  ]
  const isRead = facts.length + passages.length > 0
  const said = reply.isUnknown ? (isRead ? phrases.asWritten : '') : reply.text
  const isAnswer = reply.isUnknown || (facts.length > 0 && reply.assessment === null)
  const lines = [nothingFound(fromRecord, phrases), ...(isAnswer ? [...parts, said] : [said, ...parts])]
  const sources = [
    ...reply.details.sources,
    ...told.map(({ label, text: quote, page }): Source => ({ from: 'record', label, quote, page })),
    ...passages.map((passage) => sourceOfPassage(passage, phrases)),
  ]
  return { ...reply, text: lines.filter(Boolean).join('\n\n'), details: { ...reply.details, sources } }
}

/** Why the record has no answer; empty where it has one. */
function nothingFound({ asked, passages, notLookedUp }: FromRecord, phrases: RecordPhrases): string {
  const { facts, absent, missing, allWithin } = asked
  if (notLookedUp) return phrases[notLookedUp]
  if (allWithin !== null) return phrases.allWithin(allWithin)
  // The paper that holds it is answer enough.
  if (facts.length + passages.length > 0) return ''
  if (missing !== null) return phrases.holdsNo(missing)
  if (absent.length === 0) return ''
  const kinds = absent.map((kind) => phrases.kinds[kind])
  return phrases.namesNone(new Intl.ListFormat(phrases.locale, { type: 'disjunction' }).format(kinds))
}

/** How much of the record the answer stands on, and how old it is. */
function coverage({ asked, results, now }: FromRecord, phrases: RecordPhrases): string {
  const measured = asked.facts.filter(isMeasured)
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
