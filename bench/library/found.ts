import { readFileSync } from 'node:fs'
import { converse } from '../../apps/server/src/features/assistant/built-in/converse.ts'

/**
 * Whether strangers' questions are led to an answer that a reader found right: node bench/library/found.ts [SET] [--list].
 * The table of words has learned from these questions: the figure is a floor for mends, and no measure of new questions.
 */
interface Example {
  set: string
  question: string
  kind: 'question' | 'symptom' | 'record' | 'smalltalk' | 'other'
  answers: string[]
  pages: string[]
  near: string[]
}

const REGIONS = [
  [/us$|second$|third$/, 'US'],
  [/hindi|telugu/, 'IN'],
] as const
const EXAMPLES = new URL('../../packages/library/examples/questions.json', import.meta.url)
const [wanted, isListed] = [
  process.argv[2]?.startsWith('--') ? '' : (process.argv[2] ?? ''),
  process.argv.includes('--list'),
]
const examples: Example[] = JSON.parse(readFileSync(EXAMPLES, 'utf8'))

const judged = examples
  .filter(({ set, kind }) => set.startsWith(wanted) && kind !== 'smalltalk' && kind !== 'record')
  .map((example) => ({ ...example, ...judge(example) }))
const counts = Object.entries(Object.groupBy(judged, ({ verdict }) => verdict)).map(([verdict, all]) => [
  verdict,
  all?.length ?? 0,
])
console.log(wanted || 'all', judged.length, JSON.stringify(Object.fromEntries(counts)))
if (isListed)
  for (const { verdict, question, led, answers, pages } of judged)
    if (verdict !== 'right')
      console.log(`${verdict}\t${question}\t${led}\t${[...answers, ...pages].slice(0, 3).join(' ')}`)

function judge({ question, set, answers, pages, near }: Example): { verdict: string; led: string } {
  const region = REGIONS.find(([pattern]) => pattern.test(set))?.[1] ?? 'EU'
  const reply = converse({ text: question, region, mode: 'everyday', record: {}, interview: null })
  const led = (reply.interview?.about ?? []).map((id) => id.replace(/^library:/, ''))
  const offered = reply.details.suggestions.length > 0
  const of = led.join(' ')
  if (reply.details.emergency) return { verdict: 'emergency', led: of }
  if (led.some((id) => answers.includes(id))) return { verdict: 'right', led: of }
  if (led.some((id) => pages.includes(id) || pages.includes(`medicine:${id}`))) return { verdict: 'page', led: of }
  if (led.some((id) => near.includes(id))) return { verdict: 'near', led: of }
  if (reply.details.urgency) return { verdict: 'assessed', led: of }
  if (reply.isUnknown) return { verdict: offered ? 'offered' : 'unknown', led: of }
  return { verdict: answers.length + pages.length > 0 ? 'wrong' : 'unwanted', led: of }
}
