/** Measurements of the body that a file may have under another heading. */
const VITAL = new Set(
  (
    '8867-4 40443-4 8310-5 8331-1 8480-6 8462-4 85354-9 55284-4 2708-6 59408-5 9279-1 29463-7 3141-9 8302-2 3137-7 8306-3 39156-5 8287-5 9843-4 ' +
    '72514-3 38208-5 55423-8 41950-7 93832-4 80404-7 41982-0 8280-0 8289-1 77606-2 59576-9 8478-0'
  ).split(' '),
)
/** Smoking, alcohol, pregnancy, occupation. */
const SOCIAL = new Set(
  '72166-2 11367-0 74013-4 11331-6 82810-3 11449-6 11341-5 63513-6 88028-6 76690-7 76689-9'.split(' '),
)

export const isVital = (loinc: string | undefined) => loinc !== undefined && VITAL.has(loinc)
export const isSocial = (loinc: string | undefined) => loinc !== undefined && SOCIAL.has(loinc)
