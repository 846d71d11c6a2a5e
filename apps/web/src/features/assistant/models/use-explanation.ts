import {
  API,
  type ExplanationEvent,
  ExplanationEventSchema,
  type ExplanationRequest,
  type SummaryLine,
} from '@salus/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { streamLines } from '#web/api/stream-lines.ts'
import { refreshUsage } from '../usage-requests.ts'
import { answeringModel, useModels } from './models-requests.ts'

/** A model's words beside a built-in answer, while they come and when they are there. */
export interface Explanation {
  asked: ExplanationRequest
  text: string
  notices: readonly string[]
  lines: readonly SummaryLine[]
  /** The model; null while the words come, and when none gave a whole answer. */
  answeredBy: string | null
  state: 'arriving' | 'done' | 'stopped'
  problem: string | null
}

/** At most one explanation at a time: a new one, or leaving the page, calls off the one before. */
export function useExplanation() {
  const { data: models } = useModels()
  const [explanation, setExplanation] = useState<Explanation | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const run = useCallback(async (asked: ExplanationRequest) => {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    let so: Explanation = {
      asked,
      text: '',
      notices: [],
      lines: [],
      answeredBy: null,
      state: 'arriving',
      problem: null,
    }
    const show = (changed: Partial<Explanation>) => {
      so = { ...so, ...changed }
      if (running.current === control) setExplanation(so)
    }
    show({})
    try {
      for await (const event of streamLines(API.explanation, {
        body: asked,
        schema: ExplanationEventSchema,
        signal: control.signal,
      })) {
        show(grown(so, event))
      }
      if (so.state === 'arriving') show({ state: 'stopped', problem: 'This answer was cut off.' })
    } catch (error) {
      show({ state: 'stopped', problem: control.signal.aborted ? null : (error as Error).message })
    } finally {
      refreshUsage()
    }
  }, [])

  const ask = useCallback((asked: ExplanationRequest) => void run(asked), [run])
  const clear = useCallback(() => {
    running.current?.abort()
    running.current = undefined
    setExplanation(null)
  }, [])

  return {
    explanation,
    isOffered: (models?.models.length ?? 0) > 0,
    isAllowed: answeringModel(models) !== undefined,
    ask,
    stop: () => running.current?.abort(),
    clear,
  }
}

export type Explaining = ReturnType<typeof useExplanation>

function grown(so: Explanation, event: ExplanationEvent): Partial<Explanation> {
  switch (event.type) {
    case 'words':
      return { text: so.text + event.text }
    case 'corrected':
      return { text: event.text }
    case 'notice':
      return { notices: [...so.notices, event.text] }
    case 'done':
      return { answeredBy: event.answeredBy, notices: event.notices, lines: event.lines, state: 'done' }
    case 'failed':
      return { state: 'stopped', problem: event.message }
  }
}

/** What can be shared of it: nothing before it is whole. */
export const explanationText = (explanation: Explanation | null): string =>
  explanation?.answeredBy ? `In the words of ${explanation.answeredBy}\n${explanation.text}` : ''
