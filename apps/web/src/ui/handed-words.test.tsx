import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderRoutes } from '#web/testing/render-app.tsx'
import { useHandedWords, withWords } from './handed-words.ts'

test('words that are handed over are taken once, and stay in no address and no history', async () => {
  const take = vi.fn()
  const Taker = () => {
    useHandedWords(take)
    return <h1>Here</h1>
  }
  const { router } = renderRoutes(
    [
      { path: '/', element: <h1>Start</h1> },
      { path: '/there', element: <Taker /> },
    ],
    '/',
  )
  await act(() => router.navigate('/there?x=1', withWords('my knee hurts')))
  await screen.findByText('Here')
  expect(take.mock.calls).toEqual([['my knee hurts']])
  expect(router.state.location).toMatchObject({ pathname: '/there', search: '?x=1', state: null })
})
