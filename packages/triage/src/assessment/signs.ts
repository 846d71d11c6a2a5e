import type { Known } from '../inference/known.ts'
import { ofThem } from './put-question.ts'

const MOST_SIGNS = 7

const DAYS: Readonly<Record<string, number>> = { hour: 1 / 24, day: 1, week: 7, month: 30 }
const COUNTS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
/** "the fever lasts more than three days": the sign, and its time. */
const TIMED = /^(.*?) (?:for )?(?:more than|longer than|over|after) (\w+) (hour|day|week|month)s?\b/
const NOT_BETTER = /\bnot (getting )?better\b/
/** Whoever looks after the patient is the one who worries and expects. */
const OF_THE_READER = /, or something new worries you$| in the time you would expect$/

const GENERAL = [
  'you feel much worse, or something new worries you',
  'you are not getting better in the time you would expect',
]

/** When to seek care, each ending "Seek care if …": one time for one sign, and in words about whoever is ill. */
export function signsToWatch(lines: readonly string[], known: Known, other: string | undefined): string[] {
  const own = soonest(lines)
  const general = GENERAL.filter((line) => !(NOT_BETTER.test(line) && own.some((sign) => NOT_BETTER.test(sign))))
  return [...own.slice(0, MOST_SIGNS - general.length), ...general]
    .map((line) => (known.truthOf('fever') === 'yes' ? line : line.replace(/\bthe fever\b/, 'a fever')))
    .map((line) => (other === undefined ? line : aboutThem(line)))
}

/** Keeps the soonest of lines that differ in their time, where the first of them stood. */
function soonest(lines: readonly string[]): string[] {
  const kept = new Map<string, { line: string; days: number }>()
  for (const line of lines) {
    const [, sign = line, count = '', unit = ''] = TIMED.exec(line) ?? []
    const days = timeOf(count) * (DAYS[unit] ?? 0)
    const before = kept.get(sign)
    if (before === undefined || days < before.days) kept.set(sign, { line, days })
  }
  return [...kept.values()].map(({ line }) => line)
}

const timeOf = (count: string): number =>
  /^an?$/.test(count) ? 1 : Math.max(COUNTS.indexOf(count), Number(count) || 0)

export function aboutThem(line: string): string {
  const [kept = ''] = OF_THE_READER.exec(line) ?? []
  return ofThem(line.slice(0, line.length - kept.length)) + kept
}
