import type { Source } from '@salus/contract'
import type { BuiltInReply } from '../built-in/turn.ts'
import { escaped } from './escaped.ts'
import type { FactKind, RecordFact } from './find-facts.ts'
import type { Passage } from './find-passages.ts'

export interface FromRecord {
  facts: readonly RecordFact[]
  /** Asked for, and not in the record. */
  absent?: readonly FactKind[]
  passages: readonly Passage[]
}

/**
 * A reply with what the person's own record and documents say, each with its mark. A question is answered by the record
 * first; what is said of symptoms comes before it. An emergency stays as short as it is.
 */
export function withRecord(reply: BuiltInReply, found: FromRecord = NOTHING): BuiltInReply {
  // Illnesses and medicines are weighed with the symptoms already.
  const facts = reply.assessment ? found.facts.filter(({ kind }) => kind === 'vital' || kind === 'lab') : found.facts
  const { passages, absent = [] } = found
  if (reply.isUnknown && facts.length + passages.length === 0 && absent.length > 0) return saysNothing(reply, absent)
  if (facts.length + passages.length === 0 || reply.details.emergency) return reply
  const first = reply.details.sources.length + 1
  const mark = (at: number) => `[${first + at}](#source-${first + at})`
  const parts = [
    listed(
      'In your record',
      facts.map(({ text }, at) => `- ${escaped(text)} ${mark(at)}`),
    ),
    listed(
      reply.isUnknown && facts.length === 0 ? 'Your documents say' : 'In your documents',
      passages.map(({ text }, at) => `- “${escaped(text)}” ${mark(facts.length + at)}`),
    ),
  ].filter((part) => part !== '')
  const said = reply.isUnknown ? [AS_WRITTEN] : [reply.text]
  const isAnswer = reply.isUnknown || (facts.length > 0 && reply.assessment === null)
  const text = (isAnswer ? [...parts, ...said] : [...said, ...parts]).join('\n\n')
  const sources = [...reply.details.sources, ...facts.map(sourceOfFact), ...passages.map(sourceOfPassage)]
  return { ...reply, text, details: { ...reply.details, sources } }
}

const NOTHING: FromRecord = { facts: [], passages: [] }
const NAMES: Record<FactKind, string> = {
  vital: 'readings',
  lab: 'lab results',
  condition: 'conditions',
  medicine: 'medicines',
  allergy: 'allergies',
  surgery: 'operations',
  family: 'illnesses of relatives',
}

/** An empty record is no proof: what nobody wrote down may still be so. */
function saysNothing(reply: BuiltInReply, absent: readonly FactKind[]): BuiltInReply {
  const named = new Intl.ListFormat('en', { type: 'disjunction' }).format(absent.map((kind) => NAMES[kind]))
  const text = `Your record names no ${named}. That does not mean that there are none: nobody may have written them down. Add what you know in your medical history, and ask your doctor or pharmacist if you are not sure.`
  return { ...reply, text, details: { ...reply.details, suggestions: [] } }
}

const AS_WRITTEN = 'I give it as it is written there. What it means for you, your doctor can tell.'

const listed = (heading: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `**${heading}**\n\n${lines.join('\n')}`

const sourceOfFact = ({ label, text, page }: RecordFact): Source => ({ from: 'record', label, quote: text, page })

const sourceOfPassage = ({ document: { id, title, date }, start, end, text }: Passage): Source => ({
  from: 'record',
  label: `Your document “${title}”, ${new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })}`,
  quote: text,
  document: { id, start, end },
})
