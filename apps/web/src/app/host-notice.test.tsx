import { API } from '@salus/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, someone } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { HostNotice } from './host-notice.tsx'

test('a person whose host took the second step off reads so, and no more once they have seen it', async () => {
  let items = [{ id: 'a', act: 'second_step_removed', at: '2026-05-03T08:00:00.000Z' }]
  const calls = fakeServer({
    [`GET ${API.session}`]: () => ({ body: { user: someone } }),
    [`GET ${API.hostActs}`]: () => ({ body: { items } }),
    [`DELETE ${API.hostAct('a')}`]: () => {
      items = []
      return { status: 204 }
    },
  })
  renderPage(<HostNotice />)
  expect(await screen.findByText(/On May 3, 2026 the person who runs this Salus took the second step off/)).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/security')
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }))
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  expect(calls.map(({ method }) => method)).toContain('DELETE')
})
