/** Reading aloud, sentence by sentence: long utterances are cut off by browsers, and cannot be paused well. */
export interface Reading {
  pause(): void
  resume(): void
  stop(): void
}

interface ReadingOptions {
  text: string
  /** BCP 47. */
  language: string
  /** 1 is as people speak. */
  rate: () => number
  onEnd: () => void
}

export const canSpeak = () => 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window

/** Whether a voice of the language is there. Where the browser tells of none at all, it may still have one. */
export function hasVoice(language: string): boolean {
  const voices = window.speechSynthesis.getVoices()
  return voices.length === 0 || voices.some((voice) => isOf(voice, language))
}

export function readAloud({ text, language, rate, onEnd }: ReadingOptions): Reading {
  const synthesis = window.speechSynthesis
  const sentences = sentencesOf(text, language)
  let next = 0
  let isPaused = false
  let isOver = false
  let current: SpeechSynthesisUtterance | undefined

  function speakNext() {
    const sentence = sentences[next]
    if (isOver || isPaused) return
    if (sentence === undefined) {
      isOver = true
      onEnd()
      return
    }
    const utterance = new SpeechSynthesisUtterance(sentence)
    current = utterance
    utterance.lang = language
    utterance.rate = rate()
    const voice = synthesis.getVoices().find((each) => isOf(each, language))
    if (voice) utterance.voice = voice
    const goOn = () => {
      // A sentence that was broken off by a pause is read again from its beginning.
      if (current !== utterance || isPaused || isOver) return
      next += 1
      speakNext()
    }
    utterance.onend = goOn
    utterance.onerror = goOn
    synthesis.speak(utterance)
  }

  synthesis.cancel()
  speakNext()
  return {
    pause() {
      isPaused = true
      synthesis.cancel()
    },
    resume() {
      isPaused = false
      speakNext()
    },
    stop() {
      isOver = true
      synthesis.cancel()
      onEnd()
    },
  }
}

const LONGEST = 220

/** Sentences as they are spoken: without marks, each short enough for every browser. */
export function sentencesOf(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  return text
    .split(/\n+/)
    .flatMap((line) => Array.from(segmenter.segment(line), ({ segment }) => segment))
    .map((sentence) => sentence.replaceAll(/^[\s\-*•]+|[*_#`]/g, '').trim())
    .flatMap((sentence) => (sentence.length <= LONGEST ? [sentence] : (sentence.match(PIECE) ?? [])))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

const PIECE = /[^\s][\s\S]{0,200}(?=\s|$)|\S{200}/g

const isOf = (voice: SpeechSynthesisVoice, language: string): boolean =>
  voice.lang.replace('_', '-').split('-')[0] === language.split('-')[0]
