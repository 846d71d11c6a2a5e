import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

/** `+919876543210` of what was typed, or undefined when it is no number of that country (or of the one it names itself). */
export function internationalNumber(typed: string, country: string): string | undefined {
  if (typed.trim() === '') return undefined
  const number = parsePhoneNumberFromString(typed, isSupportedCountry(country) ? country : undefined)
  return number?.isValid() ? number.number : undefined
}

/** `+91`, or nothing for a country that has none. */
export function callingCode(country: string): string | undefined {
  return isSupportedCountry(country) ? `+${getCountryCallingCode(country as CountryCode)}` : undefined
}
