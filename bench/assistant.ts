import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { API } from '@salus/contract'
import { CircuitBreakers } from '../apps/server/src/features/assistant/models/circuit-breakers.ts'
import { modelGateway } from '../apps/server/src/features/assistant/models/gateway.ts'
import { modelStreamer } from '../apps/server/src/features/assistant/models/stream-model.ts'
import { ROOT, whenEnded } from '../scripts/run.mjs'
import { askModel, askSalus, questionOf, type WordTimes } from './assistant-client.ts'
import { type Figure, median, ms, percentile, perSecond } from './figures.ts'
import {
  headersOf,
  newDataDir,
  newSession,
  removeDataDir,
  type Salus,
  type Session,
  startSalus,
  succeed,
} from './salus.ts'

const QUESTIONS = [
  'How can I sleep better?',
  'I have had a runny nose, sneezing and a mild sore throat for two days. No fever.',
  'What is a normal blood pressure?',
  'My lower back hurts after lifting boxes. I can walk, no numbness.',
  'Hello, what can you do?',
]
const BUILT_IN_ASKED = 200
const BUILT_IN_LIMIT_MS = 50
const WARM_UP = 20

const PAIRS = 100
const ADDED_LIMIT_MS = 5
const PACE = { rounds: 5, words: 450, aSecond: 150, leastShare: 0.98 }

const STREAMS = { waves: 3, count: 500, words: 80, aSecond: 2, startedWithinMs: 15_000, mostGrowth: 1.05 }
const AFTER_MS = 5_000

export async function measureBuiltIn(session: Session): Promise<Figure[]> {
  const firsts: number[] = []
  for (let turn = -WARM_UP; turn < BUILT_IN_ASKED; turn += 1) {
    const [first = Number.NaN] = await askSalus(session, QUESTIONS[Math.abs(turn) % QUESTIONS.length] ?? '')
    if (turn >= 0) firsts.push(first)
  }
  const p95 = percentile(firsts, 0.95)
  return [
    {
      measure: 'first word of the built-in engine, p50 / p95',
      figure: `${ms(median(firsts))} / ${ms(p95)}`,
      target: `p95 ≤ ${BUILT_IN_LIMIT_MS} ms`,
      ratio: (p95 / BUILT_IN_LIMIT_MS).toFixed(2),
      met: p95 <= BUILT_IN_LIMIT_MS,
    },
  ]
}

/** A server with a model behind it, for a person who has agreed to it. */
export async function measureModels(): Promise<Figure[]> {
  const model = await startModel()
  const dataDir = newDataDir()
  const salus = await startSalus(dataDir, undefined, { SALUS_AI_URL: model.url, SALUS_AI_MODEL: 'paced' })
  try {
    const session = await newSession(salus.url, 'assistant@example.com')
    const consent = {
      method: 'PUT',
      headers: headersOf(session),
      body: JSON.stringify({ agreedTo: [new URL(model.url).host], redact: true }),
    }
    await succeed(await fetch(salus.url + API.models, consent))
    return [
      await measureGateway(model.url),
      await measureFirstWord(session, model.url),
      await measurePace(session, model.url),
      ...(await measureStreams(salus, session)),
    ]
  } finally {
    await salus.stop()
    model.stop()
    removeDataDir(dataDir)
  }
}

async function startModel(): Promise<{ url: string; stop: () => void }> {
  const server = spawn(process.execPath, [join(ROOT, 'bench/paced-model.ts')], { stdio: ['ignore', 'pipe', 'inherit'] })
  const forget = whenEnded(() => server.kill())
  server.once('exit', forget)
  const [line] = (await once(server.stdout, 'data')) as [Buffer]
  return { url: line.toString().trim(), stop: () => server.kill() }
}

/** The gateway by itself: the protocol, its time limits, faults and breakers, in this process. */
async function measureGateway(url: string): Promise<Figure> {
  const ask = modelGateway({
    stream: modelStreamer(),
    breakers: new CircuitBreakers(() => new Date()),
    wait: async () => {},
    onOutcome: () => {},
  })
  const text = questionOf(20, 1000)
  const prompt = { instructions: 'Be kind.', messages: [{ role: 'person' as const, text }] }
  const endpoint = { name: 'paced', url, key: undefined, strongModel: 'paced', chatModel: 'paced' }
  const direct: number[] = []
  const added: number[] = []
  for (let turn = -WARM_UP; turn < PAIRS; turn += 1) {
    const [alone = Number.NaN] = await askModel(url, text)
    const start = performance.now()
    let first = Number.NaN
    for await (const { type } of ask([endpoint], 'chat', prompt, 'eng', new AbortController().signal)) {
      if (type === 'words' && Number.isNaN(first)) first = performance.now() - start
    }
    if (turn < 0) continue
    direct.push(alone)
    added.push(first - alone)
  }
  return {
    measure: `first word of a model, added by the gateway (median of ${PAIRS} pairs)`,
    figure: `${ms(median(added))} to ${ms(median(direct))}`,
    target: `≤ ${ms(ADDED_LIMIT_MS)}`,
    ratio: (median(added) / ADDED_LIMIT_MS).toFixed(2),
    met: median(added) <= ADDED_LIMIT_MS,
  }
}

/** The whole way from the browser: session, record, rules, consent and log before it. In pairs, as above. */
async function measureFirstWord(session: Session, url: string): Promise<Figure> {
  const text = questionOf(20, 1000)
  const direct: number[] = []
  const added: number[] = []
  for (let turn = -WARM_UP; turn < PAIRS; turn += 1) {
    const [alone = Number.NaN] = await askModel(url, text)
    const [through = Number.NaN] = await askSalus(session, text)
    if (turn < 0) continue
    direct.push(alone)
    added.push(through - alone)
  }
  return {
    measure: 'the same, added by the gateway with the rules, the record, the question kept and the log',
    figure: `${ms(median(added))} to ${ms(median(direct))}`,
    target: '',
    met: null,
  }
}

async function measurePace(session: Session, url: string): Promise<Figure> {
  const text = questionOf(PACE.words, PACE.aSecond)
  const rates = { direct: [] as number[], through: [] as number[] }
  for (let round = 0; round < PACE.rounds; round += 1) {
    const [direct, through] = await Promise.all([askModel(url, text), askSalus(session, text)])
    rates.direct.push(rateOf(direct))
    rates.through.push(rateOf(through))
  }
  const [direct, through] = [median(rates.direct), median(rates.through)]
  return {
    measure: 'words of a model through Salus, to the same model asked directly',
    figure: `${perSecond(through)} of ${perSecond(direct)}`,
    target: `≥ ${PACE.leastShare}`,
    ratio: (through / direct).toFixed(3),
    met: through / direct >= PACE.leastShare,
  }
}

/** Words a second from the first to the last. */
function rateOf(times: WordTimes): number {
  if (times.length !== PACE.words) throw new Error(`${times.length} of ${PACE.words} words arrived.`)
  return ((times.length - 1) * 1000) / ((times.at(-1) ?? 0) - (times[0] ?? 0))
}

interface Wave {
  firsts: number[]
  mostOpen: number
  peakMB: number
  /** Resident in the second half of the time that all are open, to the first. */
  within: number
}

/** Many people listening at once, again and again: memory that is not given back would add up from wave to wave. */
async function measureStreams(salus: Salus, session: Session): Promise<Figure[]> {
  const before = salus.residentMB()
  const waves: Wave[] = []
  for (let wave = 0; wave < STREAMS.waves; wave += 1) {
    waves.push(await listenAll(salus, session))
    await sleep(AFTER_MS)
  }
  const after = salus.residentMB()
  const [first, last] = [waves[0] as Wave, waves.at(-1) as Wave]
  const figures: Figure[] = [
    {
      measure: `first word of a model with ${first.mostOpen} streams open, p50 / p95`,
      figure: `${ms(median(first.firsts))} / ${ms(percentile(first.firsts, 0.95))}`,
      target: '',
      met: null,
    },
  ]
  if (Number.isNaN(before)) return figures
  const growth = last.peakMB / first.peakMB
  const megabytes = [before, ...waves.map(({ peakMB }) => peakMB), after].map((each) => `${Math.round(each)} MB`)
  return [
    ...figures,
    {
      measure: `resident before, at most in each of ${STREAMS.waves} waves of ${first.mostOpen} streams, and after`,
      figure: `${megabytes.join(' / ')}, ${((first.peakMB - before) / first.mostOpen).toFixed(2)} MB a stream`,
      target: '',
      met: null,
    },
    {
      measure: 'most resident in the last wave, to the first',
      figure: `within one wave, its second half to its first: ${waves.map(({ within }) => within.toFixed(2)).join(', ')}`,
      target: `≤ ${STREAMS.mostGrowth}`,
      ratio: growth.toFixed(2),
      met: growth <= STREAMS.mostGrowth,
    },
  ]
}

/** All streams are open for most of the time that the memory is watched. */
async function listenAll(salus: Salus, session: Session): Promise<Wave> {
  const samples: { atMs: number; megabytes: number }[] = []
  const start = performance.now()
  const timer = setInterval(() => samples.push({ atMs: performance.now() - start, megabytes: salus.residentMB() }), 500)
  let open = 0
  let mostOpen = 0
  const text = questionOf(STREAMS.words, STREAMS.aSecond)
  const listen = async (index: number) => {
    await sleep((index / STREAMS.count) * STREAMS.startedWithinMs)
    open += 1
    mostOpen = Math.max(mostOpen, open)
    const times = await askSalus(session, text)
    open -= 1
    if (times.length !== STREAMS.words) throw new Error(`${times.length} of ${STREAMS.words} words arrived.`)
    return times
  }
  const heard = await Promise.all(Array.from({ length: STREAMS.count }, (_, index) => listen(index)))
  clearInterval(timer)
  const whileOpen = samples.filter(({ atMs }) => atMs > STREAMS.startedWithinMs).map(({ megabytes }) => megabytes)
  const middle = Math.floor(whileOpen.length / 2)
  return {
    firsts: heard.map(([first = Number.NaN]) => first),
    mostOpen,
    peakMB: Math.max(...samples.map(({ megabytes }) => megabytes)),
    within: median(whileOpen.slice(middle)) / median(whileOpen.slice(0, middle)),
  }
}
