import type { AsNeededDose, DoseAsk, Medicine } from '@salus/contract'

/** How it is with something that is taken when needed, also while the server cannot be reached. */
export interface MayTakeIt {
  state: 'free' | DoseAsk
  from: string | null
}

const HOUR_MS = 3_600_000

/**
 * As the server said, and with what was marked here since. The server asks by the whole plan when the mark arrives:
 * this says it before, and where nothing arrives.
 */
export function mayTakeIt(dose: AsNeededDose, medicine: Pick<Medicine, 'schedule'> | undefined, now: Date): MayTakeIt {
  const schedule = medicine?.schedule?.kind === 'asNeeded' ? medicine.schedule : null
  const isOver = dose.from !== null && new Date(dose.from) <= now
  if (!isOver && (dose.state === 'too-soon' || dose.state === 'over-most'))
    return { state: dose.state, from: dose.from }
  if (dose.most !== null && dose.taken + (dose.amount ?? 1) > dose.most + 1e-9 && !isOver) {
    return { state: 'over-most', from: dose.from }
  }
  const freeAt = dose.last && schedule?.gapHours ? new Date(dose.last.at).getTime() + schedule.gapHours * HOUR_MS : 0
  if (freeAt > now.getTime()) return { state: 'too-soon', from: new Date(freeAt).toISOString() }
  const isLast = dose.most !== null && dose.taken + 2 * (dose.amount ?? 1) > dose.most + 1e-9
  if (dose.state === 'last-allowed' || (isLast && !isOver)) return { state: 'last-allowed', from: null }
  return { state: 'free', from: null }
}
