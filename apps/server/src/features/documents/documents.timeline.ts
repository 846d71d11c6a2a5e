import { DOCUMENT_KINDS, type DocumentSummary, PAGES, type TimelineEntry } from '@salus/contract'
import { hasWords, keyBefore, type TimelineSource, tellFrom } from '#server/platform/timeline/source.ts'
import type { DocumentsRepository } from './documents.repository.ts'

const PREFIX = 'document:'

const KINDS = {
  document: { kind: 'document', origin: 'upload' },
  symptom_report: { kind: 'symptom_check', origin: 'symptom_checker' },
  note_summary: { kind: 'summary', origin: 'note_summarizer' },
  history_summary: { kind: 'summary', origin: 'ai_history' },
} as const satisfies Record<
  DocumentSummary['kind'],
  Pick<TimelineEntry, 'kind'> & { origin: TimelineEntry['origins'][0] }
>

/** Saved documents, each at the time it was written. */
export function documentsTimeline(documents: DocumentsRepository): TimelineSource {
  return {
    kinds: ['document', 'symptom_check', 'summary'],
    tell(ownerId, ask) {
      const after = ask.before && { date: ask.before.when, id: keyBefore(PREFIX, ask.before) }
      const kinds = DOCUMENT_KINDS.filter((kind) => ask.kinds.includes(KINDS[kind].kind))
      return tellFrom(
        ask,
        async (count) => (await documents.list(ownerId, count, after, kinds)).map(toEntry),
        async (entries) => {
          const ids = entries.map(({ id }) => id.slice(PREFIX.length))
          const found = await documents.withText(ownerId, ids, (text) => hasWords(ask.words, text))
          return new Set([...found].map((id) => PREFIX + id))
        },
      )
    },
  }
}

function toEntry({ id, kind, title, excerpt, date, tags }: DocumentSummary): TimelineEntry {
  return {
    id: PREFIX + id,
    kind: KINDS[kind].kind,
    when: date,
    title,
    text: [...(tags.length > 0 ? [tags.join(', ')] : []), excerpt].join(' · '),
    origins: [KINDS[kind].origin],
    href: `${PAGES.documents}?open=${id}`,
  }
}
