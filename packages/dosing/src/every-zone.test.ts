import { beforeAll, describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, readLocal, readMoment, writeLocal, writeMoment } from './clock/calendar.ts'
import { spanAt } from './clock/zone-spans.ts'
import { dosesBetween } from './doses-between.ts'
import { changesOf, clockOnWall, type ZoneChange } from './testing/zone-changes.ts'
import type { Dose, DoseTime, Schedule } from './types.ts'

// Every half hour, so that each change of a clock has a time before, in and after it.
const times: DoseTime[] = Array.from({ length: 48 }, (_, half) => {
  const time = writeLocal(half * 30 * MINUTE).slice(11)
  return { id: time.replace(':', ''), time, amount: 1 }
})
const from = '2019-12-30T06:00'

interface Case {
  zone: string
  change: ZoneChange
  show: (ms: number) => number
}
const zones = new Map<string, ZoneChange[]>()
let cases: Case[]
beforeAll(() => {
  for (const zone of Intl.supportedValuesOf('timeZone')) zones.set(zone, changesOf(zone))
  // Zones whose clocks change alike are one case; that the package knows each of them alike is a test of its own.
  const alike = new Map([...zones].map(([zone, changes]) => [JSON.stringify(changes), zone]))
  cases = [...alike.values()].flatMap((zone) => {
    const show = clockOnWall(zone)
    return (zones.get(zone) ?? []).map((change) => ({ zone, change, show }))
  })
})

/** The doses around each change, and what is wrong with them; the first few of those. */
function failures(schedule: (zone: string) => Schedule, wrong: (doses: Dose[], each: Case) => string | undefined) {
  return cases
    .flatMap((each) => {
      const [start, end] = [writeMoment(each.change.ms - 1.5 * DAY), writeMoment(each.change.ms + 1.5 * DAY)]
      const told = wrong(dosesBetween(schedule(each.zone), start, end), each)
      return told ? [`${each.zone} ${writeMoment(each.change.ms)}: ${told}`] : []
    })
    .slice(0, 5)
}

const outOfOrder = (doses: Dose[]) => doses.find(({ at }, index) => index > 0 && at <= (doses[index - 1] as Dose).at)
const slotsOf = (doses: Dose[]) => doses.flatMap(({ slot, insteadOf = [] }) => [...insteadOf, slot])

/** That slots are each once, in order, and one `every` milliseconds on a clock that never changed. */
function gapIn(slots: string[], every: number, localOf: (slot: string) => number): string | undefined {
  const locals = slots.map(localOf)
  const at = locals.findIndex((local, index) => index > 0 && local !== (locals[index - 1] as number) + every)
  return at < 0
    ? undefined
    : `${writeLocal(locals[at] as number)} does not follow ${writeLocal(locals[at - 1] as number)}`
}
const ofTimes = (slot: string) => readLocal(`${slot.slice(0, 10)}T${slot.slice(11, 13)}:${slot.slice(13, 15)}`)

describe('over every change of every clock from 2020 to 2035', () => {
  test('each zone changes its clock when the platform says so, and by as much', () => {
    expect(zones.size).toBeGreaterThan(400)
    expect(cases.length).toBeGreaterThan(1_000)
    const wrong = [...zones].flatMap(([zone, changes]) => {
      const found: ZoneChange[] = []
      let span = spanAt(zone, readMoment('2020-01-01T00:00Z'))
      while (span.until < readMoment('2036-01-01T00:00Z')) {
        const next = spanAt(zone, span.until)
        // A new name for the same clock is no change.
        const [before, after] = [span.until + span.offset, span.until + next.offset]
        if (before !== after) found.push({ ms: span.until, before, after })
        span = next
      }
      return JSON.stringify(found) === JSON.stringify(changes) ? [] : [zone]
    })
    expect(wrong).toEqual([])
  })

  test('each time of each day is one dose, in order, at the first moment at which the clock shows it or more', () => {
    const found = failures(
      (zone) => ({ kind: 'daily', from, zone, follows: 'wall', days: { kind: 'every', n: 1 }, times }),
      (doses, { change, show }) => {
        if (doses.length < 130) return `${doses.length} doses`
        if (outOfOrder(doses)) return `${outOfOrder(doses)?.slot} is out of order`
        for (const { slot, at } of doses) {
          const [local, ms] = [ofTimes(slot), readMoment(at)]
          if (Math.abs(ms - change.ms) > 4 * HOUR) continue
          if (ms === change.ms ? show(ms) < local : show(ms) !== local) return `${slot} at ${at}`
          // A time that the clock shows twice counts the first time.
          const twice = change.before - change.after
          if (twice > 0 && ms >= change.ms && show(ms - twice) === local) return `${slot} again at ${at}`
        }
        return gapIn(slotsOf(doses), 30 * MINUTE, ofTimes)
      },
    )
    expect(found).toEqual([])
  })

  test('steps and cycles go on day by day', () => {
    const some = times.slice(0, 8)
    const days = (doses: Dose[]) => [...new Set(slotsOf(doses).map((slot) => slot.slice(0, 10)))]
    const found = failures(
      (zone) => ({
        kind: 'steps',
        from,
        zone,
        follows: 'elapsed',
        steps: [
          { lasts: 1, times: some },
          { lasts: 2, times: some },
        ],
        afterwards: 'repeat',
      }),
      (doses) =>
        outOfOrder(doses)?.slot ??
        gapIn(
          slotsOf(doses).filter((slot) => slot.endsWith('.0230')),
          DAY,
          ofTimes,
        ),
    )
    const cycles = failures(
      (zone) => ({ kind: 'daily', from, zone, follows: 'wall', days: { kind: 'cycle', on: 1, off: 1 }, times: some }),
      (doses) =>
        outOfOrder(doses)?.slot ??
        (days(doses).length === 2 || days(doses).length === 1 ? undefined : `${days(doses)}`),
    )
    expect([...found, ...cycles]).toEqual([])
  })

  test('every n hours by the clock keeps its places on the clock', () => {
    const found = failures(
      (zone) => ({ kind: 'interval', from, zone, follows: 'wall', hours: 4, countedFrom: 'plan', amount: 1 }),
      (doses, { change, show }) => {
        const wrong = doses.find(
          ({ slot, at }) => show(readMoment(at)) !== readLocal(slot) && readMoment(at) !== change.ms,
        )
        return outOfOrder(doses)?.slot ?? wrong?.slot ?? gapIn(slotsOf(doses), 4 * HOUR, readLocal)
      },
    )
    expect(found).toEqual([])
  })

  test('every n hours that went by has always n hours between', () => {
    const found = failures(
      (zone) => ({ kind: 'interval', from, zone, follows: 'elapsed', hours: 5, countedFrom: 'plan', amount: 1 }),
      (doses) => {
        const uneven = doses.find(
          ({ at }, n) => n > 0 && readMoment(at) - readMoment((doses[n - 1] as Dose).at) !== 5 * HOUR,
        )
        return uneven?.slot ?? gapIn(slotsOf(doses), 5 * HOUR, readLocal)
      },
    )
    expect(found).toEqual([])
  })

  test('every n hours from the dose taken has n hours after each, whatever the clock does', () => {
    const found = cases
      .flatMap(({ zone, change, show }) => {
        const start = writeLocal(show(change.ms - DAY))
        const schedule: Schedule = {
          kind: 'interval',
          from: start,
          zone,
          follows: 'wall',
          hours: 6,
          countedFrom: 'taken',
          amount: 1,
        }
        const taken = change.ms - DAY + 7 * HOUR
        const mark = { slot: `${start}+1`, status: 'taken', at: writeMoment(taken), amount: 1 } as const
        const doses = dosesBetween(schedule, writeMoment(taken), writeMoment(change.ms + DAY), [mark])
        const late = doses.find(
          ({ slot, at }, n) => slot !== `${start}+${n + 2}` || readMoment(at) !== taken + (n + 1) * 6 * HOUR,
        )
        return late || doses.length < 6 ? [`${zone} ${late?.slot} ${doses.length}`] : []
      })
      .slice(0, 5)
    expect(found).toEqual([])
  })
})
