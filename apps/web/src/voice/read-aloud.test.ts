import { afterEach, describe, expect, test, vi } from 'vitest'
import { readAloud, sentencesOf } from './read-aloud.ts'

/** A synthesiser that speaks when `finish` says that a sentence is over. */
function fakeSynthesis() {
  const spoken: { text: string; rate: number; lang: string }[] = []
  let current: { onend?: () => void; onerror?: () => void } | undefined
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      rate = 1
      lang = ''
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [],
    cancel: () => current?.onerror?.(),
    speak(utterance: never) {
      current = utterance
      spoken.push(utterance)
    },
  })
  return { spoken, finish: () => current?.onend?.(), texts: () => spoken.map(({ text }) => text) }
}

afterEach(() => vi.unstubAllGlobals())

describe('reading aloud', () => {
  test('goes sentence by sentence to the end', () => {
    const { texts, finish } = fakeSynthesis()
    const onEnd = vi.fn()
    readAloud({ text: 'Rest. Drink enough.', language: 'en-US', rate: () => 1, onEnd })
    expect(texts()).toEqual(['Rest.'])
    finish()
    expect(texts()).toEqual(['Rest.', 'Drink enough.'])
    expect(onEnd).not.toHaveBeenCalled()
    finish()
    expect(onEnd).toHaveBeenCalledOnce()
  })

  test('begins a paused sentence anew, and takes another speed from the next on', () => {
    const { spoken, texts, finish } = fakeSynthesis()
    let rate = 1
    const reading = readAloud({ text: 'Rest. Drink enough.', language: 'fr-FR', rate: () => rate, onEnd: () => {} })
    reading.pause()
    expect(texts()).toEqual(['Rest.'])
    reading.resume()
    expect(texts()).toEqual(['Rest.', 'Rest.'])
    rate = 1.5
    finish()
    expect(spoken.at(-1)).toMatchObject({ text: 'Drink enough.', rate: 1.5, lang: 'fr-FR' })
  })

  test('says nothing more once it is stopped', () => {
    const { texts, finish } = fakeSynthesis()
    const onEnd = vi.fn()
    readAloud({ text: 'Rest. Drink enough.', language: 'en-US', rate: () => 1, onEnd }).stop()
    finish()
    expect(texts()).toEqual(['Rest.'])
    expect(onEnd).toHaveBeenCalledOnce()
  })
})

test('marks of lists and of emphasis are not read, and long sentences come in pieces', () => {
  expect(sentencesOf('- **Rest** now.\n* Drink.\n\n---\n', 'en-US')).toEqual(['Rest now.', 'Drink.'])
  const long = `${'very '.repeat(100)}long.`
  const pieces = sentencesOf(long, 'en-US')
  expect(pieces.join(' ')).toBe(long)
  expect(pieces.every((piece) => piece.length <= 220)).toBe(true)
  expect(sentencesOf('x'.repeat(500), 'en-US').join('')).toBe('x'.repeat(500))
})

test('sentences end as their script ends them', () => {
  expect(sentencesOf('पानी पिएँ। आराम करें।', 'hi-IN')).toEqual(['पानी पिएँ।', 'आराम करें।'])
})
