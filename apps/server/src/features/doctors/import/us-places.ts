import zipcodes from 'zipcodes'
import type { ZipPlace } from './register-writer.ts'

/** The middle of each ZIP code of the United States. Loaded by an import alone: it takes 30 MB. */
export const usPlaces = (): ZipPlace[] =>
  Object.values(zipcodes.codes)
    .filter(({ country }) => country === 'US')
    .map(({ zip, city, latitude, longitude }) => ({ zip, town: city, latitude, longitude }))
