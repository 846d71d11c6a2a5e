import type { Page } from '@playwright/test'

/** Headless Chromium has the constructor of a recogniser, but none behind it. */
export async function hears(page: Page, phrase: string) {
  await page.addInitScript((transcript) => {
    class Recogniser extends EventTarget {
      [handler: `on${string}`]: ((event: Event) => void) | null | undefined
      lang = ''
      continuous = false
      interimResults = false
      maxAlternatives = 1

      start() {
        const alternative = { transcript, confidence: 0.9 }
        const result = Object.assign([alternative], { isFinal: true, item: () => alternative })
        const results = Object.assign([result], { item: () => result })
        setTimeout(() => this.tell('start'), 10)
        setTimeout(() => this.tell('result', { results, resultIndex: 0 }), 60)
        setTimeout(() => this.tell('end'), 80)
      }
      stop() {}
      abort() {}

      private tell(name: string, details: object = {}) {
        const event = Object.assign(new Event(name), details)
        this[`on${name}`]?.(event)
        this.dispatchEvent(event)
      }
    }
    const window = globalThis as unknown as Record<string, unknown>
    window.SpeechRecognition = Recogniser
    window.webkitSpeechRecognition = Recogniser
    recordSpeech()

    function recordSpeech() {
      window.spoken = []
      const synthesis = globalThis.speechSynthesis
      synthesis.speak = (utterance) => {
        ;(window.spoken as string[]).push(utterance.text)
        setTimeout(() => utterance.dispatchEvent(new Event('end')), 5)
      }
    }
  }, phrase)
}

/** A browser that has no recogniser at all. */
export async function cannotHear(page: Page) {
  await page.addInitScript(() => {
    const window = globalThis as unknown as Record<string, unknown>
    window.SpeechRecognition = undefined
    window.webkitSpeechRecognition = undefined
  })
}

/** Tells the sentences that the page has said aloud since it was loaded. */
export const spoken = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken.join(' '))
