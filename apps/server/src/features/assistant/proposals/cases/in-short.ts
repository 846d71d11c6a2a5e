import { vitalMeasure } from '@salus/contract'
import type { ToldChange } from '../told-change.ts'

const SHORT_NAMES: Partial<Record<string, string>> = { heartbeat: 'heart_rate', oxygen_level: 'spo2' }

/** As the cases say it. */
export function inShort(change: ToldChange): string {
  if (change.resource === 'Observation') {
    const { measure, value, unit } = change
    const { units } = vitalMeasure(measure)
    const label = units.length > 1 ? ` ${units.find(({ ucum }) => ucum === unit)?.label}` : ''
    return `${SHORT_NAMES[measure] ?? measure} ${value}${label}`
  }
  const named = change.ingredients.join('+').replace('benzylpenicillin', 'penicillin')
  if (change.resource === 'AllergyIntolerance') return `allergy ${named || change.substance.toLowerCase()}`
  return `${change.does === 'takes' ? 'start' : 'stop'} ${named}`
}
