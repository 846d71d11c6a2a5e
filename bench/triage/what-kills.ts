import { globSync, readFileSync } from 'node:fs'
import { asksWhatKills } from '@salus/triage'

/**
 * `node bench/triage/what-kills.ts`: which wordings that ask nothing of the kind are taken for a question what amount of a
 * medicine kills. They are all that the library is asked by, strangers' questions, and strangers' texts that are no emergency.
 */
const ROOT = new URL('../../', import.meta.url).pathname
const LANGUAGES = ['en', 'es', 'fr', 'de', 'hi', 'te'] as const

const read = (pattern: string) =>
  globSync(pattern, { cwd: ROOT }).map((file) => JSON.parse(readFileSync(`${ROOT}${file}`, 'utf8')))
const articles: (string[] | { title?: string; asked?: string[] })[] = read(
  'packages/library/articles/*/!(facts).json',
).flatMap(Object.values)
const questions: { question: string }[] = [
  ...read('packages/library/examples/questions.json'),
  ...read('bench/library/questions/*.json'),
].flat()
const texts: { text: string; urgency?: string[] }[] = [
  ...read('bench/triage/strangers/*.json'),
  ...read('packages/triage/examples/*.json'),
].flat()

const wordings = [
  ...articles.flatMap((each) => (Array.isArray(each) ? each : [each.title ?? '', ...(each.asked ?? [])])),
  ...questions.map(({ question }) => question),
  ...texts.flatMap(({ text, urgency }) => (urgency && !urgency.includes('emergency') ? [text] : [])),
]
const taken = wordings.filter((wording) => asksWhatKills(wording, LANGUAGES).length > 0)
console.log(`${taken.length} of ${wordings.length} wordings\n${taken.join('\n')}`)
