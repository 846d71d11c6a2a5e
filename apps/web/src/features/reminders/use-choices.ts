import type { ReminderSettings, Reminders } from '@salus/contract'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { notifyProblem } from '#web/ui/notify.ts'
import { keepReminders } from './reminders-requests.ts'

/** The settings as they are chosen, each change kept at once and in turn. One that fails goes back to what is kept. */
export function useChoices(kept: ReminderSettings) {
  const [wanted, setWanted] = useState<ReminderSettings | null>(null)
  const shown = wanted ?? kept
  // A change that comes after a question to the browser builds on all that was chosen meanwhile.
  const latest = useRef(shown)
  latest.current = shown
  const saving = useMutation({ mutationFn: keepReminders, scope: { id: 'reminders' } })
  const keep = async (changed: Partial<ReminderSettings> = {}): Promise<Reminders> => {
    const next = { ...latest.current, ...changed }
    latest.current = next
    setWanted(next)
    try {
      return await saving.mutateAsync(next)
    } finally {
      setWanted((current) => (current === next ? null : current))
    }
  }
  return {
    shown,
    keep,
    change: (changed: Partial<ReminderSettings>) =>
      void keep(changed).catch((error: Error) => notifyProblem(error.message)),
  }
}
