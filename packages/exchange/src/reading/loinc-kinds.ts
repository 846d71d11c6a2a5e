/** Codes for one measurement of the body, taken in other ways or places, to the usual one. */
const USUAL: Record<string, string> = {
  '8889-8': '8867-4',
  '8893-0': '8867-4',
  '8331-1': '8310-5',
  '8332-9': '8310-5',
  '8333-7': '8310-5',
  '8328-7': '8310-5',
  '2708-6': '59408-5',
  '20564-1': '59408-5',
  '3141-9': '29463-7',
  '3142-7': '29463-7',
  '3137-7': '8302-2',
  '3138-5': '8302-2',
  '8306-3': '8302-2',
  '55284-4': '85354-9',
  '41950-7': '55423-8',
  '38208-5': '72514-3',
  // In capillary blood: measured at home.
  '41653-7': '2339-0',
  '32016-8': '2339-0',
  '14743-9': '2339-0',
}

/** Measurements of the body, which a file may have under another heading; glucose in a vein is a laboratory's. */
const VITAL = new Set([
  ...Object.keys(USUAL),
  ...'8867-4 40443-4 8310-5 8480-6 8462-4 85354-9 59408-5 9279-1 29463-7 8302-2 39156-5 8287-5 9843-4'.split(' '),
  ...'72514-3 55423-8 93832-4 80404-7 41982-0 8280-0 8289-1 77606-2 59576-9 8478-0'.split(' '),
])
/** Smoking, alcohol, pregnancy, occupation. */
const SOCIAL = new Set(
  '72166-2 11367-0 74013-4 11331-6 82810-3 11449-6 11341-5 63513-6 88028-6 76690-7 76689-9'.split(' '),
)

export const isVital = (loinc: string | undefined) => loinc !== undefined && VITAL.has(loinc)

/** Glucose by mass and by amount of substance, in blood, capillaries, serum, tissue: what somebody calls a vital sign is a meter's. */
const GLUCOSE = new Set('2339-0 15074-8 2340-8 2341-6 41653-7 14743-9 32016-8 2345-7 14749-6 99504-3'.split(' '))

export const isGlucose = (loinc: string | undefined) => loinc !== undefined && GLUCOSE.has(loinc)

export const isSocial = (loinc: string | undefined) => loinc !== undefined && SOCIAL.has(loinc)

/** The code under which a measurement is best kept: weight on a scale and weight as told are both weight. */
export const usualLoinc = (loinc: string) => (Object.hasOwn(USUAL, loinc) ? (USUAL[loinc] ?? loinc) : loinc)
