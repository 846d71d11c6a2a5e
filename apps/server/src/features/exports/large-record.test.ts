import { toCanonical, VITAL_MEASURES, VITAL_NAMES, type VitalReading } from '@salus/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bytesOf } from './bytes-of.ts'
import { exportsService } from './exports.service.ts'
import { vitalEntry } from './measurement-entries.ts'
import type { Rooms } from './rooms.ts'

const reading = (changes: Partial<VitalReading> = {}): VitalReading => ({
  id: 'a',
  measure: 'heartbeat',
  at: '2026-03-04T08:30:00.000Z',
  value: 70,
  diastolic: null,
  unit: '/min',
  source: 'device',
  note: null,
  ...changes,
})
const nothing = { items: [], nextCursor: null }

/** A person with a heart rate for every page of a thousand, without end. */
function endlessRooms() {
  let asked = 0
  const rooms: Rooms = {
    ageOf: async () => null,
    history: {
      form: async () => ({ saved: null, account: { fullName: 'Asha Rao', dob: '1985-04-12' }, otherNames: {} }),
      details: async () => null,
    },
    immunizations: { list: async () => ({ items: [] }), entries: async () => [] },
    visits: { next: async () => null, entries: async () => [] },
    medicines: {
      list: async () => ({ items: [], revision: 1 }),
      doses: {
        list: async () => nothing,
        firstDay: async () => null,
        adherence: () => Promise.reject(new Error('not asked for')),
      },
      async *doseTable() {},
    },
    vitals: {
      list: async (_owner, { limit }) => {
        asked++
        return { items: Array.from({ length: limit }, (_, at) => reading({ id: `${asked}.${at}` })), nextCursor: 'on' }
      },
      latest: async () => ({ items: [] }),
      trend: () => Promise.reject(new Error('not asked for')),
    },
    labs: {
      list: async () => nothing,
      report: () => Promise.reject(new Error('none')),
      overview: async () => ({ analytes: [] }),
      series: async () => ({ results: [] }),
    },
    imports: { async *kept() {} },
    documents: {
      list: async () => nothing,
      get: () => Promise.reject(new Error('none')),
      openFile: () => Promise.reject(new Error('none')),
    },
  }
  return { rooms, asked: () => asked }
}

test.each(['fhir', 'fhir-ndjson', 'csv'] as const)(
  'of a record without end, %s reads no more than is taken, and stops when nobody takes it',
  async (format) => {
    const { rooms, asked } = endlessRooms()
    const service = exportsService(rooms, { now: () => new Date('2026-03-06T12:00:00Z') })
    const pieces = service.write(format, 'owner', { files: false })
    let taken = 0
    for await (const piece of pieces) {
      expect(piece.length).toBeLessThan(2_000_000)
      if (++taken === 5) break
    }
    expect(asked()).toBeLessThanOrEqual(5)
  },
)

test('others are let in between two pages, though nothing of a page has to be waited for', async () => {
  const { rooms } = endlessRooms()
  const service = exportsService(rooms, { now: () => new Date('2026-03-06T12:00:00Z') })
  let others = 0
  const another = () => {
    others++
    next = setImmediate(another)
  }
  let next = setImmediate(another)
  let taken = 0
  for await (const _ of bytesOf(service.write('fhir', 'owner', { files: false }))) if (++taken === 10) break
  clearImmediate(next)
  expect(others).toBeGreaterThanOrEqual(9)
})

test('a reading is told in the unit in which it was given, and comes back to what is kept', () => {
  fc.assert(
    fc.property(
      fc
        .constantFrom(...VITAL_NAMES)
        .chain((measure) =>
          fc.tuple(
            fc.constant(measure),
            fc.constantFrom(...VITAL_MEASURES[measure].units),
            fc.integer({ min: 1, max: 30_000 }),
          ),
        ),
      ([measure, unit, tenths]) => {
        const value = toCanonical(tenths / 10, unit)
        const { quantity } = vitalEntry(reading({ measure, unit: unit.ucum, value }))
        expect(quantity && toCanonical(quantity.value, unit)).toBe(value)
      },
    ),
  )
})
