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
    stop() {
      this.onend?.()
    }
  }
  vi.stubGlobal('SpeechRecognition', FakeRecogniser)
  return {
    /** Words that are not over yet. */
    hear(words: string) {
      current?.onresult?.({ results: [[{ transcript: words }]] })
    },
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
