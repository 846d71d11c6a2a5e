import type { DoctorPlaceRow } from '#server/platform/database/tables/doctors.ts'
import { milesBetween, type Place } from '../map.ts'
import { placeKey, postcodeKey, regionKey } from './place-words.ts'

export interface PostcodePlace extends Place {
  /** Empty where there is none. */
  postcode: string
  town: string
  /** The state; where there is none the country. */
  region: string
}

/** Further apart than this, one name is that of two towns. */
const ONE_TOWN_MILES = 60

/** Postcodes and the towns that they are in, to be looked up by name. */
export function placesOf(postcodes: Iterable<PostcodePlace>): DoctorPlaceRow[] {
  const codes = new Map<string, Spot>()
  const towns = new Map<string, Spot[]>()
  for (const { postcode, town, region, latitude, longitude } of postcodes) {
    const place = { latitude, longitude }
    const code = postcodeKey(postcode)
    if (code !== '') {
      const key = `${code}|${regionKey(region)}`
      codes.set(
        key,
        joined(codes.get(key), { ...place, key: code, name: postcode.trim(), region, postcode, weight: 1 }),
      )
    }
    const key = placeKey(town)
    if (key === '') continue
    const named = `${key}|${regionKey(region)}`
    const spots = towns.get(named) ?? []
    const at = spots.findIndex((spot) => milesBetween(spot, place) <= ONE_TOWN_MILES)
    const spot = { ...place, key, name: town.trim(), region, postcode: postcode.trim(), weight: 1 }
    if (at < 0) spots.push(spot)
    else spots[at] = joined(spots[at], spot)
    towns.set(named, spots)
  }
  return [...[...codes.values()].map((spot) => rowOf('postcode', spot)), ...[...towns.values()].flatMap(rowsOf)]
}

interface Spot extends Place {
  key: string
  name: string
  region: string
  postcode: string
  /** How many postcodes, or doctors, it is the middle of: the larger town has more. */
  weight: number
}

function joined(spot: Spot | undefined, next: Spot): Spot {
  if (!spot) return next
  const weight = spot.weight + 1
  const middle = (one: number, other: number) => one + (other - one) / weight
  return {
    ...spot,
    weight,
    latitude: middle(spot.latitude, next.latitude),
    longitude: middle(spot.longitude, next.longitude),
  }
}

/** Beside so many postcodes one that lies far away is a mistake. */
const MISTAKEN = 50

/** Towns of one name in one region are told apart by a postcode. */
function rowsOf(spots: readonly Spot[]): DoctorPlaceRow[] {
  const largest = Math.max(...spots.map(({ weight }) => weight))
  const right = spots.filter(({ weight }) => weight * MISTAKEN > largest)
  return right.length === 1 ? right.map((spot) => rowOf('town', spot)) : right.flatMap(apart)
}

/** Found with the postcode and without. */
function apart(spot: Spot): DoctorPlaceRow[] {
  const row = rowOf('town', { ...spot, name: `${spot.name} ${spot.postcode}`.trim() })
  const key = placeKey(row.name)
  return key === row.key ? [row] : [row, { ...row, key }]
}

const rowOf = (kind: DoctorPlaceRow['kind'], { key, name, region, latitude, longitude, weight }: Spot) => ({
  kind,
  key,
  region_key: regionKey(region),
  name,
  region,
  latitude,
  longitude,
  weight,
})
