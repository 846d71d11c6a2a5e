import { ImmunizationContentSchema } from '@salus/contract'
import type { ImmunizationEntry } from '@salus/exchange'
import { describe, expect, test } from 'vitest'
import { contentOf, entryOf, keptOf } from './as-entry.ts'

const entry = (more: Partial<ImmunizationEntry> = {}): ImmunizationEntry => ({
  kind: 'immunization',
  source: { system: 'urn:clinic', id: 'i1', where: 'Immunization/i1' },
  codings: [{ system: 'http://hl7.org/fhir/sid/cvx', code: '03' }],
  name: 'MMR',
  ...more,
})

describe('an entry of a file', () => {
  test.each([
    ['without a name', { name: '  ' }],
    ['with a long name that ends in half a sign', { name: `${'x'.repeat(299)}😀` }],
    ['with a code that is none', { cvx: '12345' }],
    ['of a day that there is not', { time: '2024-02-31' }],
    ['of a time that there is not', { time: '2024-02-03T99:99:99' }],
    ['with long words everywhere', { dose: 'x'.repeat(99), lot: 'x'.repeat(999), note: 'x'.repeat(99_999) }],
  ])('%s fits into the room', (_, more) => {
    const content = contentOf(entry(more))
    expect(ImmunizationContentSchema.parse(content)).toEqual(content)
  })

  test('keeps the day of a time that cannot be read', () => {
    expect(contentOf(entry({ time: '2024-02-03T99:99' })).occurrence).toBe('2024-02-03')
    expect(contentOf(entry({ time: '2024-02-03T10:15:00.123+01:00' })).occurrence).toBe('2024-02-03T10:15:00.123+01:00')
  })

  test('is kept whole, and as much of it as the room shows where it is very long', () => {
    const note = 'x'.repeat(5_000)
    expect(keptOf(entry({ note }))).toEqual(entry({ note }))
    const heavy = entry({ note: 'x'.repeat(1_000_000), lot: 'A1' })
    const kept = keptOf(heavy)
    expect(JSON.stringify(kept).length).toBeLessThan(10_000)
    expect(kept).toMatchObject({ name: 'MMR', lot: 'A1', source: heavy.source })
    expect(entryOf({ id: 'own', content: contentOf(heavy), original: kept })).toEqual(kept)
  })
})
