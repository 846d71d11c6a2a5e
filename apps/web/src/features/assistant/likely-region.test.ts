import { expect, test } from 'vitest'
import { likelyRegion } from './likely-region.ts'

test.each([
  [['en-US'], 'Asia/Kolkata', 'IN'],
  [['en-US'], 'Europe/Berlin', 'EU'],
  [['en-US'], 'UTC', 'US'],
  [['hi'], 'UTC', 'IN'],
  [['de'], undefined, 'EU'],
  [['en-CA'], 'America/Toronto', 'US'],
  [['en-AU'], 'Australia/Sydney', 'EU'],
  [[], undefined, 'US'],
  [['not a language'], undefined, 'US'],
])('%j in %s calls the numbers of %s', (languages, timeZone, region) => {
  expect(likelyRegion(languages, timeZone)).toBe(region)
})
