import type { Region } from '@salus/contract'
import type { Place } from '@salus/prevention'

/** Countries whose programs follow the recommendations of the European Union, or nearly so. */
const EUROPE = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO CH'.split(' '),
)

/** Whose rules are told: of the country of the account where there are some, else of the region that the page shows. */
export function placeOf(country: string, region: Region): Place {
  if (country === 'US' || country === 'GB' || country === 'IN') return country
  return EUROPE.has(country) ? 'EU' : region
}
