import type { XmlHandler } from '@salus/exchange'
import type { PackLanguage, PassageKind } from '../passage-kinds.ts'
import type { LeftOut, PackPassage } from './pack-passage.ts'
import { packPassage } from './pack-passage.ts'

const KINDS: Readonly<Record<string, PassageKind>> = {
  information: 'information',
  symptoms: 'symptoms',
  treatment: 'treatment',
  causes: 'causes',
  'genetic changes': 'causes',
  prevention: 'prevention',
  susceptibility: 'risk',
  'exams and tests': 'tests',
  outlook: 'outlook',
  research: 'research',
  stages: 'stages',
  inheritance: 'inheritance',
  considerations: 'diet',
  complications: 'complications',
  frequency: 'frequency',
}
const MOST_SYNONYMS = 60
/** Of one text; far more than the longest has. */
const MOST_TEXT = 400_000

export interface Sink {
  passage(passage: PackPassage): void
  leftOut(why: LeftOut, what: string): void
}

/** Questions with their answers about one subject, in the form of MedQuAD. */
export function questionsHandler(language: PackLanguage, sink: Sink): XmlHandler {
  let text = ''
  let source = ''
  let id = ''
  let url = ''
  let focus = ''
  let synonyms: string[] = []
  let asked = { qid: '', kind: 'other' as PassageKind, question: '' }
  let answer = ''
  let place: 'Focus' | 'Synonym' | 'Question' | 'Answer' | undefined
  return {
    open(name, attributes) {
      if (name === 'Document') {
        source = attributes.get('source') ?? ''
        id = attributes.get('id') ?? ''
        url = attributes.get('url') ?? ''
      } else if (name === 'QAPair') {
        asked = { qid: '', kind: 'other', question: '' }
        answer = ''
      } else if (place) {
        // A tag inside of a text is no part of it, but keeps words apart.
        text += ' '
      } else if (name === 'Focus' || name === 'Synonym' || name === 'Question' || name === 'Answer') {
        place = name
        text = ''
        if (name === 'Question') {
          asked.qid = attributes.get('qid') ?? ''
          asked.kind = KINDS[(attributes.get('qtype') ?? '').toLowerCase()] ?? 'other'
        }
      }
    },
    close(name) {
      if (name === place) {
        if (name === 'Focus') focus = text
        if (name === 'Synonym' && synonyms.length < MOST_SYNONYMS) synonyms.push(text)
        if (name === 'Question') asked.question = text
        if (name === 'Answer') answer = text
        place = undefined
      } else if (name === 'QAPair') {
        const { qid, kind, question } = asked
        const key = `${source} ${qid || id}`
        const passage = packPassage({ key, language, kind, focus, synonyms, question, answer, url })
        if (passage) sink.passage(passage)
        else sink.leftOut('empty', qid || id)
      } else if (name === 'Document') {
        synonyms = []
      }
    },
    text(part) {
      if (place && text.length < MOST_TEXT) text += part
    },
  }
}
