import autocannon from 'autocannon'
import { percentile } from './figures.ts'

/** As a crowd of browsers saw it that ask again at once, whatever they are told. */
export interface Seen {
  served: number
  refused: number
  other: number
  timeouts: number
  errors: number
  /** Milliseconds until a refusal, with the time that the crowd itself takes to read its answers. */
  refusal: { median: number; p99: number }
}

// A process of its own, so that what it takes does not fall on those who measure:
//   node bench/crowd.ts URL CONNECTIONS SECONDS COOKIE
const [url = '', connections, seconds, cookie = ''] = process.argv.slice(2)
const refusals: number[] = []
const count = { served: 0, other: 0 }
const crowd = autocannon({
  url,
  method: 'GET',
  connections: Number(connections),
  duration: Number(seconds),
  headers: { cookie },
})
crowd.on('response', (_client, status, _bytes, ms) => {
  if (status === 503) refusals.push(ms)
  else if (status === 200) count.served += 1
  else count.other += 1
})
const { errors, timeouts } = await crowd
const refusal = { median: percentile(refusals, 0.5), p99: percentile(refusals, 0.99) }
const seen: Seen = { ...count, refused: refusals.length, timeouts, errors: errors - timeouts, refusal }
console.log(JSON.stringify(seen))
