import { describe, expect, test } from 'vitest'
import { backupHealth, mailHealth, modelHealth, paymentHealth } from './health.ts'

const NOW = new Date('2026-01-20T00:00:00.000Z')
const backup = {
  madeAt: '2026-01-19T00:00:00.000Z',
  bytes: 1,
  files: 0,
  verifiedAt: '2026-01-19T00:01:00.000Z',
  problems: 0,
}

describe('a backup', () => {
  test.each([
    ['of yesterday that was verified works', backup, 'works'],
    ['that was never made wants a look', null, 'look'],
    ['of last week wants a look', { ...backup, madeAt: '2026-01-13T00:00:00.000Z' }, 'look'],
    ['that was not verified wants a look', { ...backup, verifiedAt: null, problems: null }, 'look'],
    ['that is damaged wants a look', { ...backup, problems: 2 }, 'look'],
  ])('%s', (_, last, state) => {
    expect(backupHealth(last, NOW, false).state).toBe(state)
  })
})

test('mail that was tried again and again wants a look', () => {
  expect(mailHealth(true, { waiting: 3, mostTries: 1 }).state).toBe('works')
  expect(mailHealth(true, { waiting: 3, mostTries: 5 }).state).toBe('look')
  expect(mailHealth(false, null).state).toBe('off')
})

test('payments tell of the last event and the last failure, and want a look while nothing succeeds', () => {
  const at = '2026-01-20T14:05:09.000Z'
  const failed = { lastEventAt: at, lastFailure: { at, outcome: 'unreachable' as const }, isFailing: true }
  expect(paymentHealth(null).state).toBe('off')
  expect(paymentHealth({ lastEventAt: null, lastFailure: null, isFailing: false }).state).toBe('waits')
  expect(paymentHealth(failed)).toEqual({
    part: 'Payments',
    state: 'look',
    detail: 'Last event: 2026-01-20 14:05 UTC. Last failure: 2026-01-20 14:05 UTC, it could not be reached.',
  })
  expect(paymentHealth({ ...failed, isFailing: false }).state).toBe('works')
})

test('a model that is left alone says who answers meanwhile', () => {
  const [model] = modelHealth([{ name: 'models.example', state: 'resting' }])
  expect(model).toMatchObject({ part: 'Model at models.example', state: 'look' })
  expect(model?.detail).toContain('built-in engine')
})
