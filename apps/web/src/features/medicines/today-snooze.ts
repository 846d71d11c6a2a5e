import { useEffect } from 'react'
import { useDecides } from '#web/ui/deciding.tsx'
import { notifyInfo } from '#web/ui/notify.ts'
import { useDraft } from '#web/ui/use-draft.ts'
import { putOffReminder } from './medicines-requests.ts'

/** Until when a dose is put off, by medicine and slot. */
type PutOff = Readonly<Record<string, string>>

export const SNOOZE_MINUTES = [15, 30, 60] as const

const keyOf = ({ medicineId, slot }: { medicineId: string; slot: string }) => `${medicineId} ${slot}`

/** Doses that the person wants to be told of again in a while: by their reminders, and in this tab as long as it is open. */
export function useSnooze(now: Date) {
  const decides = useDecides()
  const [putOff, setPutOff] = useDraft<PutOff>('doses-put-off', {})
  const over = Object.values(putOff).some((until) => new Date(until) <= now)
  useEffect(() => {
    if (!over) return
    setPutOff(Object.fromEntries(Object.entries(putOff).filter(([, until]) => new Date(until) > now)))
    notifyInfo('A dose that you put off is due now.')
  }, [over, now, putOff, setPutOff])
  return {
    untilOf: (dose: { medicineId: string; slot: string }): string | null => putOff[keyOf(dose)] ?? null,
    snooze: (dose: { medicineId: string; slot: string }, minutes: number) => {
      setPutOff({ ...putOff, [keyOf(dose)]: new Date(Date.now() + minutes * 60_000).toISOString() })
      // The reminders of all devices wait as long; those of others are not a helper's to put off.
      if (decides) void putOffReminder(dose, minutes)
    },
    end: (dose: { medicineId: string; slot: string }) => {
      const { [keyOf(dose)]: _, ...others } = putOff
      setPutOff(others)
    },
  }
}
export type Snooze = ReturnType<typeof useSnooze>
