import type { Language } from '@salus/terms/languages'
import { phrasesOf } from '../tell/languages.ts'
import { type GradedValue, gradePressure } from './grade-value.ts'
import { type Scale, USUAL_VALUES, type UsualValue } from './usual-values.ts'

/** Two sentences on a value of an adult: "For most adults, 9 ng/mL is a low value. …"; and whose ranges these are. */
export function tellValue(graded: GradedValue, language: Language): { text: string; source: string } {
  const { values } = phrasesOf(language)
  const usual = USUAL_VALUES[graded.kind] as UsualValue
  const value = inBothUnits(graded.value, usual, language)
  const { grade } = graded
  const verdict =
    typeof grade === 'string'
      ? values.isFor(value, values.grades[grade])
      : values.isForWomenAndMen(value, values.grades[grade.female], values.grades[grade.male])
  const range = (scale: Scale) => usualRange(scale, usual, language)
  const { scale } = usual
  if (usual.isSign && !('female' in scale))
    return { text: `${verdict} ${values.usualAtRest(range(scale))}`, source: usual.source }
  const usually =
    'female' in scale ? values.usualForWomenAndMen(range(scale.female), range(scale.male)) : values.usual(range(scale))
  return { text: `${verdict} ${usually}`, source: usual.source }
}

function usualRange(scale: Scale, { unit }: UsualValue, language: Language): string {
  const { values } = phrasesOf(language)
  const at = scale.findIndex(([, grade]) => grade === 'usual')
  const [from, to] = [scale[at]?.[0] ?? Number.NEGATIVE_INFINITY, scale[at + 1]?.[0]]
  const shown = (value: number) => value.toLocaleString(language)
  if (to === undefined) return values.atLeast(shown(from), unit)
  return Number.isFinite(from)
    ? values.between(shown(from), shown(lastBefore(to)), unit)
    : values.under(shown(to), unit)
}

/** The last value before a step: 5.0 before 5.1, 450 before 451. */
function lastBefore(step: number): number {
  const digits = String(step).split('.')[1]?.length ?? 0
  return Number((step - 10 ** -digits).toFixed(digits))
}

function inBothUnits(value: number, { unit, also }: UsualValue, language: Language): string {
  const shown = `${value.toLocaleString(language)} ${unit}`
  if (!also) return shown
  const other = (value * also.factor + (also.plus ?? 0)).toLocaleString(language, {
    maximumFractionDigits: also.digits,
  })
  return `${shown} (${other} ${also.unit})`
}

/** A blood pressure of an adult, by its two numbers in mmHg. What the United States call high is slightly high elsewhere. */
export function tellPressure(
  [systolic, diastolic]: readonly [number, number],
  language: Language,
  isAmerican: boolean,
): { text: string; source: string; side: 'high' | 'low' | undefined } {
  const { values } = phrasesOf(language)
  const grade = gradePressure(systolic, diastolic, isAmerican)
  const verdict = values.isFor(`${systolic}/${diastolic} mmHg`, values.grades[grade])
  return {
    text: `${verdict} ${values.usualAtRest(values.under('120/80', 'mmHg'))}`,
    source: isAmerican
      ? 'AHA and ACC, Guideline on high blood pressure in adults, 2025'
      : 'European Society of Cardiology, Guidelines on elevated blood pressure, 2024; NICE NG136, 2023',
    side: grade === 'usual' ? undefined : grade === 'low' ? 'low' : 'high',
  }
}
