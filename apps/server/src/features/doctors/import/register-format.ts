import { specialityOfCode } from '@salus/contract'
import type { DoctorPlaceRow } from '#server/platform/database/tables/doctors.ts'
import { type PostcodePlace, placesOf } from '../places/towns-of.ts'
import { readLine } from './read-line.ts'
import { listReader } from './read-listed.ts'
import { type ReadProvider, readHeader, readProvider } from './read-provider.ts'

/** A file of doctors, by its first line. */
export interface RegisterFormat {
  read: (line: string) => ReadProvider
  /** Postcodes and towns, once all lines are read. */
  places: () => DoctorPlaceRow[]
  /** Whether an import that was broken off can go on where it was: nothing of the lines before is needed. */
  goesOn: boolean
}

interface Sources {
  usPlaces: () => readonly PostcodePlace[]
  /** Names of further taxonomy codes, from the file of the National Uniform Claim Committee. */
  taxonomy: ReadonlyMap<string, string>
}

/** The register of the United States, or a list of the host's own; what is wrong with the line when it is neither. */
export function formatOf(line: string, { usPlaces, taxonomy }: Sources): RegisterFormat | string {
  const names = (readLine(line.replace(/^\uFEFF/, '')) ?? []).map((name) => name.trim().toLowerCase())
  if (names.includes('id') && names.includes('name')) return listReader(names, usPlaces)
  const header = readHeader(line)
  if ('missing' in header) {
    const own =
      'Nor is it a list of your own: its first line does not name the columns id and name, with commas between.'
    return `This is not the file of the register: it has no column “${header.missing}”. ${own}`
  }
  const postcodes = usPlaces()
  const byZip = new Map(postcodes.map(({ postcode, latitude, longitude }) => [postcode, { latitude, longitude }]))
  const lookups = {
    specialityOf: (code: string) => specialityOfCode(code) ?? taxonomy.get(code),
    placeOf: (zip: string) => byZip.get(zip),
  }
  return {
    read: (next) => readProvider(next, header, lookups),
    places: () => placesOf(postcodes),
    goesOn: true,
  }
}
