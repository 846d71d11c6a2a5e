import type { Language } from '@salus/terms/languages'
import { type ArticleKind, type ArticleSection, type Region, SECTIONS } from '../articles/article.ts'
import { type Article, articleOf } from '../articles/articles.ts'
import { phrasesOf } from './languages.ts'

export interface ArticleAudience {
  language: Language
  region: Region
  /** Who answers a call in the region, as it is shown. */
  numbers: Readonly<Record<'ambulance' | 'poison' | 'crisis', string>>
}

export type ToldSection = ArticleSection | 'spread' | 'readWith'

/** An article in one language and for one region, in whole sentences. */
export interface ArticleTold {
  id: string
  kind: ArticleKind
  group: string
  /** Empty of an illness. */
  title: string
  /** The answer. */
  answer: string[]
  sections: { id: ToldSection; heading: string; lines: string[]; isOrdered: boolean }[]
  /** The sentence at a place (`know.1`); nothing where it is not for the region. */
  lineAt(place: string): string | undefined
  related: { id: string; title: string }[]
  /** Whose pages it was written after. */
  source: string
  pages: { by: string; title: string }[]
}

export function tellArticle(article: Article, { language, region, numbers }: ArticleAudience): ArticleTold {
  const { id, facts, text } = article
  const { article: phrases } = phrasesOf(language)
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const fill = (line: string) =>
    line.replace(/\{(ambulance|poison|crisis)\}/g, (_, who: keyof typeof numbers) => numbers[who])
  const titled = (ids: readonly string[] = []) =>
    ids.flatMap((each) => {
      const other = articleOf(each, language)
      return other?.text.title ? [{ id: each, title: other.text.title }] : []
    })
  const written = SECTIONS[facts.kind].map((section) => ({
    id: section as ToldSection,
    lines: linesOf(article, section, region),
  }))
  const derived = [
    { id: 'spread' as const, lines: spreadLines(article, phrases) },
    {
      id: 'changes' as const,
      lines: facts.fasting && facts.sample === 'blood' ? [phrases.fasting[facts.fasting]] : [],
    },
    {
      id: 'readWith' as const,
      lines: facts.readWith?.length ? [list.format(titled(facts.readWith).map(({ title }) => title))] : [],
    },
  ]
  return {
    id,
    kind: facts.kind,
    group: facts.group,
    title: text.title ?? '',
    answer: text.says.map(fill),
    sections: merged([...written, ...derived]).map(({ id, lines }) => ({
      id,
      heading: phrases.headings[id],
      lines: lines.map(fill),
      isOrdered: id === 'steps',
    })),
    lineAt: (place) => {
      const [key = '', at = ''] = place.split('.')
      const lines = isForRegion(key, region) && Object.hasOwn(text, key) ? text[key as 'says'] : undefined
      const line = lines?.[Number(at)]
      return line === undefined ? undefined : fill(line)
    },
    related: titled(facts.related),
    source: phrases.source(list.format([...new Set(facts.source.map(({ by }) => by))])),
    pages: [...facts.source],
  }
}

/** What holds everywhere, then what holds in the region. */
const linesOf = ({ text }: Article, section: ArticleSection, region: Region): string[] =>
  Object.entries(text).flatMap(([key, lines]) => {
    const [name] = key.split('@')
    return name === section && isForRegion(key, region) ? (lines as string[]) : []
  })

/** `do@US,EU` holds in two regions, `do` everywhere. */
function isForRegion(key: string, region: Region): boolean {
  const [, regions] = key.split('@')
  return !regions || regions.split(',').includes(region)
}

function spreadLines({ facts: { spread, off } }: Article, phrases: ReturnType<typeof phrasesOf>['article']): string[] {
  if (!spread?.length) return []
  const isCaught = spread.some((way) => way !== 'none')
  return [...spread.map((way) => phrases.spread[way]), ...(isCaught && off ? [phrases.off[off]] : [])]
}

/** Each section once, in the order in which it first stands, without empty ones. */
function merged(sections: { id: ToldSection; lines: string[] }[]): { id: ToldSection; lines: string[] }[] {
  const byId = Map.groupBy(sections, ({ id }) => id)
  return [...byId]
    .map(([id, all]) => ({ id, lines: all.flatMap(({ lines }) => lines) }))
    .filter(({ lines }) => lines.length > 0)
}
