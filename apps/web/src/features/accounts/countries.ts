import { getCountries } from 'libphonenumber-js/min'
import { callingCode } from './phone-number.ts'

export interface Country {
  value: string
  label: string
}

/** Every country that has telephone numbers, by its English name. */
export const COUNTRIES: Country[] = listCountries()

function listCountries(): Country[] {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  return getCountries()
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))
}

/** Found by its name (accents do not count), its two letters or its calling code. Names that begin so come first. */
export function findCountries(countries: Country[], search: string): Country[] {
  const wanted = fold(search.trim())
  if (!wanted) return countries
  const digits = /^\+?\d+$/.test(wanted) ? wanted.replace('+', '') : undefined
  const found = countries.filter(({ value, label }) =>
    digits
      ? callingCode(value)?.slice(1).startsWith(digits)
      : fold(label).includes(wanted) || value.toLowerCase() === wanted,
  )
  const rank = ({ value, label }: Country) =>
    value.toLowerCase() === wanted ? 0 : fold(label).startsWith(wanted) ? 1 : 2
  return found.sort((a, b) => rank(a) - rank(b))
}

/** Where this browser seems to be: its time zone says more than its language. */
export function likelyCountry(languages: readonly string[], timeZone: string | undefined): string {
  if (timeZone === 'Asia/Kolkata' || timeZone === 'Asia/Calcutta') return 'IN'
  for (const language of languages) {
    const country = regionOf(language)
    if (country && COUNTRIES.some(({ value }) => value === country)) return country
  }
  return ''
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().region
  } catch {
    return undefined
  }
}

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
