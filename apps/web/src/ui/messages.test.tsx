import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { notifyInfo, notifyProblem, notifySuccess } from './notify.ts'

beforeEach(() => {
  fakeServer({})
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a message is read out, and goes after 3 seconds', () => {
  renderPage(<p />)
  act(() => void notifySuccess('Document saved successfully!'))
  const area = screen.getByRole('region', { name: 'Messages' })
  expect(area.getAttribute('aria-live')).toBe('polite')
  act(() => vi.advanceTimersByTime(2_900))
  expect(screen.getByText('Document saved successfully!')).toBeTruthy()
  act(() => vi.advanceTimersByTime(200))
  expect(screen.queryByText('Document saved successfully!')).toBeNull()
})

test('a message that offers something stays longer, and does it once', () => {
  const undo = vi.fn()
  renderPage(<p />)
  act(() => void notifyInfo('Document deleted.', { action: { label: 'Undo', run: undo } }))
  act(() => vi.advanceTimersByTime(5_000))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(screen.queryByText('Document deleted.')).toBeNull()
})

test('a message waits while it is pointed at', () => {
  renderPage(<p />)
  act(() => void notifyProblem('Please try again.'))
  const card = screen.getByText('Please try again.').parentElement as HTMLElement
  fireEvent.pointerEnter(card)
  act(() => vi.advanceTimersByTime(10_000))
  expect(screen.getByText('Please try again.')).toBeTruthy()
  fireEvent.pointerLeave(card)
  act(() => vi.advanceTimersByTime(3_100))
  expect(screen.queryByText('Please try again.')).toBeNull()
})

test('the same sentence twice is one message', () => {
  renderPage(<p />)
  act(() => {
    notifyProblem('Same.')
    notifyProblem('Same.')
  })
  expect(screen.getAllByText('Same.')).toHaveLength(1)
})
