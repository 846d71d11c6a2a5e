import { useCallback, useEffect, useRef, useState } from 'react'
import { type Hearing, HearingFailure, type HearingProblem, listen } from './recogniser.ts'

interface ListeningOptions {
  language?: string
  onHeard: (phrase: string) => void
  onProblem: (problem: HearingProblem) => void
}

/** Listening for one phrase as a state: start it, stop it; it stops by itself when its screen goes. */
export function useListening(options: ListeningOptions) {
  const [listening, setListening] = useState(false)
  const hearing = useRef<Hearing>(null)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })

  const stop = useCallback(() => hearing.current?.cancel(), [])
  const start = useCallback(() => {
    if (hearing.current) return
    const now = listen(latest.current.language)
    hearing.current = now
    setListening(true)
    now.phrase
      .then(
        (phrase) => latest.current.onHeard(phrase),
        (error) => latest.current.onProblem(error instanceof HearingFailure ? error.problem : 'failed'),
      )
      .finally(() => {
        hearing.current = null
        setListening(false)
      })
  }, [])
  useEffect(() => stop, [stop])
  return { listening, start, stop }
}
