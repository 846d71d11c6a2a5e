import type { AssessedFinding } from '@salus/contract'

export interface TextPiece {
  start: number
  text: string
  /** Findings read from exactly this piece; none for the words between. */
  findings: AssessedFinding[]
}

/** The text cut where findings begin and end. Of overlapping places the earlier, then the longer one is kept whole. */
export function highlightSpans(text: string, findings: readonly AssessedFinding[]): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const { span, finding } of placed(text, findings)) {
    const last = pieces.at(-1)
    if (span.start < end) {
      if (last) last.findings.push(finding)
      continue
    }
    if (span.start > end) pieces.push({ start: end, text: text.slice(end, span.start), findings: [] })
    pieces.push({ start: span.start, text: text.slice(span.start, span.end), findings: [finding] })
    end = span.end
  }
  if (end < text.length) pieces.push({ start: end, text: text.slice(end), findings: [] })
  return pieces
}

function placed(text: string, findings: readonly AssessedFinding[]) {
  return findings
    .flatMap((finding) => (finding.span ? [{ finding, span: finding.span }] : []))
    .filter(({ span }) => span.start >= 0 && span.end <= text.length && span.start < span.end)
    .sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end)
}
