import { pathToFileURL } from 'node:url'
import { build } from '../scripts/build.mjs'
import { main } from '../scripts/run.mjs'
import { setUp } from '../scripts/set-up.mjs'
import { type Figure, ms, tableOf } from './figures.ts'
import { browserMemoryMB } from './reader/browser-memory.ts'
import { type Accuracy, compareText } from './reader/compare-text.ts'
import { givenScans, type Scan } from './reader/given-scans.ts'
import { makePages, makeScannedPdf } from './reader/made-pages.ts'
import { nativeLanguages, readNatively } from './reader/native.ts'
import { MARK, type OpenReader, openReader } from './reader/open-reader.ts'
import { newDataDir, removeDataDir, startSalus } from './salus.ts'

const LONGEST_BLOCK_MS = 50
const BLOCK_PAGES = 20
const MEMORY_PAGES = 200
const WARM_PAGES = 20
/** Of memory after the last page to memory after the first twenty. */
const MOST_GROWTH = 1.25

type Score = Accuracy & { seconds: number }

/** Reads scans in a real browser under the product's policy, and the same scans by the native program. */
export async function measureReading(salusUrl: string): Promise<Figure[]> {
  const policy = (await fetch(salusUrl)).headers.get('content-security-policy') ?? ''
  const reader = await openReader(policy)
  try {
    const scans = [...givenScans(process.env.SALUS_BENCH_SCANS), ...(await makePages(reader))]
    const figures = await measureAccuracy(reader, scans)
    figures.push(await measureBlocks(reader))
    figures.push(...(await measureMemory(reader)))
    for (const each of reader.trouble) console.error(each)
    figures.push({
      measure: 'reading, breaches of the policy and other hosts asked',
      figure: String(reader.trouble.length),
      target: '0',
      met: reader.trouble.length === 0,
    })
    return figures
  } finally {
    await reader.close()
  }
}

async function measureAccuracy(reader: OpenReader, scans: Scan[]): Promise<Figure[]> {
  const native = nativeLanguages()
  const groups = Map.groupBy(scans, ({ group }) => group)
  const figures: Figure[] = []
  const warm = new Set<string>()
  for (const [group, members] of groups) {
    const ours: Score[] = []
    const theirs: Score[] = []
    for (const scan of members) {
      // The first reading of a language fetches it.
      if (!warm.has(scan.language)) await read(reader, scan)
      warm.add(scan.language)
      ours.push(await read(reader, scan))
      if (native.includes(scan.language)) {
        const { text, ms: took } = readNatively(scan.picture, scan.language)
        theirs.push({ ...compareText(scan.truth, text), seconds: took / 1000 })
      }
      console.log(`${scan.name}: ${shown(ours.at(-1))}; native ${shown(theirs.at(-1))}`)
    }
    const [own, other] = [meanOf(ours), meanOf(theirs)]
    figures.push({
      measure: `reading, ${group} (characters, words)`,
      figure: shown(own),
      target: other ? `native: ${shown(other)}` : 'native: not installed',
      ...(own && other ? { ratio: (own.characters / other.characters).toFixed(2) } : {}),
      met: own && other ? own.characters >= other.characters - 0.01 : null,
    })
  }
  return figures
}

async function read(reader: OpenReader, { name, language, picture, truth }: Scan): Promise<Score> {
  const { events, ms: took } = await reader.read({ url: reader.put(name, picture), languages: [language], workers: 1 })
  const text = events.flatMap((event) => (event.kind === 'page' ? [event.text] : [])).join('\n')
  return { ...compareText(truth, text), seconds: took / 1000 }
}

function meanOf(scores: Score[]): Score | undefined {
  const mean = (pick: (score: Score) => number) => scores.reduce((sum, each) => sum + pick(each), 0) / scores.length
  if (scores.length === 0) return undefined
  return { characters: mean((s) => s.characters), words: mean((s) => s.words), seconds: mean((s) => s.seconds) }
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const shown = (score: Score | undefined) =>
  score
    ? `${percent(score.characters)}, ${percent(score.words)}, ${score.seconds.toFixed(1)} s a page`
    : 'not installed'

async function measureBlocks(reader: OpenReader): Promise<Figure> {
  const pdf = await makeScannedPdf(reader.browser, BLOCK_PAGES)
  await reader.longestTaskMs()
  await reader.read({ url: reader.put('blocks.pdf', pdf), languages: ['eng'], workers: 2, pictures: true })
  const longest = await reader.longestTaskMs()
  return {
    measure: `reading, longest block of the page over ${BLOCK_PAGES} pages`,
    figure: longest === 0 ? 'none over 50 ms' : ms(longest),
    target: `≤ ${LONGEST_BLOCK_MS} ms`,
    met: longest <= LONGEST_BLOCK_MS,
  }
}

async function measureMemory(reader: OpenReader): Promise<Figure[]> {
  const pdf = await makeScannedPdf(reader.browser, MEMORY_PAGES)
  const url = reader.put('memory.pdf', pdf)
  const reading = reader.read({ url, languages: ['eng'], workers: 1 })
  let warm = Number.NaN
  let most = 0
  const timer = setInterval(async () => {
    const pages = await reader.pagesRead()
    const now = browserMemoryMB(MARK)
    if (pages >= WARM_PAGES && Number.isNaN(warm)) warm = now
    most = Math.max(most, now)
  }, 500)
  const { events, ms: took } = await reading
  clearInterval(timer)
  const last = browserMemoryMB(MARK)
  const pages = events.filter(({ kind }) => kind === 'page').length
  return [
    {
      measure: `reading, memory of the browser over ${MEMORY_PAGES} scanned pages`,
      figure: `${Math.round(warm)} MB after ${WARM_PAGES}, ${Math.round(last)} MB after all, ${Math.round(most)} MB at most`,
      target: `≤ ${MOST_GROWTH} times`,
      ratio: (last / warm).toFixed(2),
      met: Number.isNaN(warm) ? null : last / warm <= MOST_GROWTH && pages === MEMORY_PAGES,
    },
    {
      measure: `reading, ${MEMORY_PAGES} short scanned pages`,
      figure: `${(took / 1000 / MEMORY_PAGES).toFixed(2)} s a page`,
      target: '',
      met: null,
    },
  ]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => {
    await build(await setUp())
    const dataDir = newDataDir()
    const salus = await startSalus(dataDir)
    let figures: Figure[]
    try {
      figures = await measureReading(salus.url)
    } finally {
      await salus.stop()
      removeDataDir(dataDir)
    }
    console.log(`\n${tableOf(figures)}`)
    return figures.some(({ met }) => met === false) ? 1 : 0
  })
}
