import type { XmlHandler } from '@salus/exchange'
import { kindAsked, type PackLanguage } from '../passage-kinds.ts'
import { packPassage } from './pack-passage.ts'
import { HEADING_SIGN, plainLine, plainText } from './plain-text.ts'
import type { Sink } from './read-questions.ts'

const LANGUAGES: Readonly<Record<string, PackLanguage>> = { english: 'en', spanish: 'es' }
const ABOUT: Record<PackLanguage, (title: string) => string> = {
  en: (title) => `What is ${title}?`,
  es: (title) => `¿Qué es ${title}?`,
}
/** Of the words of one topic; far more than the longest has. */
const MOST_TEXT = 400_000
const MOST_SYNONYMS = 60

/** Health topics in the form of MedlinePlus. A summary whose headings are questions becomes one passage for each. */
export function topicsHandler(onDate: (date: string) => void, sink: Sink): XmlHandler {
  let topic = { id: '', title: '', url: '', language: '' }
  let synonyms: string[] = []
  let summary = ''
  let text = ''
  let place: 'full-summary' | 'also-called' | 'see-reference' | undefined
  return {
    open(name, attributes) {
      if (name === 'health-topics') {
        const day = dayOf(attributes.get('date-generated') ?? '')
        if (day) onDate(day)
      } else if (name === 'health-topic') {
        topic = {
          id: attributes.get('id') ?? '',
          title: attributes.get('title') ?? '',
          url: attributes.get('url') ?? '',
          language: (attributes.get('language') ?? '').toLowerCase(),
        }
        synonyms = []
        summary = ''
      } else if (place === 'full-summary') {
        // HTML that stands there as it is, and not as text.
        text += `<${name}>`
      } else if (name === 'full-summary' || name === 'also-called' || name === 'see-reference') {
        place = name
        text = ''
      }
    },
    close(name) {
      if (name === place) {
        if (name === 'full-summary') summary = text
        else if (synonyms.length < MOST_SYNONYMS) synonyms.push(text)
        place = undefined
      } else if (place === 'full-summary') {
        text += `</${name}>`
      } else if (name === 'health-topic') {
        const language = LANGUAGES[topic.language]
        if (!language) return sink.leftOut('other_language', topic.title)
        const passages = sectionsOf(summary, topic.title, language).flatMap(({ question, answer }, at) => {
          const key = at === 0 ? topic.id : `${topic.id}-${at + 1}`
          const kind = at === 0 ? 'information' : (kindAsked(question, language) ?? 'other')
          return packPassage({ ...topic, key, language, kind, focus: topic.title, synonyms, question, answer }) ?? []
        })
        for (const passage of passages) sink.passage(passage)
        if (passages.length === 0) sink.leftOut('empty', topic.title)
      }
    },
    text(part) {
      if (place && text.length < MOST_TEXT) text += part
    },
  }
}

/** What stands under each heading; what no heading leads is the answer to the title. */
function sectionsOf(summary: string, title: string, language: PackLanguage) {
  const sections = [{ question: ABOUT[language](plainLine(title)), answer: '' }]
  for (const part of plainText(summary.slice(0, MOST_TEXT)).split(/\n\n/)) {
    if (part.startsWith(HEADING_SIGN)) {
      const question = part.slice(1).trim()
      const isFirst = sections.length === 1 && sections[0]?.answer === ''
      if (isFirst) sections.pop()
      sections.push({ question, answer: '' })
    } else {
      const last = sections.at(-1)
      if (last) last.answer += `${last.answer === '' ? '' : '\n\n'}${part}`
    }
  }
  return sections.filter(({ answer }) => answer !== '')
}

/** "09/22/2026 02:30:40" */
function dayOf(written: string): string | undefined {
  const [, month, day, year] = /^(\d\d)\/(\d\d)\/(\d{4})\b/.exec(written) ?? []
  return year && !Number.isNaN(Date.parse(`${year}-${month}-${day}`)) ? `${year}-${month}-${day}` : undefined
}
