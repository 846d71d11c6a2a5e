import { useCallback, useEffect, useRef, useState } from 'react'
import { type Dictation, dictate, hearsLocally } from './dictation.ts'
import { canListen, HearingFailure, type HearingProblem } from './recogniser.ts'
import { canRecord, record, type Transcriber } from './recording.ts'

/** Where the sound goes: nowhere, to the browser's maker, or to the service that writes recordings down. */
export type Listener = 'device' | 'browser' | 'service'

interface DictationOptions {
  /** BCP 47. */
  language: string
  /** For browsers without a recogniser; null where none is configured. */
  transcribe: Transcriber | null
  /** All words so far, the last ones still uncertain. */
  onWords: (text: string) => void
  onProblem: (problem: HearingProblem) => void
  /** After all words. */
  onEnd?: () => void
}

interface Run {
  /** Once it listens. */
  dictation?: Dictation
  isStopped?: true
}

/** Dictation as a state. It is called off when its screen goes. */
export function useDictation(options: DictationOptions) {
  const [state, setState] = useState<'idle' | 'listening' | 'writing'>('idle')
  const [listener, setListener] = useState<Listener>('browser')
  const running = useRef<Run>(null)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(
    () => () => {
      if (!running.current) return
      running.current.isStopped = true
      running.current.dictation?.cancel()
    },
    [],
  )

  const start = useCallback(async () => {
    if (running.current) return
    // While the browser is still asked whether it hears by itself, there is nothing to stop but this.
    const run: Run = {}
    running.current = run
    const { language, transcribe } = latest.current
    const onWords = (text: string) => latest.current.onWords(text)
    const begin = async (): Promise<Dictation> => {
      if (!canListen() && transcribe && canRecord()) {
        setListener('service')
        return record(transcribe, () => setState('writing'))
      }
      const locally = await hearsLocally(language)
      if (run.isStopped) throw new HearingFailure('cancelled')
      setListener(locally ? 'device' : 'browser')
      return dictate({ language, onWords, locally })
    }
    setState('listening')
    try {
      run.dictation = await begin()
      onWords(await run.dictation.text)
      latest.current.onEnd?.()
    } catch (error) {
      latest.current.onProblem(error instanceof HearingFailure ? error.problem : 'failed')
    } finally {
      running.current = null
      setState('idle')
    }
  }, [])

  return {
    state,
    listener,
    start: () => void start(),
    stop: () => {
      if (!running.current) return
      running.current.isStopped = true
      running.current.dictation?.stop()
    },
  }
}
