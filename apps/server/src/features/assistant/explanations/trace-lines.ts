import type { SummaryLine } from '@salus/contract'
import { tracer } from '@salus/summary'

/** Stands in a sentence's place; the notices tell of it. */
const LEFT_OUT = /\*[^*\n]*left out here[^*\n]*\* ?/g
const MARKUP = /^\s*(?:[-*+]|\d+[.)])\s+|\*{1,2}|[_`]{1,2}(?=\S)|(?<=\S)[_`]{1,2}/g

/** The lines of a model's answer, each with the places in the source that it rests on. */
export function traceLines({ answer, source }: { answer: string; source: string }): SummaryLine[] {
  const trace = tracer(source)
  return answer
    .replaceAll(LEFT_OUT, '')
    .split('\n')
    .map((line) => line.replaceAll(MARKUP, '').trim())
    .filter((line) => line !== '')
    .map((line) => ({ text: line, spans: trace(line) }))
}
