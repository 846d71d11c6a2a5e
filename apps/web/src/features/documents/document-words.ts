import type { DocumentSummary } from '@salus/contract'

const KINDS: Record<DocumentSummary['kind'], string> = {
  document: 'Document',
  symptom_report: 'Symptom report',
  note_summary: 'Note summary',
  history_summary: 'History summary',
}

export const kindLabel = (kind: DocumentSummary['kind']) => KINDS[kind]

/** In the reader's own calendar and language. */
export function readableDate(iso: string): string {
  return new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
}
