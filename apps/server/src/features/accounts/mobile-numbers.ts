import type { CountryCode } from 'libphonenumber-js/mobile'
import { asciiDigits } from './digits.ts'

// Loaded with the first sign-up: its tables cost time at start and memory.
const load = () => import('libphonenumber-js/mobile')

/** E.164 of a mobile number as typed in a country, or with its own country code; null when it is none. */
export async function readMobile(typed: string, country: string): Promise<string | null> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await load()
  const home = isSupportedCountry(country) ? { defaultCountry: country as CountryCode } : {}
  const number = parsePhoneNumberFromString(asciiDigits(typed), { ...home, extract: false })
  return number?.isValid() && !number.ext ? number.number : null
}

/** One that the forms offer: they list those that have telephone numbers. */
export async function isOffered(country: string): Promise<boolean> {
  return (await load()).isSupportedCountry(country)
}

/** Whether a person who logs in typed a phone number. */
export function looksLikeMobile(typed: string): boolean {
  return /^\+?[\d\s().-]{6,30}$/.test(asciiDigits(typed))
}

/**
 * Every E.164 number that was perhaps meant. Without the `+` the country is not known: then one for each country code, as
 * a person at home types it.
 */
export async function possibleMobiles(typed: string): Promise<string[]> {
  const digits = asciiDigits(typed).replaceAll(/\D/g, '')
  if (typed.trim().startsWith('+')) return [`+${digits}`]
  const { getCountries, getCountryCallingCode } = await load()
  const national = digits.replace(/^0+/, '')
  const codes = new Set(getCountries().map((country) => getCountryCallingCode(country)))
  return [`+${national}`, ...[...codes].map((code) => `+${code}${national}`)].filter((number) => number.length <= 16)
}
