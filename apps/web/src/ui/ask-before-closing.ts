import { useEffect } from 'react'

/** The browser asks before the tab is closed, as long as something would be lost with it. */
export function useAskBeforeClosing(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isNeeded])
}
