import { type Grade, type Scale, USUAL_VALUES } from './usual-values.ts'

export interface GradedValue {
  kind: string
  /** In the unit of the kind. */
  value: number
  /** One grade, or two where women and men differ and it is not known whose the value is. */
  grade: Grade | { female: Grade; male: Grade }
}

/** How far a value is from what is usual for an adult; nothing of a kind that has no scale. */
export function gradeValue(kind: string, value: number, sex?: string): GradedValue | undefined {
  const usual = Object.hasOwn(USUAL_VALUES, kind) ? USUAL_VALUES[kind] : undefined
  if (!usual) return undefined
  if (!('female' in usual.scale)) return { kind, value, grade: gradeOn(usual.scale, value) }
  const [female, male] = [gradeOn(usual.scale.female, value), gradeOn(usual.scale.male, value)]
  if (sex === 'female' || sex === 'male') return { kind, value, grade: sex === 'female' ? female : male }
  return { kind, value, grade: female === male ? female : { female, male } }
}

const gradeOn = (scale: Scale, value: number): Grade => scale.findLast(([from]) => value >= from)?.[1] ?? 'usual'

/** Where a value stands: the part of a page that speaks of it. Undefined where it is usual, or depends on the sex. */
export function sideOf({ grade }: GradedValue): 'high' | 'low' | undefined {
  if (typeof grade !== 'string' || grade === 'usual') return undefined
  return LOW.has(grade) ? 'low' : 'high'
}

const LOW: ReadonlySet<Grade> = new Set(['very-low', 'low', 'slightly-low'])

const [OF_SYSTOLIC, OF_DIASTOLIC] = [
  { low: 90, elevated: 120, high: 140, highInAmerica: 130, veryHigh: 180 },
  { low: 60, elevated: 80, high: 90, highInAmerica: 80, veryHigh: 120 },
] as const
/** A lower number that is low alone says little beside an upper one that is not. */
const FAINT_BELOW = 100

/** How high a blood pressure of an adult at rest is, in mmHg: the worse of its two numbers counts. */
export function gradePressure(systolic: number, diastolic: number, isAmerican: boolean): Grade {
  const numbers = [
    [systolic, OF_SYSTOLIC],
    [diastolic, OF_DIASTOLIC],
  ] as const
  const isFrom = (step: 'elevated' | 'high' | 'highInAmerica' | 'veryHigh') =>
    numbers.some(([value, steps]) => value >= steps[step])
  if (isFrom('veryHigh')) return 'very-high'
  if (isFrom(isAmerican ? 'highInAmerica' : 'high')) return 'high'
  if (isFrom('elevated')) return 'slightly-high'
  if (systolic < OF_SYSTOLIC.low || (diastolic < OF_DIASTOLIC.low && systolic < FAINT_BELOW)) return 'low'
  return 'usual'
}
