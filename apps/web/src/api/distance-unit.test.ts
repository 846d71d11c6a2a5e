import { expect, test } from 'vitest'
import { distanceUnit } from './distance-unit.ts'

const nowhere = { isRegionChosen: false, languages: ['en-US'], timeZone: 'UTC' } as const

test.each([
  [{ region: 'US' }, 'miles'],
  [{ region: 'EU' }, 'km'],
  [{ region: 'IN' }, 'km'],
  [{ region: 'EU', timeZone: 'Europe/London' }, 'miles'],
  [{ region: 'EU', timeZone: 'Europe/Berlin', languages: ['en-US'] }, 'km'],
  [{ region: 'US', languages: ['en-CA'] }, 'km'],
  [{ region: 'US', languages: ['es-MX', 'en-US'] }, 'km'],
  [{ region: 'US', languages: ['es-MX'], isRegionChosen: true }, 'miles'],
  [{ region: 'US', languages: ['not a language'] }, 'miles'],
] as const)('%j measures roads in %s', (place, unit) => {
  expect(distanceUnit({ ...nowhere, ...place })).toBe(unit)
})
