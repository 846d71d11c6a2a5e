import { afterEach, beforeEach, type MockInstance, vi } from 'vitest'

let complaints: MockInstance<typeof console.error>

beforeEach(() => {
  complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  const said = complaints.mock.calls.map((call) => call.map(String).join(' '))
  complaints.mockRestore()
  if (said.length > 0) throw new Error(`console.error was called:\n${said.join('\n')}`)
})
