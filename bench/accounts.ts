import { API } from '@salus/contract'
import { hashPassword, verifyPassword } from '../apps/server/src/platform/identity/password-hash.ts'
import { type Figure, median, ms, percentile } from './figures.ts'
import { headersOf, PASSWORD, post, type Session, succeed } from './salus.ts'

const TIMES = 60
const AT_ONCE = 200
const READS = 400
const BESIDE_HASH_MS = 25
const MOST_SHARE = 0.05
const MOST_SLOWER = 3

/** What logins and sessions cost: beside the hash, under a rush, and of every request. */
export async function measureAccounts(session: Session, email: string): Promise<Figure[]> {
  return [await besideTheHash(session, email), ...(await underARush(session, email)), ...(await authorisation(session))]
}

/** In turn, so that what else the machine does falls on both. */
async function besideTheHash({ url }: Session, email: string): Promise<Figure> {
  const hash = await hashPassword(PASSWORD)
  const [logins, hashes]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < TIMES; turn += 1) {
    logins.push(await timeOf(() => logIn(url, email)))
    hashes.push(await timeOf(() => verifyPassword({ hash, password: PASSWORD })))
  }
  const beside = median(logins) - median(hashes)
  return {
    measure: 'login beside its hash (medians)',
    figure: `${ms(median(logins))} less ${ms(median(hashes))}`,
    target: `≤ ${ms(BESIDE_HASH_MS)}`,
    ratio: (beside / BESIDE_HASH_MS).toFixed(2),
    met: beside <= BESIDE_HASH_MS,
  }
}

async function underARush(session: Session, email: string): Promise<Figure[]> {
  const read = () => get(session, API.documents)
  for (let turn = 0; turn < 50; turn += 1) await read()
  const idle: number[] = []
  for (let turn = 0; turn < READS; turn += 1) idle.push(await timeOf(read))

  let isOver = false
  const rush = Promise.allSettled(Array.from({ length: AT_ONCE }, () => logIn(session.url, email))).finally(() => {
    isOver = true
  })
  const busy: number[] = []
  while (!isOver) busy.push(await timeOf(read))
  const failed = (await rush).filter(({ status }) => status === 'rejected').length
  const slower = percentile(busy, 0.99) / percentile(idle, 0.99)
  return [
    { measure: `${AT_ONCE} logins at once, failed`, figure: String(failed), target: '0', met: failed === 0 },
    {
      measure: 'a plain read during them to one before, p99',
      figure: `${ms(percentile(busy, 0.99))} of ${busy.length} to ${ms(percentile(idle, 0.99))}`,
      target: `< ${MOST_SLOWER}.00`,
      ratio: slower.toFixed(2),
      met: slower < MOST_SLOWER,
    },
  ]
}

/** What a session adds to a call that needs none, as a part of the calls of a visit: of all together, and of the cheapest. */
async function authorisation(session: Session): Promise<Figure[]> {
  const site = (headers: Record<string, string>) => async () => {
    const answer = await fetch(session.url + API.site, { headers })
    if (!answer.ok) throw new Error(`The site answered ${answer.status}.`)
    await answer.arrayBuffer()
  }
  const [known, unknown] = [site(headersOf(session)), site({})]
  const reads = [API.session, API.dashboard, API.latestVitals, `${API.timeline}?limit=20`, API.documents]
  const visit = [...reads.map((path) => () => get(session, path)), () => ask(session)]
  const [withIt, without]: [number[], number[]] = [[], []]
  const times = visit.map((): number[] => [])
  for (let turn = 0; turn < READS; turn += 1) {
    for (const [at, call] of visit.entries()) times[at]?.push(await timeOf(call))
  }
  // By themselves: what a question leaves to be done falls on the call after it.
  for (let turn = 0; turn < READS; turn += 1) {
    withIt.push(await timeOf(known))
    without.push(await timeOf(unknown))
  }
  const cost = Math.max(0, median(withIt) - median(without))
  const medians = times.map(median)
  const all = medians.reduce((sum, each) => sum + each, 0)
  const cheapest = Math.min(...medians)
  return [
    shareFigure('the calls of a visit: five rooms and a question', cost * visit.length, all),
    shareFigure('the cheapest of them', cost, cheapest),
  ]
}

/** Both in milliseconds. */
function shareFigure(ofWhat: string, cost: number, whole: number): Figure {
  const share = cost / whole
  return {
    measure: `authorisation, of ${ofWhat} (medians)`,
    figure: `${(share * 100).toFixed(1)} % of ${ms(whole)}`,
    target: `≤ ${MOST_SHARE * 100} %`,
    ratio: (share / MOST_SHARE).toFixed(2),
    met: share <= MOST_SHARE,
  }
}

async function ask(session: Session): Promise<void> {
  const answer = await post(session, API.chat, { text: 'I have had a sore throat and a cough for two days.' })
  if (!answer.ok) throw new Error(`The chat answered ${answer.status}.`)
  await answer.arrayBuffer()
}

const logIn = async (url: string, email: string) =>
  succeed(await post({ url }, API.login, { username: email, password: PASSWORD }))

async function get(session: Session, path: string): Promise<void> {
  const answer = await fetch(session.url + path, { headers: headersOf(session) })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
  await answer.arrayBuffer()
}

async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await call()
  return performance.now() - start
}
