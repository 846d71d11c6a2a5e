import type { Source } from '@salus/contract'
import type { BuiltInReply } from '../built-in/converse.ts'
import type { Passage } from './find-passages.ts'

/** A reply with what the person's own documents say, each quote with its mark. An emergency stays as short as it is. */
export function withPassages(reply: BuiltInReply, passages: readonly Passage[]): BuiltInReply {
  if (passages.length === 0 || reply.details.emergency) return reply
  const first = reply.details.sources.length + 1
  const quotes = passages
    .map(({ text }, at) => `- “${escaped(text)}” [${first + at}](#source-${first + at})`)
    .join('\n')
  const sources = [...reply.details.sources, ...passages.map(sourceOf)]
  const text = reply.isUnknown
    ? `**Your documents say**\n\n${quotes}\n\nI give it as it is written there. What it means for you, your doctor can tell.`
    : `${reply.text}\n\n**In your documents**\n\n${quotes}`
  return { ...reply, text, details: { ...reply.details, sources } }
}

const sourceOf = ({ document: { id, title, date }, start, end, text }: Passage): Source => ({
  from: 'record',
  label: `Your document “${title}”, ${new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })}`,
  quote: text,
  document: { id, start, end },
})

/** Nothing that stands in a document becomes a link or a heading of ours. */
const escaped = (text: string): string => text.replaceAll(/[\\`*_{}[\]()#+!<>|~-]/g, '\\$&')
