import { useEffect, useRef, useState } from 'react'
import { rememberedSettings } from '#web/api/browser-settings.ts'
import { type Reading, readAloud } from './read-aloud.ts'

export const RATES = [0.75, 1, 1.25, 1.5] as const

/** Reading aloud as a state. It stops when its text or its screen goes. */
export function useReadAloud(text: string, language: string) {
  const [state, setState] = useState<'idle' | 'reading' | 'paused'>('idle')
  const [rate, setRate] = useState<number>(() => rememberedSettings().speechRate)
  const reading = useRef<Reading>(null)
  const rateNow = useRef(rate)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text or language ends the reading of this one.
  useEffect(() => () => reading.current?.stop(), [text, language])

  return {
    state,
    rate,
    start() {
      setState('reading')
      reading.current = readAloud({
        text,
        language,
        rate: () => rateNow.current,
        onEnd: () => {
          reading.current = null
          setState('idle')
        },
      })
    },
    pause() {
      reading.current?.pause()
      setState('paused')
    },
    resume() {
      reading.current?.resume()
      setState('reading')
    },
    stop: () => reading.current?.stop(),
    /** Counts from the next sentence on. */
    changeRate(next: number) {
      rateNow.current = next
      setRate(next)
    },
  }
}
