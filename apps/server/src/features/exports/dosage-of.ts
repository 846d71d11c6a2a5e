import type { Medicine, ScheduleJson } from '@salus/contract'

/** When a medicine is taken, as FHIR's Dosage says it, as far as it can; nothing where nobody planned it. */
export function dosageOf({ schedule, asNeeded }: Pick<Medicine, 'schedule' | 'asNeeded'>): object | undefined {
  if (!schedule) return asNeeded ? { asNeededBoolean: true } : undefined
  const timing = timingOf(schedule)
  return {
    ...(timing && { timing: { repeat: { ...boundsOf(schedule), ...timing } } }),
    ...(schedule.kind === 'asNeeded' && { asNeededBoolean: true }),
    ...(schedule.kind === 'asNeeded' && schedule.most && { maxDosePerPeriod: mostOf(schedule.most) }),
  }
}

function boundsOf({ from, until, count }: ScheduleJson) {
  const end = until && { end: until.slice(0, 10) }
  return { boundsPeriod: { start: from.slice(0, 10), ...end }, ...(count && { count }) }
}

/** A plan in steps, or in cycles, is none that one rhythm tells: its words are in the directions. */
function timingOf(schedule: ScheduleJson): object | undefined {
  if (schedule.kind === 'interval') return { frequency: 1, period: schedule.hours, periodUnit: 'h' }
  if (schedule.kind !== 'daily' || schedule.days.kind === 'cycle') return undefined
  const { days, times } = schedule
  const [first] = times
  // FHIR takes a clock or a meal, not both.
  const at =
    first?.when && times.every(({ when }) => when !== undefined)
      ? { when: [...new Set(times.flatMap(({ when }) => when ?? []))], ...(first.offset && { offset: first.offset }) }
      : { timeOfDay: times.map(({ time }) => `${time}:00`) }
  const rhythm = { frequency: times.length, ...at }
  if (days.kind === 'weekdays') return { ...rhythm, period: 1, periodUnit: 'd', dayOfWeek: [...days.dayOfWeek] }
  return { ...rhythm, period: days.n, periodUnit: days.kind === 'months' ? 'mo' : 'd' }
}

const mostOf = ({ amount, hours }: { amount: number; hours: number }) => ({
  numerator: { value: amount },
  denominator: { value: hours, unit: 'h', system: 'http://unitsofmeasure.org', code: 'h' },
})
