import { packPath, type Source } from '@salus/contract'
import { type BuiltInReply, plain } from '../built-in/turn.ts'
import { escaped } from '../grounding/escaped.ts'
import { dayIn, PACK_WORDS } from './pack-words.ts'
import type { CitedPassage } from './packs.repository.ts'
import { shortened } from './shortened.ts'

const MOST_SUGGESTIONS = 3
/** Of each passage, what a model is given. */
const QUOTED = 900

/**
 * Where the built-in library knows nothing, the nearest passage answers, and says whose words they are. It comes before
 * nothing else: no emergency, no assessment, nothing of the person's own record or documents.
 */
export function answeredByPack(reply: BuiltInReply, found: readonly CitedPassage[]): BuiltInReply {
  const [passage, ...more] = found
  if (!passage || !mayAnswer(reply)) return reply
  const { answer, question, language, pack } = passage
  const words = PACK_WORDS[language].from(question, pack.name, pack.licence, dayIn(language, pack.dated))
  const text = `${asMarkdown(shortened(answer))} [1](#source-1)\n\n${escaped(words)}`
  const suggestions = more.filter((each) => each.focus === passage.focus && each.question !== question)
  const made = plain(text, [...new Set(suggestions.map((each) => each.question))].slice(0, MOST_SUGGESTIONS))
  return {
    ...made,
    details: { ...made.details, notices: reply.details.notices, sources: [sourceOf(passage)] },
    interview: reply.interview,
  }
}

/** Where the language is not read, the words may tell of anything: when to seek care stays said. */
export const mayAnswer = ({ isUnknown, isUnread, assessment, details, notForThem = [] }: BuiltInReply): boolean =>
  isUnknown === true &&
  isUnread !== true &&
  !assessment &&
  !details.emergency &&
  details.sources.length === 0 &&
  notForThem.length === 0

/** What a model is given beside what the engine found: the passages, numbered after its sources. */
export function withPassages(reply: BuiltInReply, found: readonly CitedPassage[]): BuiltInReply {
  if (found.length === 0 || reply.details.emergency) return reply
  const own = reply.details.sources.filter(
    ({ page }) => !found.some(({ pack, key }) => page === packPath(pack.id, key)),
  )
  const given = found.map((passage) => ({ ...sourceOf(passage), quote: shortened(passage.answer, QUOTED) }))
  return { ...reply, details: { ...reply.details, sources: [...own, ...given] } }
}

function sourceOf({ key, question, language, url, pack }: CitedPassage): Source {
  const link = url ?? pack.url
  return {
    from: 'general',
    label: `${pack.name}, ${pack.licence}, ${dayIn(language, pack.dated)}: ${question}`,
    page: packPath(pack.id, key),
    ...(link ? { link } : {}),
  }
}

/** Paragraphs and lists stay; nothing else of the text is Markdown. */
const asMarkdown = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line.startsWith('- ') ? `- ${escaped(line.slice(2))}` : escaped(line)))
    .join('\n')
