import { usualLoinc } from './loinc-kinds.ts'

const NAMES: Record<string, string> = {
  '8867-4': 'Heart rate',
  '40443-4': 'Resting heart rate',
  '80404-7': 'Heart rate variability',
  '8310-5': 'Body temperature',
  '85354-9': 'Blood pressure',
  '8480-6': 'Systolic blood pressure',
  '8462-4': 'Diastolic blood pressure',
  '8478-0': 'Mean blood pressure',
  '59408-5': 'Oxygen saturation',
  '9279-1': 'Respiratory rate',
  '29463-7': 'Body weight',
  '8302-2': 'Body height',
  '39156-5': 'Body mass index',
  '41982-0': 'Body fat',
  '8280-0': 'Waist circumference',
  '8287-5': 'Head circumference',
  '9843-4': 'Head circumference',
  '2339-0': 'Glucose',
  '72514-3': 'Pain severity',
  '55423-8': 'Steps',
  '93832-4': 'Sleep',
}

/** The name of a measurement whose source gives its code alone: nobody knows what 8310-5 is. */
export function nameOfLoinc(code: string): string | undefined {
  const usual = usualLoinc(code)
  return Object.hasOwn(NAMES, usual) ? NAMES[usual] : undefined
}
