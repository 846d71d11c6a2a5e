import { PAGES } from '@salus/contract'
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '#web/testing/fake-server.ts'
import { renderRoutes } from '#web/testing/render-app.tsx'
import { Root } from './root.tsx'

/** What the tab keeps of how far was read, after it was at these addresses. */
async function keptAfter(...addresses: string[]) {
  fakeServer({})
  const [first = '/', ...others] = addresses
  const { router } = renderRoutes([{ element: <Root />, children: [{ path: '*', element: <p>a page</p> }] }], first)
  for (const address of others) await act(() => router.navigate(address))
  window.dispatchEvent(new Event('pagehide'))
  return Object.entries(sessionStorage).flat().join('\n')
}

test.each([PAGES.invitation, PAGES.resetPassword, PAGES.googleReturn, PAGES.card, '/any-other'])(
  'a secret in the address of %s is not kept with how far was read',
  async (page) => {
    const kept = await keptAfter(`${page}#a-secret-token`, PAGES.about)
    expect(kept).toContain(`${page} default`)
    expect(kept).not.toContain('a-secret-token')
  },
)

test('the sections of a legal text are places of their own', async () => {
  expect(await keptAfter(`${PAGES.terms}#health`)).toContain(`${PAGES.terms}#health default`)
})
