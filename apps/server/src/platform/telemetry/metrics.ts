import type { WebVital } from '@salus/contract'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../database/database.ts'

/** Seconds. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
/** Milliseconds; a layout shift is a share, and has its own. */
const VITAL_BUCKETS = [50, 100, 200, 500, 800, 1_000, 1_800, 2_500, 3_000, 4_000, 6_000, 10_000]
const SHIFT_BUCKETS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1]

/** Numbers alone: no label tells of a person, a text or an address. Each server has its own registry. */
export function makeMetrics({ pool }: Pick<Database, 'pool'>) {
  const registry = new Registry()
  const registers = [registry]
  let isWatching = false
  const requests = new Histogram({
    name: 'salus_request_seconds',
    help: 'Time of requests by route',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_BUCKETS,
    registers,
  })
  const failures = new Counter({
    name: 'salus_errors_total',
    help: 'Answers that were failures, by their code',
    labelNames: ['code'],
    registers,
  })
  const models = new Counter({
    name: 'salus_model_calls_total',
    help: 'Calls of language models by how they ended',
    labelNames: ['outcome'],
    registers,
  })
  const payments = new Counter({
    name: 'salus_payment_calls_total',
    help: 'Calls of the payment service by how they ended',
    labelNames: ['outcome'],
    registers,
  })
  const paymentEvents = new Counter({
    name: 'salus_payment_events_total',
    help: 'Events of the payment service: new, repeated or refused',
    labelNames: ['outcome'],
    registers,
  })
  const vitals = new Histogram({
    name: 'salus_web_vital_milliseconds',
    help: 'How fast pages were in browsers',
    labelNames: ['name', 'rating'],
    buckets: VITAL_BUCKETS,
    registers,
  })
  const shifts = new Histogram({
    name: 'salus_web_layout_shift',
    help: 'How much pages moved in browsers',
    labelNames: ['rating'],
    buckets: SHIFT_BUCKETS,
    registers,
  })
  if (pool) {
    new Gauge({
      name: 'salus_database_connections',
      help: 'Connections of the pool, and who waits for one',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, count] of Object.entries(pool())) this.set({ state }, count)
      },
    })
  }
  return {
    request(seconds: number, labels: { method: string; route: string; status: number }) {
      requests.observe({ ...labels, status: `${Math.floor(labels.status / 100)}xx` }, seconds)
    },
    failure: (code: string) => failures.inc({ code }),
    model: (outcome: string) => models.inc({ outcome }),
    payment: (outcome: string) => payments.inc({ outcome }),
    paymentEvent: (outcome: string) => paymentEvents.inc({ outcome }),
    webVital({ name, value, rating }: WebVital) {
      if (name === 'CLS') shifts.observe({ rating }, value)
      else vitals.observe({ name, rating }, value)
    },
    contentType: registry.contentType,
    text() {
      // Watching the process costs something with each collection of garbage: not before somebody asks.
      if (!isWatching) collectDefaultMetrics({ register: registry })
      isWatching = true
      return registry.metrics()
    },
  }
}

export type Metrics = ReturnType<typeof makeMetrics>
