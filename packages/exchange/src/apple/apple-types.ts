/** Types of Apple Health to the names and LOINC codes of our record; a type that is not here keeps its own name and code. */
export const APPLE_TYPES: Record<string, { name: string; loinc?: string }> = {
  HeartRate: { name: 'Heart rate', loinc: '8867-4' },
  RestingHeartRate: { name: 'Resting heart rate', loinc: '40443-4' },
  HeartRateVariabilitySDNN: { name: 'Heart rate variability', loinc: '80404-7' },
  BodyTemperature: { name: 'Body temperature', loinc: '8310-5' },
  OxygenSaturation: { name: 'Oxygen saturation', loinc: '59408-5' },
  RespiratoryRate: { name: 'Respiratory rate', loinc: '9279-1' },
  BodyMass: { name: 'Body weight', loinc: '29463-7' },
  Height: { name: 'Body height', loinc: '8302-2' },
  BodyMassIndex: { name: 'Body mass index', loinc: '39156-5' },
  BodyFatPercentage: { name: 'Body fat', loinc: '41982-0' },
  WaistCircumference: { name: 'Waist circumference', loinc: '8280-0' },
  BloodGlucose: { name: 'Glucose', loinc: '2339-0' },
  StepCount: { name: 'Steps', loinc: '55423-8' },
  DistanceWalkingRunning: { name: 'Walking and running distance', loinc: '55430-3' },
  ActiveEnergyBurned: { name: 'Active energy burned', loinc: '41981-2' },
}

/** Units that Apple writes in its own way. */
const APPLE_UNITS: Record<string, string> = {
  'count/min': '/min',
  count: '1',
  degF: '[degF]',
  degC: 'Cel',
  mmHg: 'mm[Hg]',
  lb: '[lb_av]',
  st: '[stone_av]',
  oz: '[oz_av]',
  in: '[in_i]',
  ft: '[ft_i]',
  mi: '[mi_i]',
  Cal: 'kcal',
  hr: 'h',
  'mL/min·kg': 'mL/kg/min',
  IU: '[iU]',
}
const SAME = new Set([
  '%',
  'kg',
  'g',
  'mg',
  'mcg',
  'cm',
  'm',
  'km',
  'kcal',
  'kJ',
  'mg/dL',
  'ms',
  's',
  'min',
  'L',
  'mL',
  'W',
  'km/hr',
  'm/s',
])

export function ucumOfApple(unit: string): string | undefined {
  if (SAME.has(unit)) return unit === 'km/hr' ? 'km/h' : unit === 'mcg' ? 'ug' : unit
  // "mmol<180.1558800000541>/L": the number is the molar mass.
  return APPLE_UNITS[unit] ?? (/^mmol<[\d.]+>\/L$/.test(unit) ? 'mmol/L' : undefined)
}
