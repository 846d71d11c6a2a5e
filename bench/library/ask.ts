import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { converse } from '../../apps/server/src/features/assistant/built-in/converse.ts'

/**
 * Asks the built-in assistant the questions of one set: node bench/library/ask.ts spanish [FILE]. Their authors had seen
 * nothing of the library. Counts how each was answered, and writes the answers to FILE, for a person to judge.
 */
interface Asked {
  question: string
  wants: string
  isDanger: boolean
}

const FOLDER = new URL('questions/', import.meta.url)
const REGIONS = { 'english-us': 'US', hindi: 'IN', telugu: 'IN' } as const

const [set = '', file] = process.argv.slice(2)
const sets = readdirSync(FOLDER).map((name) => name.replace('.json', ''))
if (!sets.includes(set)) throw new Error(`Name one of: ${sets.join(', ')}`)
const questions: Asked[] = JSON.parse(readFileSync(new URL(`${set}.json`, FOLDER), 'utf8'))
const region = REGIONS[set as keyof typeof REGIONS] ?? 'EU'

const answers = questions.map(({ question, ...about }) => {
  const { text, details, isUnknown } = converse({
    text: question,
    region,
    mode: 'everyday',
    record: {},
    interview: null,
  })
  const kind = isUnknown ? 'unknown' : details.emergency ? 'emergency' : details.urgency ? 'assessed' : 'library'
  return { question, ...about, kind, answer: text }
})
const counts = Object.fromEntries(
  [...Map.groupBy(answers, ({ kind }) => kind)].map(([kind, all]) => [kind, all.length]),
)
console.log(set, answers.length, JSON.stringify(counts))
if (file) writeFileSync(file, `${JSON.stringify(answers, null, 2)}\n`)
