import { stateCodeOf, US_STATES } from './us-states.ts'

/** Abbreviations in addresses. A name and a search are both written out. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'sainte',
  ft: 'fort',
  mt: 'mount',
  mtn: 'mountain',
  hts: 'heights',
  spgs: 'springs',
  bch: 'beach',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
}
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ı: 'i' }

/** As people call some cities that the post calls otherwise. */
const CALLED: Readonly<Record<string, readonly [town: string, region: string]>> = {
  'new york city': ['new york', 'ny'],
  nyc: ['new york', 'ny'],
  queens: ['jamaica', 'ny'],
  la: ['los angeles', 'ca'],
  sf: ['san francisco', 'ca'],
  dc: ['washington', 'dc'],
  philly: ['philadelphia', 'pa'],
  vegas: ['las vegas', 'nv'],
}

/** A name in small letters without accents, points and abbreviations: "St. Louis" and "SAINT-LOUIS" are one. */
export function placeKey(name: string): string {
  return (
    name
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .toLowerCase()
      .replace(/[ßøæœłđı]/g, (letter) => LETTERS[letter] ?? letter)
      .replace(/['’‘`]/g, '')
      .replace(/(?<=\b[a-z])\.(?=[a-z]\b)/g, '')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()
      .replace(/^the (?=.)/, '')
      // O'Fallon is also written O Fallon.
      .replace(/\b([dlo]) (?=\p{L})/gu, '$1')
      .split(' ')
      .map((word) => WRITTEN_OUT[word] ?? word)
      .join(' ')
  )
}

/** Key of a postcode: "SW1A 1AA" is written with a space and without. */
export const postcodeKey = (code: string): string => placeKey(code).replaceAll(' ', '')

/** Key of a state, a county or a country: the two letters of a state, or the name. */
export function regionKey(region: string): string {
  const key = placeKey(region)
  return US_STATES.has(key) ? key : (stateCodeOf(key) ?? key)
}

/** "Mass.", "Illinois" and "IL" are what is there; so are a country's name and its two letters. */
export function isRegionMeant(asked: string, region: string): boolean {
  if (asked === region) return true
  const name = US_STATES.get(region) ?? region
  return (asked.length > 2 && name.startsWith(asked)) || placeKey(countryNamed(asked)) === region
}

const countries = new Intl.DisplayNames(['en'], { type: 'region' })

/** "DE" is Germany; what is longer is a name already. */
export const countryNamed = (country: string): string =>
  /^[a-z]{2}$/i.test(country) ? (countries.of(country.toUpperCase()) ?? country) : country

export interface PlaceReading {
  key: string
  /** Undefined where none was named. */
  region?: string
}

const LONGEST_REGION = 3
const UNITED_STATES = /,?\s+(usa?|u\.s\.(a\.)?|united states( of america)?)$/i

/** Lists the meanings that the words may have, the likeliest first. */
export function readingsOf(words: string): PlaceReading[] {
  const asked = words.trim().replace(UNITED_STATES, '')
  const [zip] = /\b\d{5}(?=(-\d{4})?$)/.exec(asked) ?? []
  if (zip !== undefined) return [{ key: zip }]
  const readings: PlaceReading[] = []
  const key = placeKey(asked)
  const called = CALLED[key]
  if (called) readings.push({ key: called[0], region: called[1] })
  const comma = asked.lastIndexOf(',')
  if (comma > 0) {
    const [name, region] = [asked.slice(0, comma), regionKey(asked.slice(comma + 1))]
    readings.push({ key: placeKey(name), region })
    if (/\d/.test(name)) readings.push({ key: postcodeKey(name), region })
  }
  readings.push({ key })
  if (/\d/.test(key)) readings.push({ key: postcodeKey(asked) })
  const parts = key.split(' ')
  for (let length = 1; length <= LONGEST_REGION && length < parts.length; length++) {
    readings.push({ key: parts.slice(0, -length).join(' '), region: regionKey(parts.slice(-length).join(' ')) })
  }
  return readings.filter((reading) => reading.key !== '')
}
