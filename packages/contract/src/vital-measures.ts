/** How a measure is written in one unit: `canonical = value * factor + offset`. */
export interface VitalUnit {
  /** UCUM. */
  ucum: string
  /** As people write it. */
  label: string
  factor: number
  offset: number
  decimals: number
  /** Other spellings that are understood, in lower case. */
  alias: readonly string[]
  /** Where LOINC has a code of its own for what is measured in this unit: a mass and an amount of substance are two. */
  loinc?: Loinc
}

/** A code and its long common name. */
export interface Loinc {
  code: string
  name: string
}

/** As in FHIR: the value is below or above the one that is kept. */
export const COMPARATORS = ['<', '>'] as const
export type Comparator = (typeof COMPARATORS)[number]

export interface VitalMeasure {
  /** Kept in the database: never change one. */
  code: number
  label: string
  /** Null where LOINC has no code that fits. */
  loinc: Loinc | null
  /** The first is canonical: everything is kept and compared in it. */
  units: readonly [VitalUnit, ...VitalUnit[]]
  /** In the canonical unit. Outside of `possible` a value is refused; outside of `usual` the person is asked. */
  possible: Range
  usual: Range
  /** Blood pressure alone has a second number. */
  diastolic?: { loinc: Loinc; possible: Range; usual: Range }
}

type Range = readonly [low: number, high: number]

const unit = (ucum: string, label: string, decimals: number, alias: readonly string[] = []): VitalUnit => ({
  ucum,
  label,
  factor: 1,
  offset: 0,
  decimals,
  alias,
})
const scaled = (factor: number, offset: number, of: VitalUnit): VitalUnit => ({ ...of, factor, offset })

/**
 * Every vital sign, once: its codes, its units, and what is possible. The limits of what is possible are those of
 * survival and of home devices, with room; they catch slips of the finger, not illness.
 */
export const VITAL_MEASURES = {
  heartbeat: {
    code: 1,
    label: 'Heartbeat',
    loinc: { code: '8867-4', name: 'Heart rate' },
    units: [unit('/min', 'beats/min', 0, ['bpm', '1/min', 'count/min', 'beats per minute'])],
    possible: [15, 350],
    usual: [35, 200],
  },
  temperature: {
    code: 2,
    label: 'Temperature',
    loinc: { code: '8310-5', name: 'Body temperature' },
    units: [
      unit('Cel', '°C', 1, ['c', '° c', 'celsius', 'degc', 'deg c']),
      scaled(5 / 9, (-32 * 5) / 9, unit('[degF]', '°F', 1, ['f', '° f', 'fahrenheit', 'degf', 'deg f'])),
    ],
    possible: [25, 45],
    usual: [34, 41.5],
  },
  blood_pressure: {
    code: 3,
    label: 'Blood pressure',
    loinc: { code: '8480-6', name: 'Systolic blood pressure' },
    units: [unit('mm[Hg]', 'mmHg', 0, ['mm hg', 'mm[hg]'])],
    possible: [40, 320],
    usual: [75, 220],
    diastolic: {
      loinc: { code: '8462-4', name: 'Diastolic blood pressure' },
      possible: [20, 220],
      usual: [40, 130],
    },
  },
  oxygen_level: {
    code: 4,
    label: 'Oxygen level',
    loinc: { code: '59408-5', name: 'Oxygen saturation in Arterial blood by Pulse oximetry' },
    units: [unit('%', '%', 0, ['percent', 'spo2'])],
    possible: [30, 100],
    usual: [80, 100],
  },
  weight: {
    code: 5,
    label: 'Weight',
    loinc: { code: '29463-7', name: 'Body weight' },
    units: [
      unit('kg', 'kg', 1, ['kgs', 'kilo', 'kilos', 'kilograms']),
      scaled(0.45359237, 0, unit('[lb_av]', 'lb', 1, ['lbs', 'pound', 'pounds'])),
    ],
    possible: [0.3, 650],
    usual: [25, 250],
  },
  height: {
    code: 6,
    label: 'Height',
    loinc: { code: '8302-2', name: 'Body height' },
    units: [
      unit('cm', 'cm', 1, ['centimeters', 'centimetres']),
      scaled(2.54, 0, unit('[in_i]', 'in', 1, ['inch', 'inches', '"', '″'])),
      scaled(100, 0, unit('m', 'm', 2, ['meter', 'meters', 'metre', 'metres'])),
    ],
    possible: [20, 275],
    usual: [100, 220],
  },
  glucose: {
    code: 7,
    label: 'Glucose',
    loinc: { code: '2339-0', name: 'Glucose [Mass/volume] in Blood' },
    units: [
      unit('mg/dL', 'mg/dL', 0, ['mg/dl', 'mgdl']),
      // Molar mass of glucose: 180.156 g/mol.
      scaled(18.0156, 0, {
        ...unit('mmol/L', 'mmol/L', 1, ['mmol/l', 'mmol']),
        loinc: { code: '15074-8', name: 'Glucose [Moles/volume] in Blood' },
      }),
    ],
    possible: [5, 2000],
    usual: [40, 500],
  },
  respiratory_rate: {
    code: 8,
    label: 'Breaths a minute',
    loinc: { code: '9279-1', name: 'Respiratory rate' },
    units: [unit('/min', 'breaths/min', 0, ['1/min', 'count/min', 'per minute', 'bpm'])],
    possible: [2, 120],
    usual: [8, 40],
  },
  pain: {
    code: 9,
    label: 'Pain, 0 to 10',
    loinc: { code: '72514-3', name: 'Pain severity - 0-10 verbal numeric rating [Score] - Reported' },
    units: [unit('{score}', 'of 10', 0, ['/10', 'of 10'])],
    possible: [0, 10],
    usual: [0, 10],
  },
  mood: {
    code: 10,
    label: 'Mood, 1 to 5',
    loinc: null,
    units: [unit('{score}', 'of 5', 0, ['/5', 'of 5'])],
    possible: [1, 5],
    usual: [1, 5],
  },
  steps: {
    code: 11,
    label: 'Steps',
    loinc: { code: '55423-8', name: 'Number of steps in unspecified time Pedometer' },
    units: [unit('{steps}', 'steps', 0, ['steps', 'step', 'count', '1'])],
    possible: [0, 200_000],
    usual: [0, 60_000],
  },
  sleep: {
    code: 12,
    label: 'Sleep',
    loinc: { code: '93832-4', name: 'Sleep duration' },
    units: [unit('h', 'hours', 1, ['hr', 'hrs', 'hours', 'hour'])],
    possible: [0, 24],
    usual: [0, 16],
  },
} as const satisfies Record<string, VitalMeasure>

export type VitalName = keyof typeof VITAL_MEASURES

export const VITAL_NAMES = Object.keys(VITAL_MEASURES) as [VitalName, ...VitalName[]]

/** The code of the two numbers together, as FHIR and LOINC name the panel. */
export const BLOOD_PRESSURE_PANEL = {
  code: '85354-9',
  name: 'Blood pressure panel with all children optional',
} as const

export const vitalMeasure = (name: VitalName): VitalMeasure => VITAL_MEASURES[name]

/** A value of the canonical unit in another one, unrounded. */
export const inUnit = (canonical: number, { factor, offset }: VitalUnit): number => (canonical - offset) / factor

/** To a millionth: 98.6 °F is 37 °C, and not a hair more. */
export const toCanonical = (value: number, { factor, offset }: VitalUnit): number =>
  Math.round((value * factor + offset) * 1e6) / 1e6

const MOST_DECIMALS = 9

/** A kept value as it was given: the shortest number of that unit that is kept as it. Converted back alone, 150.4 lb are 150.39999901. */
export function asGiven(canonical: number, unit: VitalUnit): number {
  const exact = inUnit(canonical, unit)
  for (let decimals = 0; decimals < MOST_DECIMALS; decimals++) {
    const shorter = Number(exact.toFixed(decimals))
    if (toCanonical(shorter, unit) === canonical) return shorter
  }
  return Number(exact.toFixed(MOST_DECIMALS))
}

/** The unit that people of a region use. */
export function usualUnit(name: VitalName, region: 'US' | 'EU' | 'IN'): VitalUnit {
  const { units } = vitalMeasure(name)
  // Glucose is kept as the United States and India write it; the rest as everybody else does.
  const wantsOther = name === 'glucose' ? region === 'EU' : region === 'US'
  return (wantsOther && units[1]) || units[0]
}

/** Readings of one time together, those that a meter could only tell as HI or LO among them, counted at their bounds. */
export interface VitalTotal {
  count: number
  min: number
  max: number
  above?: number | undefined
  below?: number | undefined
}

export type Bound = 'at least' | 'at most' | 'about'

/**
 * What a number of a total is then: the mean of 100 and of more than 400 is at least 250. Left out, the worst readings of
 * a day would make it look better.
 */
export function boundOf(
  part: 'min' | 'mean' | 'max',
  { count, min, max, above = 0, below = 0 }: VitalTotal,
): Bound | null {
  const [hasAbove, hasBelow] = [above > 0, below > 0]
  if (part === 'mean') return hasAbove && hasBelow ? 'about' : hasAbove ? 'at least' : hasBelow ? 'at most' : null
  if (part === 'max')
    return hasAbove ? 'at least' : hasBelow && (below === count || max <= BEYOND['<']) ? 'at most' : null
  return hasBelow ? 'at most' : hasAbove && (above === count || min >= BEYOND['>']) ? 'at least' : null
}

/** "at least 250". */
export const boundText = (bound: Bound | null, text: string | number): string => `${bound ? `${bound} ` : ''}${text}`

/** What is true of every common meter of glucose that says LO or HI, in mg/dL: they show 10 or 20 to 500 or 600, sensors 40 to 400 or 500. */
export const BEYOND = { '<': 40, '>': 400 } as const

/** Rounded as the unit is read, without a unit: "120/80", "36.6", "above 400". */
export function vitalText(
  value: number,
  diastolic: number | null,
  unit: VitalUnit,
  comparator: Comparator | null = null,
): string {
  const say = (canonical: number) => String(Number(inUnit(canonical, unit).toFixed(unit.decimals)))
  if (comparator) return `${comparator === '>' ? 'above' : 'below'} ${say(value)}`
  return diastolic === null ? say(value) : `${say(value)}/${say(diastolic)}`
}
