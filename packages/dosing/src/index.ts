export { isZone } from './clock/zone-spans.ts'
export { dosesBetween } from './doses-between.ts'
export { newDoseTime } from './new-dose-time.ts'
export type * from './types.ts'
