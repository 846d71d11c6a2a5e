import type { SummaryLine } from '@salus/contract'
import { tracer } from '@salus/summary'
import { leftOutMarks } from '../safety/omissions.ts'

/** Stands in a sentence's place; above the lines it is told once. */
const LEFT_OUT = leftOutMarks()
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
