import type { DateOrder } from '../types.ts'

const STATES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|PR|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY'
/** An address with state and ZIP, or the licence that every laboratory of the US prints. */
const UNITED_STATES = new RegExp(`\\b(?:${STATES}),? \\d{5}(?:-\\d{4})?\\b|\\bCLIA\\b`)
/** Accreditations, tax numbers and telephone codes of India and of European countries. */
const ELSEWHERE =
  /\bNABL\b|\bGSTIN\b|\bUKAS\b|\bDAkkS\b|\bCOFRAC\b|\bENAC\b|\bNHS\b|\+ ?(?:91|44|49|33|34|353|39|31|41|43)\b/

/** How the country that a laboratory stands in writes 03/04, where the page tells that country. */
export function homeOrderOf(text: string): DateOrder | undefined {
  const [isThere, isElsewhere] = [UNITED_STATES.test(text), ELSEWHERE.test(text)]
  if (isThere === isElsewhere) return undefined
  return isThere ? 'mdy' : 'dmy'
}
