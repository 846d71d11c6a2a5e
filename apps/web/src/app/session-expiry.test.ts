import { CALLED_BY } from '@salus/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { rememberedUserId } from '#web/api/browser-user.ts'
import { send } from '#web/api/client.ts'
import { download } from '#web/api/download.ts'
import { queryClient } from '#web/api/query-client.ts'
import { forgetSession, lookWhoIsHere, rememberUser, sessionQuery, startSession } from '#web/api/session.ts'
import { streamLines } from '#web/api/stream-lines.ts'
import { draftOwner, enterTab, isSomebodys, startTabAnew } from '#web/api/tab-user.ts'
import { tellTabs } from '#web/api/tabs.ts'
import { fakeServer, someone } from '#web/testing/fake-server.ts'
import { waitForIt } from '#web/testing/patience.ts'
import { currentToasts } from '#web/ui/notify.ts'
import { watchSessionExpiry } from './session-expiry.ts'

const another = { ...someone, id: 'user-2', firstName: 'Ravi' }

/** A server that knows this person, and what each call said of itself. */
function serverOf(who: () => typeof someone | null) {
  fakeServer({
    'GET /api/auth/session': () => ({ body: { user: who() } }),
    'GET /api/x': () => ({ body: {} }),
    'POST /api/x': () => ({ body: {} }),
  })
  const said: [path: string, calledBy: string | undefined][] = []
  const answer = globalThis.fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    said.push([path, (init.headers as Record<string, string>)[CALLED_BY.header]])
    return answer(path, init)
  })
  return said
}

const ask = () => queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
const inBrowser = () => [rememberedUserId(), localStorage.getItem('token')]
const told = () => currentToasts().map(({ message }) => message)

function watched() {
  onTestFinished(watchSessionExpiry())
}

test('every call says whose the tab is, but the one that asks', async () => {
  const said = serverOf(() => someone)
  await send('/api/x')
  await ask()
  await send('/api/x')
  await send('/api/x', { own: true })
  const { signal } = new AbortController()
  await download('/api/x', { signal, onBytes: () => {} })
  for await (const _ of streamLines('/api/x', { body: {}, schema: { parse: (value) => value }, signal })) break
  expect(said).toEqual([
    ['/api/x', undefined],
    ['/api/auth/session', undefined],
    ...Array.from({ length: 4 }, () => ['/api/x', someone.id]),
  ])
})

test('a visitor’s tab says that it is nobody’s, and becomes that of who logs in', async () => {
  const said = serverOf(() => null)
  await ask()
  await send('/api/x')
  startSession(someone)
  await send('/api/x')
  expect(said.slice(1)).toEqual([
    ['/api/x', CALLED_BY.nobody],
    ['/api/x', someone.id],
  ])
})

test('a tab shows nothing of who has logged in at another one, and leaves the browser to them', async () => {
  watched()
  let here = someone
  serverOf(() => here)
  await ask()
  here = another
  rememberUser(another)
  for (let time = 0; time < 2; time++) expect(await ask()).toEqual({ user: null })
  expect(inBrowser()).toEqual([another.id, 'loggedin'])
  expect(told()).toEqual(['Your session has expired. Please log in again.'])
  here = someone
  expect(await ask()).toEqual({ user: someone })
})

test('it notices when it is looked at, before the server is asked', async () => {
  watched()
  const said = serverOf(() => someone)
  await ask()
  rememberUser(another)
  window.dispatchEvent(new Event('focus'))
  expect(isSomebodys()).toBe(false)
  expect(said).toHaveLength(1)
  await lookWhoIsHere()
  expect(said).toHaveLength(1)
})

test('a logout, or another login, at another tab ends this one', async () => {
  watched()
  serverOf(() => someone)
  for (const news of [{ left: someone.id }, { came: another.id }]) {
    startTabAnew()
    await ask()
    queryClient.setQueryData(['documents'], ['private'])
    tellTabs(news)
    await waitForIt(() => expect(isSomebodys()).toBe(false))
    expect(queryClient.getQueryData(['documents'])).toBeUndefined()
    expect(told()).toContain('Your session has expired. Please log in again.')
  }
})

test('what happens to the session of others ends nobody’s tab, and no visitor’s', async () => {
  watched()
  serverOf(() => someone)
  await ask()
  tellTabs({ left: another.id })
  tellTabs({ came: someone.id })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(isSomebodys()).toBe(true)
  startTabAnew()
  tellTabs({ left: someone.id })
  tellTabs({ came: someone.id })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(told()).toEqual([])
})

test('what is typed in a tab is its own person’s, whoever has logged in at another one', () => {
  enterTab(someone.id)
  rememberUser(another)
  expect(draftOwner()).toBe(someone.id)
})

test('what one person had begun does not go on in the memory of the next', () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  startSession(someone)
  forgetSession()
  startSession(someone)
  expect(assign).not.toHaveBeenCalled()
  forgetSession()
  startSession(another)
  expect(assign).toHaveBeenCalledTimes(1)
})
