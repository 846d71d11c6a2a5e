import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY, HOUR, readMoment, readTime, writeMoment } from './clock/calendar.ts'
import { dosesBetween } from './doses-between.ts'
import { mayTakeNow } from './may-take-now.ts'
import { revise } from './plan.ts'
import { supply } from './supply.ts'
import { tellDoses } from './tell-doses.ts'
import { asNeeded, dailySchedule, intervalSchedule, moment, planned, START, times } from './testing/schedules.ts'
import type { Dose, Mark, Plan, Schedule } from './types.ts'

const [FROM, TO] = [writeMoment(START - 3 * DAY), writeMoment(START + 60 * DAY)]
const slotsOf = (doses: readonly Dose[]) => doses.flatMap(({ slot, insteadOf = [] }) => [...insteadOf, slot])
const runs = { numRuns: 150 }

function expectInOrder(doses: readonly Dose[]) {
  expect(doses.map(({ at }) => at)).toEqual([...new Set(doses.map(({ at }) => at))].sort())
  expect(slotsOf(doses)).toEqual([...new Set(slotsOf(doses))])
}
/** Marks for some of the doses, at their time or somewhat off. */
const marksOf = (plan: Plan) =>
  fc
    .array(fc.tuple(fc.nat(80), fc.boolean(), fc.integer({ min: -90, max: 300 })), { maxLength: 12 })
    .map((picks): Mark[] => {
      const doses = dosesBetween(plan, FROM, TO)
      return picks.flatMap(([pick, taken, minutes]) => {
        const dose = doses[pick]
        const at = dose && writeMoment(readMoment(dose.at) + minutes * 60_000)
        return dose && at
          ? [{ slot: dose.slot, status: taken ? 'taken' : 'skipped', at, amount: dose.amount } as const]
          : []
      })
    })

describe('whatever the plan, its journeys and its pauses', () => {
  test('no dose comes twice, two at once or out of order, and a window in two parts has the same doses', () => {
    fc.assert(
      fc.property(planned, moment, (schedule, middle) => {
        const all = dosesBetween(schedule, FROM, TO)
        expectInOrder(all)
        expect([...dosesBetween(schedule, FROM, middle), ...dosesBetween(schedule, middle, TO)]).toEqual(all)
      }),
      runs,
    )
  })

  test('a journey neither adds nor loses a dose', () => {
    const byTheWall = planned.filter(({ kind, follows }) => kind !== 'interval' || follows === 'wall')
    const journeys = [
      { at: writeMoment(START + 9 * DAY), zone: 'Asia/Tokyo' },
      { at: writeMoment(START + 15 * DAY), zone: 'America/New_York' },
    ]
    // The edges of the window are at other hours elsewhere.
    const inner = (schedule: Schedule) =>
      slotsOf(dosesBetween(schedule, FROM, TO)).filter((slot) => slot > '2026-03' && slot < '2026-04-20')
    fc.assert(
      fc.property(byTheWall, ({ pauses: _pauses, ...schedule }) => {
        if (schedule.kind === 'interval' && schedule.countedFrom === 'taken') return
        expect(inner({ ...schedule, journeys })).toEqual(inner({ ...schedule, journeys: [] }))
      }),
      runs,
    )
  })

  test('marks may come in any order, and one of two for a dose counts', () => {
    fc.assert(
      fc.property(
        planned.chain((schedule) =>
          fc.tuple(
            fc.constant(schedule),
            marksOf(schedule).chain((marks) =>
              fc.tuple(fc.constant(marks), fc.shuffledSubarray(marks, { minLength: marks.length })),
            ),
            moment,
          ),
        ),
        ([schedule, [marks, shuffled], now]) => {
          const stock = [{ at: FROM, kind: 'counted', pieces: 30 } as const]
          const of = (list: readonly Mark[]) => [
            tellDoses(schedule, FROM, TO, list, now),
            supply(schedule, stock, list, now),
          ]
          expect(of(shuffled)).toEqual(of(marks))
          expectInOrder(tellDoses(schedule, FROM, TO, marks, now))
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('every n hours from the dose taken', () => {
  test('the last marks tell as much as all of them, where each says when it was planned', () => {
    const answers = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: -120, max: 200 })), {
      minLength: 3,
      maxLength: 60,
    })
    fc.assert(
      fc.property(
        intervalSchedule,
        answers,
        fc.nat(20),
        ({ pauses: _pauses, until: _until, count: _count, ...schedule }, all, drop) => {
          const plan = { ...schedule, countedFrom: 'taken' as const }
          const marks: Mark[] = []
          for (const [taken, minutes] of all) {
            const dose = dosesBetween(plan, FROM, writeMoment(START + 400 * DAY), marks)[marks.length] as Dose
            const at = writeMoment(readMoment(dose.at) + minutes * 60_000)
            marks.push({ slot: dose.slot, plannedAt: dose.at, at, amount: 1, status: taken ? 'taken' : 'skipped' })
          }
          const some = marks.slice(Math.min(drop, marks.length - 1))
          const from = some[0]?.plannedAt ?? FROM
          const to = writeMoment(readMoment(marks.at(-1)?.at ?? FROM) + 9 * DAY)
          expect(dosesBetween(plan, from, to, some)).toEqual(dosesBetween(plan, from, to, marks))
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('whatever is edited', () => {
  test('what was planned before the edit stays, no dose comes twice, and none comes together with another', () => {
    fc.assert(
      fc.property(planned, fc.array(fc.tuple(planned, moment), { minLength: 1, maxLength: 3 }), (first, edits) => {
        const inTime = edits.toSorted(([, a], [, b]) => (a < b ? -1 : 1))
        let plan: Plan = first
        for (const [schedule, at] of inTime) {
          const next: Plan = revise(plan, schedule, at)
          expect(dosesBetween(next, FROM, at)).toEqual(dosesBetween(plan, FROM, at))
          plan = next
        }
        expectInOrder(dosesBetween(plan, FROM, TO))
        const [, middle] = inTime[0] as [Schedule, string]
        expect([...dosesBetween(plan, FROM, middle), ...dosesBetween(plan, middle, TO)]).toEqual(
          dosesBetween(plan, FROM, TO),
        )
      }),
      runs,
    )
  })

  test('an edit of amounts changes no slot and no moment', () => {
    fc.assert(
      fc.property(dailySchedule, moment, (schedule, at) => {
        const doubled = { ...schedule, times: schedule.times.map((time) => ({ ...time, amount: time.amount * 2 })) }
        const told = (plan: Plan) => dosesBetween(plan, FROM, TO).map(({ slot, at }) => [slot, at])
        expect(told(revise(schedule, doubled, at))).toEqual(told(schedule))
      }),
      runs,
    )
  })

  test('times that are moved within their day lose and double no dose', () => {
    const moved = dailySchedule.chain((schedule) =>
      fc.tuple(
        fc.constant(schedule),
        fc.uniqueArray(fc.nat(95), { minLength: schedule.times.length, maxLength: schedule.times.length }),
      ),
    )
    fc.assert(
      fc.property(moved, moment, ([{ count: _count, pauses: _pauses, ...schedule }, quarters], at) => {
        const times = schedule.times.map((time, index) => {
          const quarter = quarters[index] as number
          return {
            ...time,
            time: `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
          }
        })
        const edited = dosesBetween(revise(schedule, { ...schedule, times }, at), FROM, TO)
        const inner = (doses: Dose[]) =>
          slotsOf(doses)
            .filter((slot) => slot < '2026-04-20')
            .sort()
        expect(inner(edited)).toEqual(inner(dosesBetween(schedule, FROM, TO)))
      }),
      runs,
    )
  })

  test('a time that is added for an hour that is over is missed by nobody', () => {
    fc.assert(
      fc.property(times, moment, (all, at) => {
        const [added, ...before] = all as [(typeof all)[0], ...typeof all]
        const schedule: Schedule = {
          kind: 'daily',
          from: '2026-02-20',
          zone: 'UTC',
          follows: 'wall',
          days: { kind: 'every', n: 1 },
          times: before,
        }
        const plan = revise(schedule, { ...schedule, times: all }, at)
        const first = dosesBetween(plan, FROM, TO).find(({ slot }) => slot.endsWith(`.${added.id}`))
        expect(readMoment(first?.at ?? '')).toBeGreaterThanOrEqual(readMoment(at))
        expect(readMoment(first?.at ?? '') % DAY).toBe(readTime(added.time))
      }),
      runs,
    )
  })
})

describe('as needed', () => {
  test('who takes it whenever it is allowed never takes more than the most, nor too soon, and "free at" is the truth', () => {
    fc.assert(
      fc.property(
        fc.record({
          gapHours: fc.integer({ min: 0, max: 6 }),
          amount: fc.constantFrom(0.5, 1, 2),
          hours: fc.constantFrom(12, 24, 48),
        }),
        fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 40 }),
        ({ gapHours, amount, hours }, waits) => {
          const schedule = { ...asNeeded, gapHours, amount, most: { amount: 4, hours } }
          const marks: Mark[] = []
          let ms = START
          for (const [index, wait] of waits.entries()) {
            ms += wait * 60_000
            const answer = mayTakeNow(schedule, marks, writeMoment(ms))
            if (!answer.may) {
              const freeAt = 'freeAt' in answer ? readMoment(answer.freeAt ?? '') : Number.NaN
              expect(mayTakeNow(schedule, marks, writeMoment(freeAt)).may).toBe(true)
              expect(mayTakeNow(schedule, marks, writeMoment(freeAt - 1)).may).toBe(false)
              continue
            }
            marks.push({ slot: `${index}`, status: 'taken', at: writeMoment(ms), amount })
          }
          const taken = marks.map(({ at }) => readMoment(at))
          for (const [index, at] of taken.entries()) {
            if (index > 0) expect(at - (taken[index - 1] as number)).toBeGreaterThanOrEqual(gapHours * HOUR)
            const within = taken.filter((other) => other <= at && other > at - hours * HOUR)
            expect(within.length * amount).toBeLessThanOrEqual(4)
          }
        },
      ),
      runs,
    )
  })
})
