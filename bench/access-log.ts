import { API } from '@salus/contract'
import { main } from '../scripts/run.mjs'
import { median, ms, tableOf } from './figures.ts'
import { headersOf, newSession, type Session, startSalus } from './salus.ts'
import { postgresStores, sqliteStore, type VitalStore } from './vital-stores.ts'

const ROUNDS = 300
const WARM_UP = 50

/**
 * A read that writes its line of the access log before the answer, to the same read whose line stands already and is
 * only counted, which costs a look into a map: in pairs, so that whatever else the machine does meets both.
 */
await main(async () => {
  const { make, stop } = await postgresStores()
  try {
    const figures = [...(await measure(sqliteStore())), ...(await measure(await make()))]
    console.log(tableOf(figures))
  } finally {
    await stop()
  }
  return 0
})

async function measure(store: VitalStore) {
  const salus = await startSalus(store.dataDir, undefined, store.settings)
  try {
    const session = await newSession(salus.url, 'bench@example.com')
    const [written, counted]: [number[], number[]] = [[], []]
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      // Another program is another line.
      const first = await timeOf(session, `bench ${round}`)
      const again = await timeOf(session, `bench ${round}`)
      if (round < 0) continue
      written.push(first)
      counted.push(again)
    }
    const [one, other] = [median(written), median(counted)]
    return [
      {
        measure: `latest values, with the line of the access log written, to counted (medians), ${store.name}`,
        figure: `${ms(one)} to ${ms(other)}`,
        target: '',
        ratio: (one / other).toFixed(2),
        met: null,
      },
    ]
  } finally {
    await salus.stop()
    await store.remove()
  }
}

async function timeOf(session: Session, program: string): Promise<number> {
  const headers = { ...headersOf(session), 'user-agent': program }
  const start = performance.now()
  const answer = await fetch(session.url + API.latestVitals, { headers })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`The read answered ${answer.status}.`)
  return performance.now() - start
}
