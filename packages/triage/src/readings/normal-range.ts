import type { NormalRange, ReadingMeasure } from './types.ts'

type Range = readonly [low: number, high: number]

// Fleming and others (Lancet 2011), 1st to 99th centile of healthy children, to the fifth birthday; from there on the ranges that
// Advanced Paediatric Life Support gives; the adult's from NEWS2 and the AHA.
const HEART: [below: number, range: Range][] = [
  [0.25, [107, 181]],
  [0.5, [104, 175]],
  [0.75, [98, 168]],
  [1, [93, 161]],
  [1.5, [88, 156]],
  [2, [82, 149]],
  [3, [76, 142]],
  [4, [70, 136]],
  [5, [65, 131]],
  [12, [80, 120]],
  [200, [60, 100]],
]
// The same, below the limits from which the WHO and NICE NG143 call breathing fast (60, 50 and 40 in small children).
const BREATH: [below: number, range: Range][] = [
  [2 / 12, [25, 59]],
  [0.5, [24, 49]],
  [1, [22, 49]],
  [2, [17, 40]],
  [3, [17, 38]],
  [4, [17, 33]],
  [6, [17, 29]],
  [8, [16, 27]],
  [12, [14, 25]],
  [15, [12, 23]],
  [18, [11, 22]],
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
      // Oral, adults and children: below a fever by NICE and above 36 °C; of a newborn as the WHO keeps it warm.
      return band(years < 1 / 12 ? [36.5, 37.5] : [36, 37.5])
    case 'oxygen_level':
      return band([95, 100])
    case 'glucose':
      // Before meals, without diabetes (ADA): 70 to 99 mg/dL; after them up to 140.
      // A baby's is kept above 60 (Pediatric Endocrine Society, 2015).
      return band(years < 1 ? [60, 140] : [70, 140])
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
