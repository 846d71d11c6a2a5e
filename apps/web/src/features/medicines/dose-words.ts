import type { MedicineForm, PlannedDose } from '@salus/contract'
import type { EventTiming } from '@salus/dosing'

/** Doses are counted in UCUM units or annotations; each has a word for one and for several. */
const UNITS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  '{tablet}': ['tablet', 'tablets'],
  '{capsule}': ['capsule', 'capsules'],
  mL: ['mL', 'mL'],
  '{drop}': ['drop', 'drops'],
  '{puff}': ['puff', 'puffs'],
  '{spray}': ['spray', 'sprays'],
  '{application}': ['application', 'applications'],
  '{patch}': ['patch', 'patches'],
  '{injection}': ['injection', 'injections'],
  '[iU]': ['unit', 'units'],
  '{suppository}': ['suppository', 'suppositories'],
  '{sachet}': ['sachet', 'sachets'],
  g: ['g', 'g'],
  mg: ['mg', 'mg'],
  '{dose}': ['dose', 'doses'],
}
export const UNIT_CHOICES = Object.entries(UNITS).map(([value, [, several]]) => ({ value, label: several }))

export const UNIT_OF_FORM: Readonly<Record<MedicineForm, string>> = {
  tablet: '{tablet}',
  capsule: '{capsule}',
  liquid: 'mL',
  drops: '{drop}',
  cream: '{application}',
  inhaler: '{puff}',
  injection: '{injection}',
  patch: '{patch}',
  spray: '{spray}',
  suppository: '{suppository}',
  powder: '{sachet}',
  other: '{dose}',
}

export function unitText(unit: string | null | undefined, amount: number): string {
  const [one, several] = UNITS[unit ?? '{dose}'] ?? [plain(unit ?? ''), plain(unit ?? '')]
  return amount > 1 ? several : one
}
const plain = (unit: string) => unit.replaceAll(/[{}[\]]/g, '')

/** "½", "1½", "2.3" */
export function numberText(amount: number): string {
  const whole = Math.floor(amount)
  const part = FRACTIONS[(amount - whole).toFixed(2)]
  if (part === undefined) return amount.toLocaleString('en', { maximumFractionDigits: 3 })
  return whole === 0 && part ? part : `${whole.toLocaleString('en')}${part}`
}
const FRACTIONS: Readonly<Record<string, string>> = {
  '0.00': '',
  '0.25': '¼',
  '0.50': '½',
  '0.75': '¾',
  '0.33': '⅓',
  '0.67': '⅔',
}

/** "1½ tablets" */
export const amountText = (amount: number, unit?: string | null): string =>
  `${numberText(amount)} ${unitText(unit, amount)}`

export const MEALS: Readonly<Record<EventTiming, string>> = {
  AC: 'before a meal',
  ACM: 'before breakfast',
  ACD: 'before lunch',
  ACV: 'before dinner',
  C: 'with a meal',
  CM: 'with breakfast',
  CD: 'with lunch',
  CV: 'with dinner',
  PC: 'after a meal',
  PCM: 'after breakfast',
  PCD: 'after lunch',
  PCV: 'after dinner',
  WAKE: 'after waking up',
  MORN: 'in the morning',
  NOON: 'at noon',
  AFT: 'in the afternoon',
  EVE: 'in the evening',
  NIGHT: 'at night',
  HS: 'at bedtime',
}

export const MEAL_CHOICES = [
  { value: '', label: 'Not said' },
  ...Object.entries(MEALS).map(([value, label]) => ({ value: value as EventTiming, label })),
] as const

/** "30 minutes before breakfast" */
export function mealText(when: EventTiming | null | undefined, offset?: number | null): string {
  if (!when) return ''
  return offset && (when.startsWith('AC') || when.startsWith('PC')) ? `${offset} minutes ${MEALS[when]}` : MEALS[when]
}

/** Writes a time in the reader's own way: "8:00 AM". */
export const clockText = (time: string): string =>
  new Date(`2000-01-01T${time}:00Z`).toLocaleTimeString(undefined, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  })

/** "Tue, Nov 24", with the year where it is another one. */
export function nearDayText(day: string, today: string): string {
  if (day === today) return 'Today'
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(undefined, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' as const }),
    timeZone: 'UTC',
  })
}

export const STATE_WORDS: Readonly<Record<string, string>> = {
  later: 'Still to come',
  due: 'Due now',
  late: 'Late',
  missed: 'Missed',
  taken: 'Taken',
  skipped: 'Skipped',
}

/** "Today, 8:00 AM" */
export const doseTimeText = ({ day, time }: Pick<PlannedDose, 'day' | 'time'>, today: string): string =>
  `${nearDayText(day, today)}, ${clockText(time)}`
