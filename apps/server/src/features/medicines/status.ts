import type { MedicineStatus } from '@salus/contract'
import { plannedFrom, withPause } from './planned.ts'
import type { StoredMedicine } from './stored-medicine.ts'

/** A medicine that is taken, paused or stopped from a moment on; its plan rests meanwhile. */
export function withStatus<M extends StoredMedicine>(medicine: M, status: MedicineStatus, from: string): M {
  const next = { ...medicine, status, statusSince: from }
  // A last day that the person wrote stays: an undo finds it as it was.
  if (status === 'stopped') next.until ??= from.slice(0, 10)
  else if (medicine.status === 'stopped' && medicine.until === medicine.statusSince.slice(0, 10)) next.until = null
  if (!medicine.schedule) return next
  const { until, ...endless } = withPause(medicine.schedule, next)
  // A medicine that is begun anew after its last day loses that day.
  const isOver = status === 'active' && until !== undefined && until.slice(0, 10) < from.slice(0, 10)
  const schedule = until === undefined || isOver ? endless : { ...endless, until }
  // An undo counts from long ago, and takes back no plan that was there before the last change.
  const last = medicine.plan.at(-1)?.since ?? from
  return { ...next, schedule, plan: plannedFrom(medicine.plan, schedule, last > from ? last : from) }
}

export const stopped = <M extends StoredMedicine>(medicine: M, at: string): M => withStatus(medicine, 'stopped', at)
export const restarted = <M extends StoredMedicine>(medicine: M, at: string): M => ({
  ...withStatus(medicine, 'active', at),
  until: null,
})
