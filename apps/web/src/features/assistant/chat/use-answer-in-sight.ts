import { type RefObject, useEffect, useRef } from 'react'
import { isFocusFree } from '#web/ui/keep-focus.ts'

/**
 * Brings the beginning of the newest answer into sight when it is asked for, under the words that it answers where these
 * are short. The answer then grows downwards, and the page stays where the person reads.
 */
export function useAnswerInSight(section: RefObject<HTMLElement | null>, busy: boolean) {
  const isOpened = useRef(false)
  useEffect(() => {
    if (isOpened.current && !busy) return
    isOpened.current = true
    const answer = section.current?.querySelector<HTMLElement>('ol > li[data-role="assistant"]:last-of-type')
    const said = answer?.previousElementSibling
    if (!answer || !(said instanceof HTMLElement)) return
    answer.style.setProperty('--said', `${said.offsetHeight}px`)
    answer.scrollIntoView({ block: 'start' })
    // The pressed control has gone: a suggestion, the form of an edited message.
    if (busy && isFocusFree()) said.focus({ preventScroll: true })
  }, [section, busy])
}
