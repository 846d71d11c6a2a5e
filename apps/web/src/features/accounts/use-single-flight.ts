import { useRef } from 'react'

/** Runs one call at a time: a second click before the screen shows that it is busy does nothing. */
export function useSingleFlight(): (work: () => Promise<unknown>) => void {
  const flying = useRef(false)
  return (work) => {
    if (flying.current) return
    flying.current = true
    void work().finally(() => {
      flying.current = false
    })
  }
}
