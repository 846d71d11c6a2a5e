import { pageFromText } from '@salus/extract'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '#web/testing/render-app.tsx'
import { PageView } from './page-view.tsx'
import type { ReviewPage } from './review.ts'

/** A screen that the pages of these numbers are on. */
let comeNear: (page: number) => void
const watched = new Map<string, (isNear: boolean) => void>()
beforeEach(() => {
  watched.clear()
  class Screen {
    readonly #tell: IntersectionObserverCallback
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell
    }
    observe({ id }: Element) {
      const entry = (isIntersecting: boolean) => [{ isIntersecting } as IntersectionObserverEntry]
      watched.set(id, (isNear) => this.#tell(entry(isNear), this as unknown as IntersectionObserver))
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Screen)
  comeNear = (page) => {
    for (const [id, tell] of watched) tell(id === `page-${page}`)
  }
})

const pages: ReviewPage[] = Array.from({ length: 40 }, (_, at) => {
  const { words, width, height } = pageFromText(`Sodium ${at + 1} mmol/L`)
  const placed = words.map((word) => ({ ...word, confidence: 100 }))
  return { number: at + 1, file: 'long.pdf', text: '', words: placed, width, height }
})

test('of many pages those that are near are drawn, by their words where they have no picture, and a line of them is chosen', async () => {
  const pick = vi.fn()
  const taken = [{ page: 7, x0: 0, y0: 0, x1: 1, y1: 1 }]
  renderPage(<PageView title="Add from the page" pages={pages} taken={taken} onPick={pick} onClose={() => {}} />)
  await screen.findByText(/Choose the line/)
  await waitFor(() => expect(watched.size).toBe(40))
  expect(lines()).toEqual([])
  expect(screen.getByText('Page 7 (1 there)')).toBeDefined()
  act(() => comeNear(30))
  expect(document.querySelectorAll('svg text')).toHaveLength(3)
  fireEvent.click(screen.getByLabelText('Sodium 30 mmol/L'))
  expect(pick.mock.calls[0]?.[0].text).toBe('Sodium 30 mmol/L')
  act(() => comeNear(31))
  expect(lines()).toEqual(['Sodium 31 mmol/L'])
})

const lines = () => [...document.querySelectorAll('svg [role="button"]')].map((line) => line.getAttribute('aria-label'))
