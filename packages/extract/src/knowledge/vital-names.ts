import { namesOfVitalSign, type VitalSign } from '@salus/terms/vital-signs'
import { fold } from '../reading/fold.ts'
import type { VitalKind } from '../types.ts'

interface VitalOfPaper {
  kind: VitalKind
  sign: VitalSign
  /** Short forms that mean it on a paper of one person's measurements, and other things elsewhere. */
  onPaper?: readonly string[]
  /** UCUM -> how it may be written, and between which values it can be. */
  units: { ucum: string; written: RegExp; low: number; high: number }[]
}

/** The first unit is meant where none is written. */
const VITALS: VitalOfPaper[] = [
  {
    kind: 'blood-pressure',
    sign: 'blood-pressure',
    onPaper: ['b p', 'nibp', 'ta', 'pa', 'rr', 'sitting bp', 'systolic diastolic'],
    units: [{ ucum: 'mm[Hg]', written: /^mm\s?\[?hg\]?$/i, low: 20, high: 320 }],
  },
  {
    kind: 'pulse',
    sign: 'heart-rate',
    onPaper: ['pr', 'hf'],
    units: [
      {
        ucum: '/min',
        written: /^(?:bpm|\/ ?min|lpm|beats\/min|\/min\.|min-1|batt\/min|x'|lat\/min|per minute|ppm)$/i,
        low: 20,
        high: 300,
      },
    ],
  },
  {
    kind: 'temperature',
    sign: 'temperature',
    onPaper: ['t°', 'జ్వరం'],
    units: [
      { ucum: 'Cel', written: /^(?:°\s?c|c|ºc|celsius|degc|°)$/i, low: 25, high: 45 },
      { ucum: '[degF]', written: /^(?:°\s?f|f|ºf|fahrenheit|degf)$/i, low: 77, high: 113 },
    ],
  },
  {
    kind: 'oxygen-saturation',
    sign: 'oxygen-saturation',
    units: [{ ucum: '%', written: /^%$/, low: 30, high: 100 }],
  },
  {
    kind: 'respiratory-rate',
    sign: 'respiratory-rate',
    onPaper: ['af'],
    units: [
      { ucum: '/min', written: /^(?:\/ ?min|rpm|breaths\/min|bpm|cycles\/min|per minute|c\/min)$/i, low: 4, high: 90 },
    ],
  },
  {
    kind: 'weight',
    sign: 'weight',
    units: [
      { ucum: 'kg', written: /^(?:kg|kgs|kilos?|किग्रा|కిలోలు|కేజీ)$/i, low: 0.3, high: 450 },
      { ucum: '[lb_av]', written: /^(?:lb|lbs|pounds?)$/i, low: 0.7, high: 1000 },
    ],
  },
  {
    kind: 'height',
    sign: 'height',
    units: [
      { ucum: 'cm', written: /^(?:cm|cms|सेमी|సెం\.?మీ)$/i, low: 25, high: 260 },
      { ucum: 'm', written: /^(?:m|mts?)$/, low: 0.25, high: 2.6 },
      { ucum: '[in_i]', written: /^(?:in|inch|inches|")$/i, low: 10, high: 100 },
    ],
  },
  {
    kind: 'body-mass-index',
    sign: 'body-mass-index',
    onPaper: ['body mass index bmi'],
    units: [{ ucum: 'kg/m2', written: /^kg\s?\/\s?(?:m2|m\^2|m²|qm|sqm)$/i, low: 5, high: 120 }],
  },
  {
    kind: 'glucose',
    sign: 'capillary-glucose',
    units: [
      { ucum: 'mg/dL', written: /^mg\s?\/\s?d[lI]$/i, low: 10, high: 1500 },
      { ucum: 'mmol/L', written: /^mmol\s?\/\s?l$/i, low: 0.5, high: 80 },
    ],
  },
]

/** The folded name, in six languages -> the sign. */
export const VITAL_NAMES = new Map(
  VITALS.flatMap((vital) =>
    [...namesOfVitalSign(vital.sign), ...(vital.onPaper ?? [])].map((name) => [fold(name), vital] as const),
  ),
)
/** Words that a name begins with. */
export const VITAL_OPENINGS = new Set(Array.from(VITAL_NAMES.keys(), (name) => name.split(' ')[0] ?? ''))
