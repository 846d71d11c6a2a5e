import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, type MockInstance, vi } from 'vitest'
import { queryClient } from '#web/api/query-client.ts'
import { reportReach } from '#web/api/reach.ts'
import { askToUpgrade } from '#web/features/billing/upgrade.ts'
import { closeQuestion, openQuestions } from '#web/ui/dialogs.ts'
import { dismissAllToasts } from '#web/ui/notify.ts'
import { PATIENCE } from './patience.ts'

// What Mantine asks of a browser and happy-dom does not have.
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  }) as MediaQueryList
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Element.prototype.scrollIntoView ??= () => {}

// A busy machine is no failure: what does not come is told all the same.
configure({ asyncUtilTimeout: PATIENCE.timeout })

let complaints: MockInstance<typeof console.error>

beforeEach(() => {
  complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(async () => {
  cleanup()
  const said = complaints.mock.calls.map((call) => call.map(String).join(' '))
  complaints.mockRestore()
  vi.unstubAllGlobals()
  queryClient.clear()
  dismissAllToasts()
  for (const { id } of openQuestions()) closeQuestion(id)
  askToUpgrade(null)
  reportReach(true)
  // Not before a test has said whose record it is of.
  const { startTabAnew } = await import('#web/api/tab-user.ts')
  startTabAnew()
  localStorage.clear()
  sessionStorage.clear()
  document.title = ''
  if (said.length > 0) throw new Error(`console.error was called:\n${said.join('\n')}`)
})
