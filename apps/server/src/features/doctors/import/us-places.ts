import zipcodes from 'zipcodes'
import type { PostcodePlace } from '../places/towns-of.ts'

/** The field post of the forces: its codes lie anywhere in the world. */
const FIELD_POST = new Set(['AA', 'AE', 'AP'])

/** The middle of each ZIP code of the United States. Loaded where it is asked for alone: it takes 30 MB. */
export const usPlaces = (): PostcodePlace[] =>
  Object.values(zipcodes.codes)
    // A few have no place, which is written as the zero of both.
    .filter(({ country, state, latitude }) => country === 'US' && latitude !== 0 && !FIELD_POST.has(state))
    .map(({ zip, city, state, latitude, longitude }) => ({
      postcode: zip,
      town: city,
      region: state,
      latitude,
      longitude,
    }))
