import { DOCTOR_SEARCH_LIMIT, specialityNamed } from '@salus/contract'
import { cellOf, type Place } from '../map.ts'
import { countryNamed } from '../places/place-words.ts'
import { type PostcodePlace, placesOf } from '../places/towns-of.ts'
import { readLine } from './read-line.ts'
import type { ReadProvider } from './read-provider.ts'
import type { RegisterFormat } from './register-format.ts'

/** Columns of a list that a host makes, by the names of its first line. */
const COLUMNS = ['id', 'name', 'speciality', 'address', 'town', 'postcode', 'country'] as const
const OPTIONAL = ['region', 'latitude', 'longitude', 'phone'] as const
type Column = (typeof COLUMNS)[number] | (typeof OPTIONAL)[number]

const UNITED_STATES = 'United States'
const LONGEST = 200

/** A plain list, for hosts in any country. The message when a column is missing. */
export function listReader(
  names: readonly string[],
  usPlaces: () => readonly PostcodePlace[],
): RegisterFormat | string {
  const missing = COLUMNS.find((name) => !names.includes(name))
  if (missing) return `This list of doctors has no column “${missing}”.`
  const at = new Map(names.map((name, place) => [name, place]))
  const ids = new Set<string>()
  const practices: PostcodePlace[] = []
  let zips: Map<string, PostcodePlace> | undefined
  const placeOfZip = (zip: string) => {
    zips ??= new Map(usPlaces().map((place) => [place.postcode, place]))
    return zips.get(zip.slice(0, 5))
  }

  function read(line: string): ReadProvider {
    const fields = readLine(line)
    if (!fields) return { kind: 'broken', reason: 'a quotation mark is not closed' }
    if (fields.length !== names.length) {
      return { kind: 'broken', reason: `${fields.length} columns instead of ${names.length}` }
    }
    const text = (column: Column): string => (fields[at.get(column) ?? -1] ?? '').trim().slice(0, LONGEST)
    const [id, name, town, country] = [text('id'), text('name'), text('town'), countryNamed(text('country'))]
    if (!/^[\w.:-]{1,40}$/.test(id)) {
      return { kind: 'broken', reason: 'the id is not 1 to 40 letters, digits, dots, colons or dashes' }
    }
    if (ids.has(id)) return { kind: 'broken', reason: `the id ${id} is there twice` }
    if (name === '') return { kind: 'broken', reason: 'the name is missing' }
    if (town === '') return { kind: 'broken', reason: 'the town is missing' }
    if (country === '') return { kind: 'broken', reason: 'the country is missing' }
    const speciality = text('speciality').slice(0, DOCTOR_SEARCH_LIMIT)
    if (speciality === '') return { kind: 'left_out', why: 'no_speciality' }
    const isInUs = country === UNITED_STATES
    const given = placeIn(text)
    if (typeof given === 'string') return { kind: 'broken', reason: given }
    const known = isInUs ? placeOfZip(text('postcode')) : undefined
    const place = given ?? known
    if (!place) return { kind: 'left_out', why: 'no_place' }
    const phone = phoneIn(text('phone'), isInUs)
    if (phone === undefined)
      return { kind: 'broken', reason: 'the phone number does not begin with + and the country’s code' }
    ids.add(id)
    const region = text('region') || known?.region || country
    const { latitude, longitude } = place
    practices.push({ postcode: text('postcode'), town, region, latitude, longitude })
    const inTown = isInUs ? `${town}, ${region} ${text('postcode')}` : `${text('postcode')} ${town}`
    return {
      kind: 'doctor',
      row: {
        id,
        name,
        speciality: specialityNamed(speciality) ?? speciality,
        address: [text('address'), inTown.trim()].filter((part) => part !== '').join(', '),
        town: `${town}, ${region}`,
        phone,
        latitude,
        longitude,
        cell: cellOf(place),
      },
    }
  }

  return {
    read,
    // Whoever lists doctors of the United States gets all its ZIP codes, beside those with a doctor.
    places: () =>
      placesOf(zips ? [...usPlaces(), ...practices.filter(({ postcode }) => !zips?.has(postcode))] : practices),
    goesOn: false,
  }
}

/** Null when none is given; the reason when it is not one. */
function placeIn(text: (column: Column) => string): Place | string | null {
  const [latitude, longitude] = [text('latitude'), text('longitude')]
  if (latitude === '' && longitude === '') return null
  if (!isDegrees(latitude, 90)) return 'the latitude is not a number from -90 to 90'
  if (!isDegrees(longitude, 180)) return 'the longitude is not a number from -180 to 180'
  return { latitude: Number(latitude), longitude: Number(longitude) }
}

const isDegrees = (text: string, most: number): boolean =>
  /^-?\d{1,3}(\.\d+)?$/.test(text) && Math.abs(Number(text)) <= most

/** Ten digits in the United States, elsewhere with the code of the country: nobody knows who will call from where. */
function phoneIn(phone: string, isInUs: boolean): string | undefined {
  const digits = phone.replace(/\D/g, '')
  if (digits === '') return ''
  if (phone.startsWith('+')) return isInUs && digits.length === 11 ? digits.slice(1) : `+${digits}`
  return isInUs && digits.length === 10 ? digits : undefined
}
