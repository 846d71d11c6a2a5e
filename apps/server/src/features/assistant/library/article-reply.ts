import { libraryPath, type Source } from '@salus/contract'
import { type ArticleKind, phrasesOf, sectionsAsked, type ToldSection } from '@salus/library'
import type { Language } from '@salus/terms/languages'
import type { TopicSection } from '@salus/triage'
import { nearestLineOf, type Read, titleOf } from './read-library.ts'

export interface ArticleReply {
  /** Markdown. */
  text: string
  sources: Source[]
  /** Titles of what to read next. */
  suggestions: string[]
}

interface Shown {
  id: ToldSection | TopicSection
  heading: string
  lines: readonly string[]
  isOrdered?: boolean
}

const MOST_SUGGESTIONS = 3
/** Shown of every answer, whatever was asked: when to act. */
const ALWAYS: readonly Shown['id'][] = ['worry', 'see', 'after']
/** Left to be asked for, where nothing in particular was. */
const SELDOM: readonly Shown['id'][] = ['causes', 'course', 'prevent', 'next', 'readWith']

/** Sections of which one sentence may answer by itself. */
const FACTS: ReadonlySet<Shown['id']> = new Set([
  'causes',
  'course',
  'prevent',
  'high',
  'low',
  'abnormal',
  'changes',
  'next',
  'do',
  'know',
])

/** A value that the question tells: what it is, whose ranges say so, and which part of the page speaks of it. */
export interface ToldValue {
  text: string
  source: string
  side: 'high' | 'low' | undefined
}

export interface ArticleQuestion {
  question: string
  language: Language
  /** The place of the line that answers it, where somebody has foreseen the question. */
  line?: string | undefined
  /** What a value in the question means: it answers first. */
  value?: ToldValue | undefined
  /** Medicines that the person's record speaks against, by name. */
  withheld: ReadonlySet<string>
  /** What the record says of the medicines that may help, as Markdown. */
  checked?: string
  /** Below an assessment: the title is a heading there, and the reply is short. */
  isBeside?: boolean
  /** Above an assessment: what was asked for alone, or how it begins. */
  isShort?: boolean
}

/** What the library says of a subject: the answer, what was asked for, then when to act. */
export function articleReply(
  read: Read,
  { question, language, line, value, withheld, checked, isBeside, isShort }: ArticleQuestion,
): ArticleReply {
  const { article, condition } = read
  const asked = askedOf(article?.kind, question, value)
  const whole = sectionsOf(read, withheld)
  const lead = isBeside ? undefined : (value?.text ?? leadOf(read, whole, { question, language, line }))
  const sections = lead === undefined ? whole : without(whole, lead)
  const [first] = sections
  const isAsked = sections.some(({ id }) => asked.has(id) && !ALWAYS.includes(id))
  const shown = isBeside
    ? first
      ? [first]
      : []
    : isShort
      ? sections.filter(({ id }) => (isAsked ? asked.has(id) : lead === undefined && id === first?.id))
      : isAsked
        ? [
            ...sections.filter(({ id }) => asked.has(id)),
            ...sections.filter(({ id }) => !asked.has(id) && ALWAYS.includes(id)),
          ]
        : sections.filter(({ id }) => !SELDOM.includes(id) || article?.kind !== 'illness')
  const page = libraryPath(read.room, read.id)
  const sources: Source[] = [
    ...(article ? [{ from: 'general' as const, label: article.source, page }] : []),
    ...(value ? [{ from: 'general' as const, label: value.source }] : []),
    ...(condition && !isBeside ? [{ from: 'general' as const, label: condition.source, page }] : []),
  ]
  const [clinical] = condition?.names ?? []
  const isOther = clinical !== undefined && clinical.toLowerCase() !== titleOf(read).toLowerCase()
  const title = `**${titleOf(read)}**${isOther ? ` (${clinical})` : ''}`
  const heading =
    isBeside && article?.kind !== 'first-aid'
      ? `**${phrasesOf(language).article.onQuestion}**\n\n${title}`
      : isBeside
        ? title
        : `${title} [1](#source-1)`
  return {
    text: [heading, lead, article?.answer.filter((each) => each !== lead).join(' '), checked, ...shown.map(listed)]
      .filter(Boolean)
      .join('\n\n'),
    sources,
    suggestions: article?.related.map((other) => other.title).slice(0, MOST_SUGGESTIONS) ?? [],
  }
}

/** Of a value only the part that speaks of it; steps of first aid whole; else what the words ask for. */
function askedOf(kind: ArticleKind | undefined, question: string, value: ToldValue | undefined): Set<Shown['id']> {
  if (kind === 'first-aid') return new Set()
  return value ? new Set<Shown['id']>([value.side ?? 'changes']) : new Set<Shown['id']>(sectionsAsked(question))
}

/** The sentence that answers the question, to stand first. Steps of first aid stay in their order. */
function leadOf(
  read: Read,
  sections: readonly Shown[],
  { question, language, line }: Pick<ArticleQuestion, 'question' | 'language' | 'line'>,
): string | undefined {
  const { article } = read
  const foreseen = line === undefined || line.startsWith('steps') ? undefined : article?.lineAt(line)
  if (foreseen !== undefined || article?.kind === 'first-aid') return foreseen
  // Signs and warnings are lists that belong together.
  const own = sections.filter(({ id }) => FACTS.has(id))
  const lines = [...(article?.answer ?? []), ...own.flatMap((each) => each.lines)]
  const at = nearestLineOf(question, titleOf(read), lines, language)
  return at === undefined ? undefined : lines[at]
}

const without = (sections: readonly Shown[], lead: string): Shown[] =>
  sections
    .map((each) => ({ ...each, lines: each.lines.filter((line) => line !== lead) }))
    .filter(({ lines }) => lines.length > 0)

/** What the engine knows of the illness, then what the article adds to it. */
function sectionsOf({ article, condition }: Read, withheld: ReadonlySet<string>): Shown[] {
  const ofCondition = (condition?.sections ?? []).map((section) =>
    section.id === 'remedies'
      ? { ...section, lines: section.lines.filter((_, at) => !withheld.has(condition?.medicines[at]?.name ?? '')) }
      : section,
  )
  return [...ofCondition, ...(article?.sections ?? [])].filter(({ lines }) => lines.length > 0)
}

function listed({ heading, lines, isOrdered }: Shown): string {
  const items = lines.map((line, at) => `${isOrdered ? `${at + 1}.` : '-'} ${capital(line)}`)
  return `**${heading}**\n\n${items.join('\n')}`
}

const capital = (line: string): string => line.charAt(0).toLocaleUpperCase() + line.slice(1)
