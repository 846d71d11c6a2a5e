import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'

/**
 * Gives the focus to the first button, or field, of a place where something is brought in, when the address asks for it. Called by
 * what renders the page: its heading has taken the focus by then.
 */
export function useFocusForAdding<E extends HTMLElement>(what: string, first: 'button' | 'input' = 'button') {
  const place = useRef<E>(null)
  const [params] = useSearchParams()
  const { key } = useLocation()
  const isWanted = params.get('add') === what
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is a new wish, on the same page too.
  useEffect(() => {
    if (isWanted) place.current?.querySelector<HTMLElement>(first)?.focus()
  }, [isWanted, key, first])
  return place
}
