import { type ReactNode, useRef, useState } from 'react'
import { ApiFailure } from '#web/api/client.ts'
import type { Confirmed } from '#web/ui/confirmed.ts'
import { ConfirmItIsYou } from './confirm-it-is-you.tsx'

/**
 * Runs work that the server may answer with "please confirm that it is you"; then the person is asked, and the work runs
 * again. The answer is false when the person called it off. `dialog` has to stand on the page.
 */
export function useConfirmed(): { confirmed: Confirmed; dialog: ReactNode } {
  const [asking, setAsking] = useState(false)
  const answer = useRef<(isConfirmed: boolean) => void>(() => {})

  const ask = () => {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    answer.current = resolve
    setAsking(true)
    return promise
  }
  const settle = (isConfirmed: boolean) => {
    setAsking(false)
    answer.current(isConfirmed)
  }
  const confirmed = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.code !== 'confirmation_required') throw error
      if (!(await ask())) return false
      await work()
    }
    return true
  }
  return { confirmed, dialog: asking && <ConfirmItIsYou onDone={settle} /> }
}
