import { afterEach, beforeEach, type MockInstance, vi } from 'vitest'
import { startBuiltThreads } from '#server/platform/threads/start-thread.ts'

// `built-server.setup.ts` has built it.
startBuiltThreads(new URL('../../dist/', import.meta.url))

let complaints: MockInstance<typeof console.error>

beforeEach(() => {
  complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  const said = complaints.mock.calls.map((call) => call.map(String).join(' '))
  complaints.mockRestore()
  if (said.length > 0) throw new Error(`console.error was called:\n${said.join('\n')}`)
})
