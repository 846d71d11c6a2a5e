import type { DocumentSummary } from '@salus/contract'

export const kindLabel = (kind: DocumentSummary['kind']) => (kind === 'symptom_report' ? 'Symptom report' : 'Document')

/** In the reader's own calendar and language. */
export function readableDate(iso: string): string {
  return new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
}
