import { revise } from '@salus/dosing'
import { expect, test } from 'vitest'
import { stopped, withStatus } from './status.ts'
import type { StoredMedicine } from './stored-medicine.ts'

const at = (time: string) =>
  ({
    kind: 'daily',
    from: '2026-01-01',
    zone: 'UTC',
    follows: 'wall',
    unit: '{tablet}',
    days: { kind: 'every', n: 1 },
    times: [{ id: time, time, amount: 1 }],
  }) as const

const january = [{ since: '2026-01-01T00:00:00.000Z', schedule: at('08:00') }]
const ramipril = {
  name: 'Ramipril',
  status: 'active',
  statusSince: '2026-01-01T00:00:00.000Z',
  until: '2026-12-31',
  schedule: at('20:00'),
  plan: revise(january, at('20:00'), '2026-03-01T00:00:00.000Z'),
} as unknown as StoredMedicine

test('a stop that is undone leaves the plan of the past and the last day as they were', () => {
  const undone = withStatus(stopped(ramipril, '2026-06-01T10:00:00.000Z'), 'active', ramipril.statusSince)
  expect(undone.plan.slice(0, 2)).toEqual(ramipril.plan)
  expect(undone).toMatchObject({ status: 'active', until: '2026-12-31', statusSince: ramipril.statusSince })
})

test('a stop writes its day where the person wrote none, and taking it again takes that day away', () => {
  const over = stopped({ ...ramipril, until: null }, '2026-06-01T10:00:00.000Z')
  expect(over.until).toBe('2026-06-01')
  expect(withStatus(over, 'active', '2026-06-02T10:00:00.000Z').until).toBeNull()
})
