import fc from 'fast-check'
import { ATC, CVX, LOINC, RXNORM, SNOMED } from '../reading/entries.ts'
import type { Coding, RecordEntry } from '../types.ts'

// Any entry that a reader may give; what is derived from codings is derived here too.

const text = fc
  .string({ unit: fc.constantFrom(...'aZéß<&"\'%0 ,;:/+-', 'त', 'మ', '好', '😀'), minLength: 1, maxLength: 16 })
  .map((each) => each.trim())
  .filter((each) => each !== '')
const day = fc
  .tuple(fc.integer({ min: 1900, max: 2035 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([year, month, date]) => `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`)
const clock = fc.constantFrom('T08:30:00Z', 'T23:59:59+05:30', 'T00:00:00.123-07:00', 'T12:15:00')
const when = fc.oneof(
  day,
  fc.tuple(day, clock).map((both) => both.join('')),
  day.map((each) => each.slice(0, 7)),
  day.map((each) => each.slice(0, 4)),
)
const number = fc
  .double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 })
  .map((value) => (Object.is(value, -0) ? 0 : value))
const quantity = fc.oneof(
  fc.record({ value: number, unit: fc.constantFrom('mg/dL', '°F', 'tablets') }),
  fc.record({ value: number, unit: fc.constantFrom('mmHg', 'per minute'), ucum: fc.constantFrom('mm[Hg]', '/min') }),
  fc.record({ value: number, unit: fc.constant('') }),
)
const codingOf = (system: string): fc.Arbitrary<Coding> =>
  fc.record(
    {
      system: fc.constant(system),
      code: fc.string({ unit: fc.constantFrom(...'AZ09.-'), minLength: 1, maxLength: 8 }),
      display: text,
    },
    { requiredKeys: ['system', 'code'] },
  )
const subset = (...systems: string[]) => fc.subarray(systems).chain((each) => fc.tuple(...each.map(codingOf)))
const source = fc.record({
  system: fc.constantFrom('urn:apple-health', 'https://example.org/fhir', 'urn:hl7:cda'),
  id: fc.string({ minLength: 1, maxLength: 30 }).filter((id) => id.trim() === id && id !== ''),
  where: fc.constant(''),
})
const sex = fc.constantFrom('female', 'male', 'other', 'unknown')
const optional = <T extends object>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(model, { requiredKeys: [] })

function entry<K extends string, T extends object>(kind: K, systems: string[], rest: fc.Arbitrary<T>) {
  return fc
    .tuple(fc.record({ source, codings: subset(...systems), name: text }), optional({ note: text }), rest)
    .map(([shared, note, own]) => ({ kind, ...shared, ...note, ...own }))
}

/** `snomed: SNOMED`: the field is the code of that system. */
function derived<T extends { codings: Coding[] }>(fields: Record<string, string>) {
  return (each: T) => {
    const found = Object.entries(fields).flatMap(([field, system]) => {
      const code = each.codings.find((coding) => coding.system === system)?.code
      return code ? [[field, code] as const] : []
    })
    return { ...each, ...Object.fromEntries(found) }
  }
}

const reaction = fc.record(
  { name: text, codings: subset(SNOMED), severity: fc.constantFrom('mild', 'moderate', 'severe') },
  { requiredKeys: ['name', 'codings'] },
)
const relativeCondition = fc.oneof(
  fc.record({ name: text, codings: subset(SNOMED) }),
  fc.record({ name: text, codings: subset(SNOMED), age: fc.integer({ min: 1, max: 110 }) }),
  fc.record({ name: text, codings: subset(SNOMED), ageText: text }),
)
const part = fc.record({ name: text, codings: fc.tuple(codingOf(LOINC)), quantity }).map(derived({ loinc: LOINC }))
const certainty = fc.constantFrom('confirmed', 'unconfirmed', 'refuted')

/** A period needs no start to have an end, but a time alone is no period. */
const span = optional({ time: when, until: when })

export const anyPatient = entry('patient', [], optional({ birthDate: day, sex })).map(({ note: _note, ...each }) => ({
  ...each,
  given: 'Ada Maria',
  family: 'Šťastná',
}))

export const anyEntry = fc.oneof(
  entry(
    'condition',
    [SNOMED, 'http://hl7.org/fhir/sid/icd-10'],
    fc.oneof(
      fc.tuple(
        optional({ onset: when, certainty, bodySite: text, severity: text, stage: text }),
        fc.record({ status: fc.constantFrom('active', 'past', 'unknown') }),
      ),
      fc.tuple(optional({ onsetText: text, ended: when, certainty }), fc.record({ status: fc.constant('past') })),
    ),
  )
    .map(flat)
    .map(derived({ snomed: SNOMED, icd10: 'http://hl7.org/fhir/sid/icd-10' })),
  entry(
    'medication',
    [RXNORM, ATC],
    fc.tuple(
      optional({
        dose: fc.oneof(text, fc.constant('500 mg')),
        howOften: text,
        route: text,
        reason: text,
        since: when,
        until: when,
      }),
      fc.record({ status: fc.constantFrom('active', 'past', 'paused', 'planned', 'not-taken', 'unknown') }),
    ),
  )
    .map(flat)
    .map(derived({ rxnorm: RXNORM, atc: ATC })),
  entry(
    'dose',
    [RXNORM],
    fc.tuple(
      optional({ time: when, quantity, reason: text, by: text, own: text }),
      fc.record({ status: fc.constantFrom('taken', 'skipped') }),
    ),
  ).map(flat),
  entry(
    'allergy',
    [SNOMED, RXNORM],
    fc.tuple(
      optional({
        category: fc.constantFrom('food', 'medication', 'environment', 'biologic'),
        type: fc.constantFrom('allergy', 'intolerance'),
        criticality: fc.constantFrom('low', 'high'),
        onset: when,
        certainty,
      }),
      fc.record({ status: fc.constantFrom('active', 'past'), reactions: fc.array(reaction, { maxLength: 3 }) }),
    ),
  ).map(flat),
  entry(
    'procedure',
    [SNOMED],
    fc.tuple(
      span,
      optional({ bodySite: text, reason: text }),
      fc.record({ status: fc.constantFrom('done', 'planned', 'unknown') }),
    ),
  ).map(flat),
  entry(
    'immunization',
    [CVX],
    optional({ time: when, dose: text, lot: text, manufacturer: text, performer: text, reaction: text }),
  ).map(derived({ cvx: CVX })),
  entry(
    'visit',
    [SNOMED],
    fc.tuple(
      optional({ time: when, practitioner: text, location: text, reason: text, own: text }),
      fc.record({ status: fc.constantFrom('planned', 'done', 'cancelled') }),
    ),
  ).map(flat),
  entry(
    'family-history',
    [SNOMED],
    fc.tuple(
      optional({ sex, deceased: fc.boolean() }),
      fc.record({ conditions: fc.array(relativeCondition, { maxLength: 3 }) }),
    ),
  ).map(flat),
  entry(
    'vital',
    [LOINC],
    fc.tuple(
      span,
      optional({ device: text }),
      fc.oneof(
        fc.record({ quantity }),
        fc.record({ text }),
        fc.record({ quantity, text }),
        fc.record({ parts: fc.array(part, { minLength: 1, maxLength: 3 }) }),
      ),
    ),
  )
    .map(flat)
    .map(derived({ loinc: LOINC })),
  entry(
    'lab',
    [LOINC],
    fc.tuple(
      optional({ time: when, panel: text, flag: fc.constantFrom('low', 'high', 'critical', 'normal', 'abnormal') }),
      optional({ range: fc.oneof(fc.record({ low: number, high: number }), fc.record({ text })) }),
      fc.oneof(
        fc.record({ quantity }),
        fc.record({ text }),
        fc.record({ quantity, comparator: fc.constantFrom('<', '<=', '>=', '>') }),
      ),
    ),
  )
    .map(flat)
    .map(derived({ loinc: LOINC })),
  entry('social', [LOINC], fc.tuple(optional({ time: when }), fc.oneof(fc.record({ quantity }), fc.record({ text }))))
    .map(flat)
    .map(derived({ loinc: LOINC })),
  entry(
    'workout',
    [],
    fc.tuple(span, optional({ minutes: fc.integer({ min: 0, max: 600 }), distance: quantity, energy: quantity })),
  ).map(flat),
  entry(
    'document',
    [LOINC],
    fc.tuple(
      optional({ time: when }),
      fc.oneof(
        fc.record({ mediaType: fc.constant('text/plain'), text: fc.string({ minLength: 1 }) }),
        fc.record({ mediaType: fc.constant('application/pdf'), base64: fc.base64String({ minLength: 4 }) }),
        fc.record({ mediaType: fc.constant('image/png'), url: fc.webUrl() }),
      ),
    ),
  ).map(flat),
) as fc.Arbitrary<RecordEntry>

/** `[a, b]` spread into one object by `entry` has the keys 0 and 1. */
function flat(each: { kind: string; codings: Coding[] } & object): { codings: Coding[] } {
  const { 0: first, 1: second, 2: third, ...rest } = each as Record<string, object>
  return { ...rest, ...first, ...second, ...third } as unknown as { codings: Coding[] }
}
