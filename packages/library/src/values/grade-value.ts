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
