import type { Region } from '@salus/contract'
import { hereTimeZone, rememberedSettings } from '#web/api/browser-settings.ts'

/** Countries whose emergency number is 911; nearly everywhere else 112 is answered from a mobile phone. */
const CALLS_911 = new Set('US CA MX PR GU VI AS MP BS BM BB BZ AR CO CR DO EC SV HN JM PA PY PE PH UY VE TT'.split(' '))

/** Where this browser seems to be. The time zone comes first: many write English far from the United States. */
export function likelyRegion(languages: readonly string[], timeZone: string | undefined): Region {
  if (timeZone === 'Asia/Kolkata' || timeZone === 'Asia/Calcutta') return 'IN'
  if (timeZone?.startsWith('Europe/')) return 'EU'
  const country = languages.map(countryOf).find((code) => code !== undefined)
  if (country === 'IN') return 'IN'
  return country === undefined || CALLS_911.has(country) ? 'US' : 'EU'
}

/** The region of the person's settings; or else where this browser seems to be. */
export const hereRegion = (): Region => rememberedSettings().region ?? likelyRegion(navigator.languages, hereTimeZone())

function countryOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().region
  } catch {
    return undefined
  }
}
