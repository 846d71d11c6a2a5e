import { useEffect, useRef } from 'react'
import { isFocusFree } from '#web/ui/keep-focus.ts'
import type { SymptomCheck } from './use-symptom-check.ts'

const WELL_IN_SIGHT = 0.4

/**
 * A new answer takes the focus to what is most pressing in it. A refined one leaves the person where they answer,
 * unless it has become an emergency.
 */
export function useAnswerFocus({ arrival, result, asking }: SymptomCheck) {
  const isAsking = asking !== null
  const wasAsking = useRef(isAsking)
  const alert = useRef<HTMLDivElement>(null)
  const band = useRef<HTMLDivElement>(null)
  const wasEmergency = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new answer.
  useEffect(() => {
    if (arrival.analysed > 0 && !isAsking) goTo(alert.current ?? band.current)
  }, [arrival.analysed])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refined answer.
  useEffect(() => {
    const isNew = result?.answer.emergency != null && !wasEmergency.current
    if (arrival.refined === 0) return
    // The questions take the focus themselves; their end takes it to the answer.
    if (isAsking) return
    if (isNew) goTo(alert.current)
    else if (wasAsking.current) goTo(band.current)
    // The button that was pressed has gone with its question.
    else if (isFocusFree()) (band.current ?? alert.current)?.focus()
  }, [arrival.refined])

  useEffect(() => {
    wasEmergency.current = result?.answer.emergency != null
    wasAsking.current = isAsking
  }, [result, isAsking])

  return { alert, band }
}

function goTo(element: HTMLElement | null) {
  if (!element) return
  element.focus({ preventScroll: true })
  const { top } = element.getBoundingClientRect()
  // Where it is well in sight already, nothing has to move.
  if (top < 0 || top > window.innerHeight * WELL_IN_SIGHT) element.scrollIntoView({ block: 'start' })
}
