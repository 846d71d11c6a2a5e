// `node bench/dosing.ts`: what it costs to work out Today, the coming month and the past one for 20 medicines that have
// been taken for ten years.
import { dosesBetween, type Mark, mayTakeNow, type Plan, revise, type Schedule, supply, tellDoses } from '@salus/dosing'
import { cpuMs } from '../scripts/cpu-time.ts'
import { median, percentile } from './figures.ts'

const SINCE = '2016-11-01T06:00'
const RUNS = 200
const common = { from: SINCE, zone: 'Europe/Berlin', follows: 'wall' } as const
const time = (id: string, time: string) => ({ id, time, amount: 1 })

const SCHEDULES: Schedule[] = [
  ...Array.from({ length: 10 }, (): Schedule => {
    const times = [time('a', '08:00'), time('b', '14:00'), time('c', '20:00')]
    return { ...common, kind: 'daily', days: { kind: 'every', n: 1 }, times }
  }),
  { ...common, kind: 'daily', days: { kind: 'weekdays', dayOfWeek: ['mon'] }, times: [time('a', '08:00')] },
  { ...common, kind: 'daily', days: { kind: 'cycle', on: 21, off: 7 }, times: [time('a', '21:00')] },
  { ...common, kind: 'daily', days: { kind: 'months', n: 3 }, times: [time('a', '10:00')] },
  { ...common, kind: 'daily', days: { kind: 'every', n: 2 }, times: [time('a', '10:00')], count: 100_000 },
  {
    ...common,
    kind: 'steps',
    afterwards: 'repeat',
    steps: [
      { lasts: 1, times: [time('a', '08:00')] },
      { lasts: 1, times: [time('a', '08:00')] },
    ],
  },
  { ...common, kind: 'interval', hours: 8, countedFrom: 'plan', amount: 1 },
  { ...common, kind: 'interval', follows: 'elapsed', hours: 6, countedFrom: 'plan', amount: 1 },
  { ...common, kind: 'interval', hours: 8, countedFrom: 'taken', amount: 1 },
  { ...common, kind: 'interval', hours: 12, countedFrom: 'taken', amount: 1 },
  { ...common, kind: 'asNeeded', amount: 1, gapHours: 4, most: { amount: 4, hours: 24 } },
]

const day = (n: number) => new Date(Date.UTC(2026, 10, 24 + n)).toISOString()
const later = (at: string) => new Date(Date.parse(at) + 7 * 60_000).toISOString()
const [start, end, now] = [day(0), day(1), '2026-11-24T11:00:00.000Z']

/** Every second dose of the last three days is marked: the room needs no others for today. */
const medicines = SCHEDULES.map((schedule, index) => {
  const first: Plan = schedule
  // Every third plan was edited every other year.
  const years = index % 3 > 0 ? [] : [2018, 2020, 2022, 2024]
  const plan = years.reduce<Plan>((edited, year) => revise(edited, schedule, `${year}-05-01T12:00:00Z`), first)
  const marks = dosesBetween(schedule, day(-3), now).flatMap(({ slot, at, amount }, n): Mark[] =>
    n % 2 ? [] : [{ slot, plannedAt: at, at: later(at), amount, status: 'taken' }],
  )
  return { schedule, plan, marks }
})

function measure(what: string, work: () => unknown) {
  work()
  const samples = Array.from({ length: RUNS }, () => {
    const began = cpuMs()
    work()
    return cpuMs() - began
  })
  console.log(`| ${what} | ${median(samples).toFixed(2)} ms | ${percentile(samples, 0.95).toFixed(2)} ms |`)
}

console.log(
  `${medicines.reduce((all, { marks }) => all + marks.length, 0)} marks\n\n| 20 medicines | median | p95 |\n| --- | --- | --- |`,
)
const stock = [{ at: day(-1), kind: 'counted', pieces: 60 } as const]
measure('today, and what may be taken as needed', () =>
  medicines.map(({ schedule, plan, marks }) =>
    schedule.kind === 'asNeeded' ? mayTakeNow(schedule, marks, now) : tellDoses(plan, start, end, marks, now),
  ),
)
measure('the coming month', () => medicines.map(({ plan, marks }) => dosesBetween(plan, start, day(31), marks)))
measure('the last month', () => medicines.map(({ plan, marks }) => tellDoses(plan, day(-31), start, marks, now)))
measure('what is left and until when', () => medicines.map(({ plan, marks }) => supply(plan, stock, marks, now)))
