import { useEffect, useRef } from 'react'

/** Leads to the first field that is wrong, at each attempt to send the form. */
export function useFocusOnProblem(attempt: number) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempt === 0) return
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    field?.focus({ preventScroll: true })
    field?.scrollIntoView?.({ block: 'center' })
  }, [attempt])
  return form
}
