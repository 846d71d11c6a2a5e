import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nearPassages, readQuestion } from '../../apps/server/src/features/assistant/packs/find-passages.ts'
import { importPack } from '../../apps/server/src/features/assistant/packs/import/import-pack.ts'
import { namesOf } from '../../apps/server/src/features/assistant/packs/import/names-of.ts'
import { packWriter } from '../../apps/server/src/features/assistant/packs/import/pack-writer.ts'
import { type Candidate, packsRepository } from '../../apps/server/src/features/assistant/packs/packs.repository.ts'
import { plainSearch } from '../../apps/server/src/features/assistant/packs/testing/plain-search.ts'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { migrateToLatest } from '../../apps/server/src/platform/database/migrate.ts'

/**
 * Whether the passage that answers a question in other words is found, against plain full-text search over the same text:
 * node bench/library/packs.ts MEDQUAD_FOLDER tuning|held-out [POSTGRES_URL] [--tell FILE]. The questions were written
 * before the search was; `focus` null asks what no passage is about, where silence is right.
 */
interface Paraphrase {
  question: string
  focus: string | null
  type: string | null
  half: 'tuning' | 'held-out'
}

const KINDS: Record<string, string> = {
  susceptibility: 'risk',
  'exams and tests': 'tests',
  considerations: 'diet',
}

const [folder = '', half = 'tuning', ...rest] = process.argv.slice(2)
const tell = rest.indexOf('--tell') < 0 ? undefined : rest[rest.indexOf('--tell') + 1]
const url = rest[0]?.startsWith('postgres') ? rest[0] : undefined
const all: Paraphrase[] = JSON.parse(readFileSync(new URL('medquad-paraphrases.json', import.meta.url), 'utf8'))
const questions = all.filter((each) => each.half === half)

const place = mkdtempSync(join(tmpdir(), 'salus-packs-'))
const database = await openDatabase(
  url ? { kind: 'postgres', url, poolSize: 2 } : { kind: 'sqlite', file: join(place, 'packs.db') },
)
try {
  await migrateToLatest(database)
  const counts = await importPack({
    path: folder,
    about: { name: 'MedQuAD', licence: 'CC BY 4.0', language: 'en' },
    writer: packWriter(database.db),
    now: () => new Date(),
    newId: randomUUID,
    onProgress: () => {},
  })
  const packs = packsRepository(database)
  const told: unknown[] = []
  const scores = { plain: scoresOf(), ranked: scoresOf() }
  const tookMs: number[] = []
  for (const { question, focus, type } of questions) {
    const plain = await plainSearch(database, question)
    const begun = performance.now()
    const asked = readQuestion(question, 'en')
    const words = [...new Set(asked.ways.flat())]
    const near = await nearPassages(packs, asked)
    tookMs.push(performance.now() - begun)
    const found = near.map(({ candidate }) => candidate)
    const names = new Set([focus ?? '', ...focusNames(focus)].map(subject))
    const isOnIt = ({ focus: own, also }: Candidate) =>
      focus !== null && [own, ...also.split('\n')].some((name) => names.has(subject(name)))
    const isRight = (candidate: Candidate) => isOnIt(candidate) && candidate.kind === (KINDS[type ?? ''] ?? type)
    for (const [name, list] of [
      ['plain', plain],
      ['ranked', found],
    ] as const) {
      const score = scores[name]
      if (focus === null) {
        score.unanswerable++
        if (list.length === 0) score.silent++
        continue
      }
      score.asked++
      const at = list.slice(0, 10).findIndex(isRight)
      if (at === 0) score.first++
      if (at >= 0) score.reciprocal += 1 / (at + 1)
      if (list[0] && isOnIt(list[0])) score.onSubject++
      if (list.length === 0) score.none++
    }
    told.push({
      question,
      focus,
      type,
      kind: asked.kind,
      words,
      right: found.findIndex(isRight) + 1,
      plain: plain.findIndex(isRight) + 1,
      found: near
        .slice(0, 3)
        .map(({ candidate, score }) => `${score.toFixed(2)} ${candidate.focus} / ${candidate.kind}`),
    })
  }
  console.log(database.dialect, half, `${counts.passages} passages`)
  for (const [name, score] of Object.entries(scores)) {
    const share = (count: number) => (count / score.asked).toFixed(2)
    console.log(
      name.padEnd(7),
      `P@1 ${share(score.first)}, MRR@10 ${share(score.reciprocal)}, first on the subject ${share(score.onSubject)}, nothing ${share(score.none)};`,
      `silent where nothing is known ${score.silent} of ${score.unanswerable}`,
    )
  }
  tookMs.sort((one, other) => one - other)
  console.log(`ms a question: median ${middle(0.5)}, p95 ${middle(0.95)}`)
  if (tell) writeFileSync(tell, `${JSON.stringify(told, null, 1)}\n`)
  function middle(share: number): string {
    return (tookMs[Math.floor(tookMs.length * share)] ?? 0).toFixed(1)
  }
} finally {
  await database.close()
  rmSync(place, { recursive: true, force: true })
}

function scoresOf() {
  return { asked: 0, first: 0, reciprocal: 0, onSubject: 0, none: 0, unanswerable: 0, silent: 0 }
}

/** As the import names a subject: sources call the same by several names. */
function focusNames(focus: string | null): string[] {
  return focus === null ? [] : namesOf(focus, []).slice(0, 2)
}

/** Two sources may write the same subject a little differently. */
function subject(focus: string): string {
  return focus
    .toLowerCase()
    .replaceAll(/\([^()]*\)|[^a-z0-9 ]/g, '')
    .replaceAll(/s\b/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
