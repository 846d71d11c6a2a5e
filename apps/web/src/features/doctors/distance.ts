import { type Doctor, MOST_MILES } from '@salus/contract'
import type { DistanceUnit } from '#web/api/distance-unit.ts'

const KM_A_MILE = 1.609344
const CHOICES: Record<DistanceUnit, readonly number[]> = {
  miles: [1, 5, 10, 25, 50, 100],
  km: [2, 10, 20, 50, 100, 150],
}

export const distanceText = ({ miles, location }: Doctor, unit: DistanceUnit): string =>
  miles === null || unit === 'miles' ? location : `${(miles * KM_A_MILE).toFixed(1)} km`

export const distanceChoices = (unit: DistanceUnit) => [
  { value: '', label: 'Any distance' },
  ...CHOICES[unit].map((value) => ({
    value: String(value),
    label: `Within ${value} ${unit === 'km' ? 'km' : value === 1 ? 'mile' : 'miles'}`,
  })),
]

/** As the server is asked; empty stays empty. */
export function inMiles(within: string, unit: DistanceUnit): string {
  if (within === '' || unit === 'miles') return within
  const miles = Number(within) / KM_A_MILE
  return Number.isFinite(miles) ? Math.min(miles, MOST_MILES).toFixed(2) : ''
}
