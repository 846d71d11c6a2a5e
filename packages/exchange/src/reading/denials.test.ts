import { expect, test } from 'vitest'
import { saysNone } from './denials.ts'

const denies = (name: string, display?: string) => saysNone({ name, codings: display ? [{ display }] : [] })

test.each([
  'No known stroke',
  'No history of diabetes mellitus (situation)',
  'no known drug allergies',
  'NKDA',
  'None',
  'Denies chest pain',
  'Negative for malaria',
  'Never had asthma',
  'Stroke: no',
  'Stroke (denied)',
  'Pulmonary embolism ruled out',
  'Kein Schlaganfall bekannt',
  'Keine Vorerkrankungen',
  'Asthma: verneint',
  'Ohne bekannte Allergien',
  'Niega alergias',
  'Sin antecedentes',
  'Pas de diabète',
  "Pas d'allergie connue",
  'Aucune allergie',
  'मधुमेह नहीं',
  'మధుమేహం లేదు',
])('“%s” tells of what is not there', (name) => {
  expect(denies(name)).toBe(true)
})

test('the words of a code count as those of the text do', () => {
  expect(denies('Stroke', 'No history of stroke (situation)')).toBe(true)
  expect(denies('Stroke', 'Stroke')).toBe(false)
})

test.each([
  'Stroke',
  'Non-Hodgkin lymphoma',
  'Nodular goitre',
  'No light perception of left eye',
  'No-show',
  'Sinusitis',
  'Pasteurellosis',
  'Breast cancer, triple-negative',
  'Breast cancer (HER2 negative)',
  'Rh negative',
  'Acquired absence of kidney',
  'Niereninsuffizienz',
  'Negativism',
  'Not for resuscitation',
  'Anxiety',
  '',
])('“%s” tells of what is there', (name) => {
  expect(denies(name)).toBe(false)
})
