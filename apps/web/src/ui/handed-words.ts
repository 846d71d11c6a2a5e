import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** For `navigate`: the words go along and are in no address, which logs and histories would keep. */
export const withWords = (words: string) => ({ state: { words } })

/** Takes the words that another page hands over, once: a reload asks nothing a second time. */
export function useHandedWords(take: (words: string) => void) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const words = wordsIn(state)
  const taken = useRef('')
  useEffect(() => {
    if (!words || taken.current === words) return
    taken.current = words
    void navigate(pathname + search, { replace: true, state: null })
    take(words)
  }, [words, take, navigate, pathname, search])
}

function wordsIn(state: unknown): string {
  return state !== null && typeof state === 'object' && 'words' in state && typeof state.words === 'string'
    ? state.words
    : ''
}
