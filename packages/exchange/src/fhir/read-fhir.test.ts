import { expect, test } from 'vitest'
import { allOf, bytesOf, entriesOf, inPieces, ofKind } from '../testing/bytes.ts'
import { readFhirText } from '../testing/read-fhir-text.ts'
import type { Entry } from '../types.ts'
import { Collection } from './collection.ts'
import type { Json } from './json.ts'
import { fhirReader, readFhir } from './read-fhir.ts'
import { readNdjson } from './read-ndjson.ts'

const bundle = (resources: Json[], type = 'collection') =>
  JSON.stringify({
    resourceType: 'Bundle',
    type,
    entry: resources.map((resource) => ({
      fullUrl: `https://example.org/fhir/${resource.resourceType}/${resource.id}`,
      resource,
    })),
  })
const read = (...resources: Json[]) => readFhirText(bundle(resources))
const coding = (system: string, code: string, display?: string) => ({
  coding: [{ system, code, ...(display && { display }) }],
})
const [SNOMED, LOINC] = ['http://snomed.info/sct', 'http://loinc.org']
const subject = { reference: 'Patient/p' }
const observation = (more: Json): Json => ({
  resourceType: 'Observation',
  id: 'o',
  status: 'final',
  subject,
  effectiveDateTime: '2024-05-01T10:00:00Z',
  code: coding(LOINC, '718-7', 'Haemoglobin'),
  ...more,
})

test('a person has a name, a birth date and a sex', () => {
  expect(
    read({
      resourceType: 'Patient',
      id: 'p',
      name: [{ given: ['Ada', 'M'], family: 'King' }],
      birthDate: '1980-02-03',
      gender: 'female',
    }),
  ).toEqual([
    {
      kind: 'patient',
      source: { system: 'https://example.org/fhir', id: 'Patient/p', where: 'entry 1, Patient' },
      codings: [],
      name: 'Ada M King',
      given: 'Ada M',
      family: 'King',
      birthDate: '1980-02-03',
      sex: 'female',
    },
  ])
})

test('a condition keeps its codes, when it began and whether it is over', () => {
  const codes = {
    coding: [
      { system: SNOMED, code: '38341003' },
      { system: 'http://hl7.org/fhir/sid/icd-10-cm', code: 'I10' },
    ],
    text: 'High blood pressure',
  }
  const clinical = (code: string) => ({
    clinicalStatus: coding('http://terminology.hl7.org/CodeSystem/condition-clinical', code),
  })
  expect(
    read({ resourceType: 'Condition', id: 'c', subject, code: codes, onsetDateTime: '2010-05', ...clinical('active') }),
  ).toMatchObject([
    {
      kind: 'condition',
      name: 'High blood pressure',
      snomed: '38341003',
      icd10: 'I10',
      onset: '2010-05',
      status: 'active',
    },
  ])
  expect(
    read({
      resourceType: 'Condition',
      id: 'c',
      subject,
      code: codes,
      onsetAge: { value: 40, unit: 'years' },
      abatementBoolean: true,
    }),
  ).toMatchObject([{ onsetText: 'at the age of 40 years', status: 'past' }])
})

test('a medicine is found wherever it is written: here, in a resource beside it, or inside', () => {
  const codes = coding('http://www.nlm.nih.gov/research/umls/rxnorm', '860975', 'Metformin 500 MG')
  const dosage = [
    {
      timing: { repeat: { frequency: 2, period: 1, periodUnit: 'd' } },
      route: { text: 'by mouth' },
      doseAndRate: [{ doseQuantity: { value: 1, unit: '{tablet}' } }],
    },
  ]
  const statement = {
    resourceType: 'MedicationStatement',
    id: 'm',
    status: 'active',
    subject,
    dosage,
    effectivePeriod: { start: '2020-01' },
  }
  const expected = {
    name: 'Metformin 500 MG',
    rxnorm: '860975',
    dose: '1 tablet',
    howOften: '2 times a day',
    route: 'by mouth',
    since: '2020-01',
    status: 'active',
  }
  const medicine = { resourceType: 'Medication', id: 'med', code: codes }
  expect(read({ ...statement, medicationCodeableConcept: codes })).toMatchObject([expected])
  expect(read({ ...statement, medicationReference: { reference: 'Medication/med' } }, medicine)).toMatchObject([
    expected,
  ])
  expect(read({ ...statement, contained: [medicine], medicationReference: { reference: '#med' } })).toMatchObject([
    expected,
  ])
  expect(
    read({ ...statement, medicationReference: { reference: 'Medication/other' } }, medicine).map(({ kind }) => kind),
  ).toEqual(['not-understood', 'not-understood'])
})

test('of several dosages none is lost, nor when each is taken', () => {
  const tablets = (value: number) => [{ doseQuantity: { value, unit: '{tablet}' } }]
  const medicine = (dosage: Json[]) =>
    read({
      resourceType: 'MedicationRequest',
      id: 'm',
      status: 'active',
      subject,
      medicationCodeableConcept: { text: 'Prednisone' },
      dosageInstruction: dosage,
    })
  expect(
    medicine([
      {
        sequence: 2,
        text: 'then',
        timing: { repeat: { when: ['PCV'], dayOfWeek: ['mon', 'thu'] } },
        doseAndRate: tablets(1),
      },
      {
        sequence: 1,
        route: { text: 'by mouth' },
        timing: {
          repeat: {
            frequency: 1,
            period: 1,
            periodUnit: 'd',
            timeOfDay: ['08:00:00'],
            boundsDuration: { value: 7, unit: 'days' },
          },
        },
        asNeededCodeableConcept: { text: 'pain' },
        maxDosePerPeriod: { numerator: { value: 4, unit: 'tablets' }, denominator: { value: 1, unit: 'day' } },
        additionalInstruction: [{ text: 'with food' }],
        doseAndRate: tablets(2),
      },
    ]),
  ).toMatchObject([
    {
      dose: '2 tablet; 1 tablet',
      howOften:
        'once a day, at 08:00, for 7 days, as needed for pain, with food, at most 4 tablets in 1 day; then, on Monday, Thursday, after dinner',
      route: 'by mouth; –',
    },
  ])
  expect(medicine([{ doseAndRate: tablets(1) }, { doseAndRate: tablets(1) }])).toMatchObject([{ dose: '1 tablet' }])
})

test('what is contained is read or listed, and takes whom and when from what holds it', () => {
  const held = (id: string, more: Json): Json => ({
    ...observation(more),
    subject: undefined,
    effectiveDateTime: undefined,
    id,
  })
  const entries = read({
    resourceType: 'DiagnosticReport',
    id: 'r',
    status: 'final',
    subject,
    effectiveDateTime: '2024-05-02',
    code: { text: 'Blood count' },
    performer: [{ reference: '#who' }],
    contained: [
      held('hb', { valueQuantity: { value: 13, unit: 'g/dL' } }),
      held('wbc', { code: { text: 'Leukocytes' }, valueQuantity: { value: 6, unit: '10*9/L' } }),
      { resourceType: 'Specimen', id: 's', type: { text: 'Blood' } },
      { resourceType: 'Practitioner', id: 'who' },
    ],
    result: [{ reference: '#hb' }],
  })
  expect(entries).toMatchObject([
    {
      kind: 'lab',
      source: { id: 'DiagnosticReport/r#hb', where: 'entry 1, DiagnosticReport, contained hb' },
      name: 'Haemoglobin',
      panel: 'Blood count',
      subject: 'Patient/p',
      time: '2024-05-02',
    },
    { kind: 'lab', source: { id: 'DiagnosticReport/r#wbc' }, name: 'Leukocytes', time: '2024-05-02' },
    { kind: 'not-understood', what: 'Specimen', source: { id: 'DiagnosticReport/r#s' } },
  ])
})

test('components beside a value, and parts that are no number, are kept', () => {
  const component = (code: string, more: Json) => ({ code: { text: code }, ...more })
  expect(
    read(
      observation({
        valueString: 'seen',
        component: [component('Colour', { valueString: 'yellow' }), component('Odour', {})],
      }),
    ),
  ).toMatchObject([
    { kind: 'lab', text: 'seen' },
    { kind: 'lab', name: 'Colour', text: 'yellow', source: { id: 'Observation/o#0' } },
    { kind: 'not-understood', what: 'Odour' },
  ])
  const [pressure, position, absent] = read(
    observation({
      code: coding(LOINC, '85354-9', 'Blood pressure'),
      component: [
        { code: coding(LOINC, '8480-6'), valueQuantity: { value: 120, unit: 'mmHg' } },
        component('Position', { valueCodeableConcept: { text: 'sitting' } }),
        { code: coding(LOINC, '8462-4', 'Diastolic'), dataAbsentReason: { text: 'not heard' } },
      ],
    }),
  )
  expect(pressure).toMatchObject({ kind: 'vital', parts: [{ quantity: { value: 120 } }] })
  expect(position).toMatchObject({ kind: 'vital', name: 'Position', text: 'sitting' })
  expect(absent).toMatchObject({ kind: 'not-understood', what: 'Diastolic' })
})

test('values of pressures that share one time are joined only where the file tells which belong together', () => {
  const half = (id: string, loinc: string, value: number) =>
    observation({ id, code: coding(LOINC, loinc), valueQuantity: { value, unit: 'mmHg' } })
  const [s1, d1] = [half('s1', '8480-6', 120), half('d1', '8462-4', 80)]
  const [s2, d2] = [half('s2', '8480-6', 150), half('d2', '8462-4', 95)]
  const told = (entries: Entry[]) =>
    ofKind(entries, 'vital').map(({ parts, quantity }) => parts?.map((part) => part.quantity.value) ?? quantity?.value)
  expect(told(read(s1, d1))).toEqual([[120, 80]])
  expect(told(read(s1, d1, s2, d2))).toEqual([
    [120, 80],
    [150, 95],
  ])
  const unknown = read(s1, s2, d1, d2)
  expect(told(unknown)).toEqual([120, 150, 80, 95])
  expect(ofKind(unknown, 'remark')).toHaveLength(1)
  const panel = (id: string, ...members: string[]) => ({
    ...observation({ id, code: coding(LOINC, '85354-9', 'Blood pressure') }),
    hasMember: members.map((member) => ({ reference: `Observation/${member}` })),
  })
  expect(told(read(panel('p1', 's1', 'd1'), panel('p2', 's2', 'd2'), s1, s2, d2, d1))).toEqual([
    [120, 80],
    [150, 95],
  ])
})

test('of a file of any size the newest references are remembered, and no more', () => {
  const collection = new Collection(2)
  const placed = (id: string) => ({ resource: { resourceType: 'Condition', id }, where: '', length: 0 })
  for (const id of ['a', 'b', 'c', 'd', 'e']) collection.add(placed(id))
  const found = (id: string) => collection.resolve({ reference: `Condition/${id}` })?.id
  expect(['a', 'b', 'c', 'd', 'e'].map(found)).toEqual([undefined, undefined, 'c', 'd', 'e'])
})

test('an allergy has its reactions, and "no known allergies" is none', () => {
  const allergy = {
    resourceType: 'AllergyIntolerance',
    id: 'a',
    patient: subject,
    category: ['food'],
    criticality: 'high',
    code: { text: 'Peanut' },
    reaction: [{ manifestation: [{ text: 'Hives' }], severity: 'severe' }],
  }
  expect(read(allergy)).toMatchObject([
    {
      kind: 'allergy',
      name: 'Peanut',
      category: 'food',
      criticality: 'high',
      status: 'active',
      reactions: [{ name: 'Hives', severity: 'severe' }],
    },
  ])
  expect(read({ ...allergy, code: coding(SNOMED, '716186003', 'No known allergy') })).toMatchObject([
    { kind: 'remark', reason: 'The file says: “No known allergy”.' },
  ])
})

test('procedures, vaccinations and the family are read', () => {
  expect(
    read(
      {
        resourceType: 'Procedure',
        id: 'p',
        status: 'completed',
        subject,
        code: { text: 'Appendectomy' },
        performedPeriod: { start: '2001', end: '2001' },
        reasonReference: [{ reference: 'Condition/c' }],
      },
      { resourceType: 'Condition', id: 'c', subject, code: { text: 'Appendicitis' } },
      {
        resourceType: 'Immunization',
        id: 'i',
        status: 'completed',
        patient: subject,
        vaccineCode: coding('http://hl7.org/fhir/sid/cvx', '141', 'Influenza'),
        occurrenceDateTime: '2024-10-01',
        lotNumber: 'H06',
        protocolApplied: [{ doseNumberPositiveInt: 2 }],
      },
      {
        resourceType: 'FamilyMemberHistory',
        id: 'f',
        status: 'completed',
        patient: subject,
        relationship: { text: 'mother' },
        condition: [{ code: { text: 'Stroke' }, onsetAge: { value: 61, code: 'a' } }],
      },
    ),
  ).toMatchObject([
    { kind: 'procedure', name: 'Appendectomy', time: '2001', reason: 'Appendicitis', status: 'done' },
    { kind: 'condition' },
    { kind: 'immunization', cvx: '141', time: '2024-10-01', dose: '2', lot: 'H06' },
    { kind: 'family-history', name: 'mother', conditions: [{ name: 'Stroke', age: 61 }] },
  ])
})

test('a measurement of which no more is known than a bound is one all the same, under its own name', () => {
  const bound = (code: string, value: number) =>
    observation({
      category: [coding('http://terminology.hl7.org/CodeSystem/observation-category', 'vital-signs')],
      code: coding('http://loinc.org', code),
      valueQuantity: { value, comparator: '>', unit: 'mg/dL' },
    })
  expect(read(bound('2339-0', 400))).toMatchObject([{ kind: 'vital', comparator: '>', quantity: { value: 400 } }])
  expect(read(bound('8310-5', 41))).toMatchObject([
    { kind: 'vital', name: 'Body temperature', comparator: '>', quantity: { value: 41 } },
  ])
  const [systolic, diastolic] = ['8480-6', '8462-4'].map((code) => ({ ...bound(code, 90), id: code }))
  const parts = { code: coding(LOINC, '85354-9'), component: [systolic, diastolic], valueQuantity: undefined }
  expect(read(observation(parts))).toMatchObject([
    { kind: 'vital', name: 'Blood pressure', comparator: '>', parts: [{}, {}] },
  ])
  expect(read(systolic as Json, diastolic as Json)).toMatchObject([{ kind: 'vital', comparator: '>', parts: [{}, {}] }])
})

test('a laboratory’s glucose is a result under each of its codes, and so is one of a vein that says nothing of where it is from', () => {
  const glucose = (code: string, category?: string) =>
    read(
      observation({
        ...(category && { category: [coding('http://terminology.hl7.org/CodeSystem/observation-category', category)] }),
        code: coding('http://loinc.org', code),
        valueQuantity: { value: 5.5, unit: 'mmol/L', system: 'http://unitsofmeasure.org', code: 'mmol/L' },
      }),
    )
  for (const code of ['2339-0', '15074-8', '2345-7', '14749-6']) {
    expect(glucose(code, 'laboratory')).toMatchObject([{ kind: 'lab', loinc: code }])
    expect(glucose(code)).toMatchObject([{ kind: 'lab', loinc: code }])
    expect(glucose(code, 'vital-signs')).toMatchObject([{ kind: 'vital', loinc: code }])
  }
})

test('a result has its value, range, mark and panel', () => {
  const result = observation({
    category: [coding('http://terminology.hl7.org/CodeSystem/observation-category', 'laboratory')],
    valueQuantity: { value: 9.1, comparator: '<', unit: 'g/dL', system: 'http://unitsofmeasure.org', code: 'g/dL' },
    referenceRange: [{ low: { value: 12 }, high: { value: 16 } }],
    interpretation: [coding('x', 'LL')],
  })
  const report = {
    resourceType: 'DiagnosticReport',
    id: 'r',
    status: 'final',
    code: { text: 'Blood count' },
    result: [{ reference: 'Observation/o' }],
    conclusion: 'Low.',
  }
  expect(read(result, report)).toMatchObject([
    { kind: 'document', text: 'Low.' },
    {
      kind: 'lab',
      loinc: '718-7',
      quantity: { value: 9.1, ucum: 'g/dL' },
      comparator: '<',
      range: { low: 12, high: 16 },
      flag: 'critical',
      panel: 'Blood count',
    },
  ])
})

test.each([
  [{ valueString: 'negative' }, 'negative'],
  [{ valueCodeableConcept: coding(SNOMED, '10828004', 'Positive') }, 'Positive'],
  [{ valueBoolean: false }, 'no'],
  [{ valueRange: { low: { value: 1, unit: 'g' }, high: { value: 2, unit: 'g' } } }, '1 g–2 g'],
  [{ valueRatio: { numerator: { value: 1 }, denominator: { value: 80 } } }, '1 : 80'],
])('a result that is no number is kept in words: %o', (value, text) => {
  expect(read(observation(value))).toMatchObject([{ kind: 'lab', text }])
})

test('blood pressure is one reading, from one observation or from two', () => {
  const half = (id: string, code: string, value: number) =>
    observation({ id, code: coding(LOINC, code), valueQuantity: { value, unit: 'mmHg' } })
  const component = [half('s', '8480-6', 120), half('d', '8462-4', 80)].map(({ code, valueQuantity }) => ({
    code,
    valueQuantity,
  }))
  for (const entries of [
    read(observation({ code: coding(LOINC, '85354-9'), component })),
    read(half('s', '8480-6', 120), half('d', '8462-4', 80)),
  ]) {
    expect(
      ofKind(entries, 'vital').map(({ loinc, parts }) => [loinc, parts?.map(({ quantity }) => quantity.value)]),
    ).toEqual([['85354-9', [120, 80]]])
  }
})

test('smoking is of the person and not of a laboratory', () => {
  expect(
    read(observation({ code: coding(LOINC, '72166-2'), valueCodeableConcept: { text: 'Never smoker' } })),
  ).toMatchObject([{ kind: 'social', text: 'Never smoker' }])
})

test('a document is kept with what it holds, also through a Binary', () => {
  const reference = (attachment: Json, id = 'd') => ({
    resourceType: 'DocumentReference',
    id,
    status: 'current',
    type: { text: 'Letter' },
    content: [{ attachment }],
  })
  expect(
    read(
      reference({ contentType: 'application/pdf', data: 'JVBERi0=' }),
      reference({ contentType: 'text/plain', data: 'R3LDvMOfZQ==' }, 'e'),
      reference({ contentType: 'image/png', url: 'Binary/b' }, 'f'),
      {
        resourceType: 'Binary',
        id: 'b',
        contentType: 'image/png',
        data: 'iVBO',
      },
    ),
  ).toMatchObject([
    { kind: 'document', name: 'Letter', mediaType: 'application/pdf', base64: 'JVBERi0=' },
    { text: 'Grüße' },
    { base64: 'iVBO' },
  ])
})

test('results lead to the paper that they stand in, which comes before them', () => {
  const lab = (id: string, more: Json = {}) =>
    observation({ id, code: { text: id }, valueQuantity: { value: 1, unit: 'g/L' }, ...more })
  const paper = (id: string, related: string[]) => ({
    resourceType: 'DocumentReference',
    id,
    content: [{ attachment: { contentType: 'text/plain', data: 'R3LDvMOfZQ==' } }],
    context: { related: related.map((reference) => ({ reference })) },
  })
  const report = (id: string, result: string[], more: Json = {}) => ({
    resourceType: 'DiagnosticReport',
    id,
    code: { text: id },
    result: result.map((each) => ({ reference: `Observation/${each}` })),
    ...more,
  })
  const entries = read(
    lab('of-panel'),
    observation({ id: 'panel', code: { text: 'Panel' }, hasMember: [{ reference: 'Observation/of-panel' }] }),
    lab('alone'),
    lab('of-own-words'),
    report('with-paper', ['panel'], { conclusion: 'All is well.' }),
    report('with-words', ['of-own-words'], { conclusion: 'All is well.' }),
    // In a circle, and to what is not there.
    report('circle', ['circle'], { presentedForm: [] }),
    paper('p', ['DiagnosticReport/with-paper', 'DiagnosticReport/circle', 'DiagnosticReport/gone']),
  )
  const papers = ofKind(entries, 'lab').map(({ name, paper }) => [name, paper?.id])
  expect(papers).toEqual([
    ['of-panel', 'DocumentReference/p'],
    ['alone', undefined],
    ['of-own-words', 'DiagnosticReport/with-words#conclusion'],
  ])
  expect(entries.slice(0, 2).map(({ source }) => source.id)).toEqual([
    'DiagnosticReport/with-words#conclusion',
    'DocumentReference/p',
  ])
})

test('the narrative of a summary is kept where there is no structure', () => {
  const composition = {
    resourceType: 'Composition',
    id: 'x',
    date: '2024-01-01',
    section: [
      { title: 'Problems', text: { div: '<div>Hot flushes</div>' }, entry: [{ reference: 'Condition/c' }] },
      { title: 'Plan', text: { div: '<div xmlns="x"><p>Rest &amp; water</p><p>Come back</p></div>' } },
    ],
  }
  const entries = readFhirText(
    bundle([composition, { resourceType: 'Condition', id: 'c', text: { div: '<div>Hot flushes</div>' } }], 'document'),
  )
  expect(entries).toMatchObject([
    { kind: 'document', name: 'Plan', text: 'Rest & water\nCome back', time: '2024-01-01' },
    { kind: 'condition', name: 'Hot flushes' },
  ])
})

test('what was entered in error or not done is not taken, and that is said', () => {
  expect(
    read(
      observation({ status: 'entered-in-error', valueString: 'x' }),
      {
        resourceType: 'Condition',
        id: 'c',
        code: { text: 'Gout' },
        verificationStatus: coding('x', 'entered-in-error'),
      },
      { resourceType: 'Immunization', id: 'i', status: 'not-done', vaccineCode: { text: 'Flu' } },
    ),
  ).toMatchObject([
    { kind: 'refused', reason: expect.stringContaining('in error') },
    { kind: 'refused', what: 'Gout' },
    { kind: 'refused', reason: 'This is marked as not done.' },
  ])
})

test('what the record has no place for, and what says nothing, is listed with where it stands', () => {
  const entries = read(
    { resourceType: 'Claim', id: 'x' },
    observation({}),
    { resourceType: 'Condition', id: 'c' },
    { resourceType: 'constructor', id: 'z' },
  )
  expect(entries).toMatchObject([
    {
      kind: 'not-understood',
      what: 'Claim',
      source: { where: 'entry 1, Claim' },
      original: '{"resourceType":"Claim","id":"x"}',
    },
    { kind: 'not-understood', reason: 'It holds no value.' },
    { kind: 'not-understood', reason: 'It does not say what it is about.' },
    { kind: 'not-understood', what: 'constructor' },
  ])
})

test('impossible dates and values are refused or listed, and harm nothing else', () => {
  const entries = readFhirText(
    bundle([
      observation({ effectiveDateTime: '2024-02-30', valueString: 'x' }),
      observation({ id: 'b', valueQuantity: { value: 'INFINITE' } }),
    ]).replace('"INFINITE"', '1e309'),
  )
  expect(entries).toMatchObject([
    { kind: 'refused', reason: 'Its date is no date of the calendar.' },
    { kind: 'not-understood', reason: 'It holds no value.' },
  ])
})

test('references that go in circles come to an end', () => {
  const panel = observation({ hasMember: [{ reference: 'Observation/q' }] })
  const other = observation({
    id: 'q',
    hasMember: [{ reference: 'Observation/o' }, { reference: 'Observation/q' }],
    valueString: 'x',
  })
  const procedure = {
    resourceType: 'Procedure',
    id: 'p',
    status: 'completed',
    code: { text: 'A' },
    reasonReference: [{ reference: 'Procedure/p' }],
  }
  const medicine = {
    resourceType: 'Medication',
    id: 'm',
    ingredient: [{ itemReference: { reference: 'Medication/m' } }],
  }
  const request = {
    resourceType: 'MedicationRequest',
    id: 'r',
    status: 'active',
    medicationReference: { reference: 'Medication/m' },
  }
  expect(read(panel, other, procedure, medicine, request).map(({ kind }) => kind)).toEqual([
    'lab',
    'procedure',
    'not-understood',
  ])
})

test('STU3 is converted and said, DSTU2 is refused', () => {
  const [remark, condition, medication] = read(
    {
      resourceType: 'Condition',
      id: 'c',
      subject,
      clinicalStatus: 'active',
      verificationStatus: 'confirmed',
      code: { text: 'Asthma' },
    },
    {
      resourceType: 'MedicationStatement',
      id: 'm',
      subject,
      status: 'active',
      taken: 'n',
      medicationCodeableConcept: { text: 'Aspirin' },
      dosage: [{ doseQuantity: { value: 100, unit: 'mg' } }],
    },
  )
  expect(remark).toMatchObject({ kind: 'remark', reason: expect.stringContaining('STU3') })
  expect([condition, medication]).toMatchObject([
    { status: 'active', certainty: 'confirmed' },
    { status: 'not-taken', dose: '100 mg' },
  ])
  expect(read({ resourceType: 'MedicationOrder', id: 'm' })).toMatchObject([
    { kind: 'refused', reason: expect.stringContaining('DSTU2') },
  ])
})

test('a bundle in a bundle is read, and one nested without end is refused', () => {
  const nested = (depth: number): Json =>
    depth === 0
      ? { resourceType: 'Condition', id: 'c', code: { text: 'Asthma' } }
      : { resourceType: 'Bundle', entry: [{ resource: nested(depth - 1) }] }
  expect(readFhirText(JSON.stringify(nested(3)))).toMatchObject([{ kind: 'condition' }])
  expect(readFhirText(JSON.stringify(nested(20)))).toMatchObject([
    { kind: 'refused', reason: 'It is nested too deeply to be read.' },
    { kind: 'remark' },
  ])
})

test.each([
  ['{"resourceType":"Bundle","entry":[', 'not complete'],
  ['{"a":1}', 'not FHIR'],
  ['[1,2,3]', 'not FHIR'],
])('%s is refused in words', (text, words) => {
  expect(readFhirText(text)).toMatchObject([{ kind: 'refused', reason: expect.stringContaining(words) }])
})

test.each([null, 1, 'x', [], [null], { coding: 'x' }, { coding: [null, 1, { code: 5 }] }])(
  'a field of another type (%j) does not stop the reading',
  (odd) => {
    const fields = [
      'code',
      'status',
      'category',
      'valueQuantity',
      'component',
      'effectiveDateTime',
      'referenceRange',
      'identifier',
      'name',
      'dosage',
      'reaction',
      'content',
      'section',
      'note',
      'text',
      'contained',
      'condition',
      'onsetAge',
    ]
    const types = [
      'Patient',
      'Condition',
      'Observation',
      'MedicationStatement',
      'AllergyIntolerance',
      'Procedure',
      'Immunization',
      'FamilyMemberHistory',
      'DocumentReference',
      'DiagnosticReport',
      'Composition',
    ]
    for (const resourceType of types) {
      for (const field of fields)
        expect(read({ resourceType, id: '1', code: { text: 'A' }, [field]: odd }).length).toBeLessThan(3)
    }
  },
)

test('our own source goes round: what was imported from elsewhere keeps its identity', () => {
  const identifier = [{ system: 'urn:salus:source:urn%3Aapple-health', value: 'HeartRate 1' }]
  expect(read(observation({ identifier, valueString: 'x' }))[0]?.source).toMatchObject({
    system: 'urn:apple-health',
    id: 'HeartRate 1',
  })
})

test('lines are read as they come: a medicine after what names it, a broken line told, the rest kept', async () => {
  const lines = [
    {
      resourceType: 'MedicationRequest',
      id: 'r',
      status: 'active',
      subject,
      medicationReference: { reference: 'Medication/m' },
    },
    { resourceType: 'Condition', id: 'c', subject, code: { text: 'Asthma' } },
    { resourceType: 'Medication', id: 'm', code: { text: 'Salbutamol' } },
  ].map((each) => JSON.stringify(each))
  const entries = await entriesOf(
    readNdjson(inPieces(bytesOf(`${lines[0]}\r\n{"broken\n\n${lines[1]}\n${lines[2]}`), 11)),
  )
  expect(entries).toMatchObject([
    { kind: 'refused', source: { where: 'line 2' } },
    { kind: 'medication', name: 'Salbutamol' },
    { kind: 'condition' },
  ])
})

test('a file that cannot be held is refused', async () => {
  const reader = fhirReader({ longest: 1_000 })
  expect(reader.write(bytesOf(' '.repeat(2_000)))).toEqual([])
  expect(reader.isOver()).toBe(true)
  expect(reader.end()).toMatchObject([{ kind: 'refused', reason: expect.stringContaining('too large') }])
  expect(await allOf(readFhir, '\uFEFF{"resourceType":"Patient"}')).toMatchObject([{ kind: 'patient' }])
})

test('hostile texts take no longer than others', () => {
  const deep = `{"resourceType":"Claim","x":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
  expect(readFhirText(deep)).toMatchObject([{ kind: 'not-understood', what: 'Claim', original: '' }])
  const tags = { resourceType: 'Condition', id: 'c', text: { div: '<'.repeat(300_000) } }
  expect(read(tags)).toMatchObject([{ kind: 'condition' }])
})

test('a wrong date is told wherever it stands, and a wrong birth date does not hide the person', () => {
  const condition = {
    resourceType: 'Condition',
    id: 'c',
    code: { text: 'Asthma' },
    onsetDateTime: '2020',
    abatementDateTime: '2021-02-30',
  }
  expect(read(condition)).toMatchObject([{ kind: 'refused', what: 'Asthma' }])
  const person = { resourceType: 'Patient', id: 'p', name: [{ text: 'Ada' }], birthDate: '1980-13-01' }
  expect(read(person)).toMatchObject([
    { kind: 'patient', name: 'Ada' },
    { kind: 'not-understood', what: 'birth date', original: '1980-13-01' },
  ])
})

test('a list of another kind than a Bundle is one entry, with all that it lists', () => {
  const list = { entry: [{ item: { reference: 'Condition/c' } }], id: 'l', resourceType: 'List' }
  expect(readFhirText(JSON.stringify(list))).toMatchObject([{ kind: 'not-understood', what: 'List' }])
})

test('a result that names the document it comes from leads to it', () => {
  const derivedFrom = [{ reference: 'DocumentReference/d' }]
  const lab = observation({ id: 'l', category: [coding('x', 'laboratory')], valueString: 'low', derivedFrom })
  const content = [{ attachment: { contentType: 'text/plain', data: 'aGk=' } }]
  expect(read(lab, { resourceType: 'DocumentReference', id: 'd', content })).toMatchObject([
    { kind: 'document', source: { id: 'DocumentReference/d' } },
    { kind: 'lab', paper: { id: 'DocumentReference/d' } },
  ])
})
