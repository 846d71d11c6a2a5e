import type { DoctorPlaceRow } from '#server/platform/database/tables/doctors.ts'
import type { Place } from '../map.ts'
import { isRegionMeant, type PlaceReading, readingsOf, regionKey } from './place-words.ts'
import type { PlacesRepository, TownName } from './places.repository.ts'
import { slipsBetween, sounded } from './slips.ts'
import { US_STATES } from './us-states.ts'

export interface FoundPlace {
  /** Null where several are meant as well, or none. */
  place: (Place & { name: string }) | null
  /** Others that may be meant, each in words that find it. */
  others: string[]
  /** Whether the others have the name that was asked for, or one that is like it. */
  areSameName: boolean
}

/** So many times as large as the next of its name, a town is meant by the name alone: Brooklyn is in New York. */
const FAR_LARGER = 8
const MOST_SAME = 40
const MOST_ALIKE = 6
/** With fewer letters than this so many slips make another name. */
const LEAST_WITH_SLIPS = [4, 6]
/** With fewer letters half of the country goes on from them. */
const LEAST_BEGUN = 3
const MOST_NEAR = 1_000

/** A town or a postcode in a person's words. */
export async function findPlace(words: string, places: PlacesRepository): Promise<FoundPlace> {
  const readings = readingsOf(words)
  const rows = await places.named(readings.map(({ key }) => key))
  for (const reading of readings) {
    const meant = rows.filter((row) => fits(row, reading))
    const [first, second] = meant
    if (!first) continue
    // "California" is also a town in Missouri.
    const inRegion = reading.region === undefined ? await places.largestIn(regionKey(words), MOST_ALIKE) : []
    const others = namesOf([...meant, ...inRegion]).slice(0, MOST_SAME)
    const rival = second?.weight ?? Math.min(1, inRegion.length)
    const isMeant = others.length === 1 || first.weight >= FAR_LARGER * rival
    if (!isMeant) return { place: null, others, areSameName: true }
    const { latitude, longitude } = first
    const [name, ...same] = namesOf(meant) as [string, ...string[]]
    return { place: { latitude, longitude, name }, others: same.slice(0, MOST_SAME), areSameName: true }
  }
  return { place: null, others: await alike(words, readings, rows, places), areSameName: false }
}

const fits = (row: DoctorPlaceRow, { key, region }: PlaceReading): boolean =>
  row.key === key && (region === undefined || isRegionMeant(region, row.region_key))

const nameOf = ({ name, region }: DoctorPlaceRow): string => (region === '' ? name : `${name}, ${region}`)
const namesOf = (rows: readonly DoctorPlaceRow[]): string[] => [...new Set(rows.map(nameOf))]

/** The nearest names: the same in another state, what goes on from here, and slips of the finger or the ear. */
async function alike(
  words: string,
  readings: readonly PlaceReading[],
  sameName: readonly DoctorPlaceRow[],
  places: PlacesRepository,
): Promise<string[]> {
  const asked = readings.filter(({ key }) => !/\d/.test(key))
  if (asked.length === 0) return []
  const found = new Set(namesOf(await places.largestIn(regionKey(words), MOST_ALIKE)))
  if (found.size === 0) for (const name of namesOf(sameName)) found.add(name)
  const names = await places.townNames()
  for (const reading of asked) {
    if (found.size >= MOST_ALIKE) break
    // "Los Angelas" is not a town Los in Angelas.
    if (reading.region !== undefined && !(words.includes(',') || US_STATES.has(reading.region))) continue
    const near = nearKeys(reading.key, names)
    const slipsOf = ({ key }: DoctorPlaceRow) => near.get(key) ?? 0
    const rows = (await places.named([...near.keys()])).sort((one, other) => slipsOf(one) - slipsOf(other))
    const isThere = ({ region_key }: DoctorPlaceRow) =>
      reading.region === undefined || isRegionMeant(reading.region, region_key)
    for (const name of namesOf(rows.filter(isThere))) found.add(name)
  }
  return [...found].slice(0, MOST_ALIKE)
}

/** Names that go on from what was typed, and those with few slips in them: how many. */
function nearKeys(asked: string, names: readonly TownName[]): Map<string, number> {
  const most = LEAST_WITH_SLIPS.filter((least) => asked.length >= least).length
  const heard = sounded(asked)
  const near: [key: string, slips: number][] = []
  for (const { key, sound } of names) {
    const goesOn = asked.length >= LEAST_BEGUN && key.startsWith(asked)
    const slips = goesOn ? 0 : slipsBetween(heard, sound, most)
    if (slips <= most) near.push([key, slips])
  }
  return new Map(near.sort(([, one], [, other]) => one - other).slice(0, MOST_NEAR))
}
