import type { Medicine, MedicineStatus } from '@salus/contract'
import { notifyInfo, notifyProblem } from '#web/ui/notify.ts'
import { changeMedicineStatus, currentIn } from './medicines-requests.ts'

const SAID: Readonly<Record<MedicineStatus, (name: string) => string>> = {
  active: (name) => `${name} is taken again.`,
  'on-hold': (name) => `${name} is paused.`,
  stopped: (name) => `${name} is stopped.`,
}

/** Pauses, stops or restarts at once, and offers to take it back. Tells whether it was done. */
export async function changeStatus(medicine: Medicine, status: MedicineStatus): Promise<boolean> {
  const { id, version, name, status: before, statusSince } = medicine
  try {
    const changed = await changeMedicineStatus(id, { version, status })
    const undo = async (): Promise<void> => {
      try {
        await changeMedicineStatus(id, { version: changed.version, status: before, from: statusSince })
        notifyInfo('It is as it was before.')
      } catch (error) {
        notifyProblem(sentenceOf(error))
      }
    }
    notifyInfo(SAID[status](name), { action: { label: 'Undo', run: () => void undo() } })
    return true
  } catch (error) {
    notifyProblem(sentenceOf(error))
    return false
  }
}

const sentenceOf = (error: unknown): string => {
  if (currentIn(error)) return 'This medicine was changed in another place. Please look at it and try again.'
  return error instanceof Error ? error.message : 'Something went wrong. Please try again.'
}
