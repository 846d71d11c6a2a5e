import type { NormalRange, ReadingMeasure } from './types.ts'

type Range = readonly [low: number, high: number]

// Advanced Paediatric Life Support (6th ed.), resting heart and breath rates; the adult's from NEWS2 and the AHA.
const HEART: [below: number, range: Range][] = [
  [1, [110, 160]],
  [2, [100, 150]],
  [5, [95, 140]],
  [12, [80, 120]],
  [200, [60, 100]],
]
const BREATH: [below: number, range: Range][] = [
  [1, [30, 40]],
  [2, [25, 35]],
  [5, [25, 30]],
  [12, [20, 25]],
  [200, [12, 20]],
]
// Sleep: National Sleep Foundation (2015).
const SLEEP: [below: number, range: Range][] = [
  [6, [10, 13]],
  [14, [9, 11]],
  [18, [8, 10]],
  [65, [7, 9]],
  [200, [7, 8]],
]

const ADULT_AGE = 40

/** What is normal at rest, in the units in which readings are kept; null where there is no one band for all. */
export function normalRange(measure: ReadingMeasure, age: number | null): NormalRange | null {
  const years = age ?? ADULT_AGE
  switch (measure) {
    case 'heartbeat':
      return band(at(HEART, years))
    case 'respiratory_rate':
      return band(at(BREATH, years))
    case 'sleep':
      return band(at(SLEEP, years))
    case 'temperature':
      // Oral, adults and children: below a fever by NICE and above 36 °C.
      return band([36, 37.5])
    case 'oxygen_level':
      return band([95, 100])
    case 'glucose':
      // Before meals, without diabetes (ADA): 70 to 99 mg/dL; after them up to 140.
      return band([70, 140])
    case 'blood_pressure':
      // NHS: 90/60 to 120/80; the AAP reads it so from 13 years on. Below that age it goes by height: no band is shown.
      return years < 13 ? null : { ...band([90, 120]), diastolic: { low: 60, high: 80 } }
    default:
      return null
  }
}

const band = ([low, high]: Range): NormalRange => ({ low, high, diastolic: null })

function at(table: [number, Range][], years: number): Range {
  return table.find(([below]) => years < below)?.[1] ?? [0, 0]
}
