import { vi } from 'vitest'

/** A browser that hears: `say` and `fail` answer whoever is listening. */
export function fakeRecogniser() {
  let current: FakeRecogniser | undefined
  class FakeRecogniser {
    lang = ''
    onresult: ((event: unknown) => void) | null = null
    onerror: ((event: { error: string }) => void) | null = null
    onend: (() => void) | null = null
    start() {
      current = this
    }
    abort() {
      this.onend?.()
    }
  }
  vi.stubGlobal('SpeechRecognition', FakeRecogniser)
  return {
    say(phrase: string) {
      current?.onresult?.({ results: [[{ transcript: phrase }]] })
      current?.onend?.()
    },
    fail(error: string) {
      current?.onerror?.({ error })
      current?.onend?.()
    },
    language: () => current?.lang,
  }
}
