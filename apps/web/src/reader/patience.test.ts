import { afterEach, expect, test, vi } from 'vitest'
import { startPatience } from './patience.ts'

afterEach(() => void vi.useRealTimers())

test('patience ends once, after its time', () => {
  vi.useFakeTimers()
  const onEnd = vi.fn()
  startPatience(1_000, onEnd)
  vi.advanceTimersByTime(999)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5_000)
  expect(onEnd).toHaveBeenCalledOnce()
})

test('what was heard of in time is not given up', () => {
  vi.useFakeTimers()
  const onEnd = vi.fn()
  const stop = startPatience(1_000, onEnd)
  vi.advanceTimersByTime(500)
  stop()
  vi.advanceTimersByTime(5_000)
  expect(onEnd).not.toHaveBeenCalled()
})

test('a page that was put to sleep has waited no longer than a moment', () => {
  const ticks: (() => void)[] = []
  vi.stubGlobal('setInterval', (tick: () => void) => ticks.push(tick))
  const onEnd = vi.fn()
  startPatience(1_000, onEnd)
  // A browser that wakes up runs a timer that is overdue once, however long overdue it is.
  ticks[0]?.()
  expect(onEnd).not.toHaveBeenCalled()
})
