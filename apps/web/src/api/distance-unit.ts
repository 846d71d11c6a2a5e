import type { Region } from '@salus/contract'
import { hereTimeZone, rememberedSettings } from './browser-settings.ts'

export type DistanceUnit = 'miles' | 'km'

/** Where roads are signed in miles, and the United States' own territories. */
const IN_MILES = new Set('US GB PR GU VI AS MP'.split(' '))
const BRITISH_ZONES = new Set('London Belfast Jersey Guernsey Isle_of_Man'.split(' ').map((town) => `Europe/${town}`))

interface Place {
  region: Region
  /** In the person's settings. */
  isRegionChosen: boolean
  languages: readonly string[]
  timeZone: string | undefined
}

/** The United Kingdom measures people in kilograms and roads in miles. */
export function distanceUnit({ region, isRegionChosen, languages, timeZone }: Place): DistanceUnit {
  if (timeZone !== undefined && BRITISH_ZONES.has(timeZone)) return 'miles'
  if (region !== 'US') return 'km'
  // The region stands for 911, which Canada and Mexico call too.
  const country = isRegionChosen ? undefined : languages.map(countryOf).find((code) => code !== undefined)
  return country === undefined || IN_MILES.has(country) ? 'miles' : 'km'
}

export function hereDistanceUnit(region: Region): DistanceUnit {
  const isRegionChosen = rememberedSettings().region !== null
  return distanceUnit({ region, isRegionChosen, languages: navigator.languages, timeZone: hereTimeZone() })
}

function countryOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().region
  } catch {
    return undefined
  }
}
