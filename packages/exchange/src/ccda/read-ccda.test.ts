import { expect, test } from 'vitest'
import { allOf } from '../testing/bytes.ts'
import { ccdaOf as document, LOINC_OID as LOINC, SNOMED_OID as SNOMED, section, value } from '../testing/ccda-text.ts'
import { readCcda, readCcdaText } from './read-ccda.ts'

const read = (...sections: string[]) => readCcdaText(document(...sections)).slice(1)

test('the person of the document is read', () => {
  expect(readCcdaText(document())).toEqual([
    {
      kind: 'patient',
      source: { system: 'urn:hl7:cda', id: '1.2.3|7', where: 'recordTarget' },
      codings: [],
      name: 'Ada M King',
      given: 'Ada M',
      family: 'King',
      birthDate: '1980-02-03',
      sex: 'female',
    },
  ])
})

const concern = (observation: string, status = 'active') =>
  `<entry><act classCode="ACT" moodCode="EVN"><statusCode code="${status}"/><entryRelationship typeCode="SUBJ">${observation}</entryRelationship></act></entry>`

test('problems have their code, their time and whether they are over', () => {
  const problem = (time: string) =>
    `<observation><id root="a"/><effectiveTime>${time}</effectiveTime>${value('195967001', 'Asthma')}</observation>`
  expect(
    read(
      section(
        '11450-4',
        'Problems',
        concern(problem('<low value="200701031015+0100"/>')) +
          concern(problem('<low value="1998"/><high value="1999"/>'), 'completed'),
      ),
    ),
  ).toMatchObject([
    {
      kind: 'condition',
      name: 'Asthma',
      snomed: '195967001',
      onset: '2007-01-03T10:15:00+01:00',
      status: 'active',
      source: { id: 'a', where: 'Problems' },
    },
    { onset: '1998', ended: '1999', status: 'past', source: { id: 'a#2' } },
  ])
})

test('an allergy has its substance, kind, reactions and how severe they are', () => {
  const severity = `<entryRelationship typeCode="SUBJ" inversionInd="true"><observation><code code="SEV"/>${value('24484000', 'Severe')}</observation></entryRelationship>`
  const reaction = `<entryRelationship typeCode="MFST" inversionInd="true"><observation>${value('247472004', 'Hives')}${severity}</observation></entryRelationship>`
  const substance =
    '<participant><participantRole><playingEntity><code code="1191" codeSystem="2.16.840.1.113883.6.88" displayName="Aspirin"/></playingEntity></participantRole></participant>'
  const observation = `<observation>${value('59037007', 'Drug intolerance')}${substance}${reaction}</observation>`
  const [first, ...rest] = read(
    section('48765-2', 'Allergies', concern(observation).replace('</act>', `${severity}</act>`)),
  )
  expect(first).toMatchObject({
    kind: 'allergy',
    name: 'Aspirin',
    category: 'medication',
    type: 'intolerance',
    status: 'active',
    reactions: [{ name: 'Hives', severity: 'severe' }],
  })
  expect(rest).toEqual([])
})

test('"no known problems" is no problem, and is told', () => {
  const none = `<observation negationInd="true"><text><reference value="#n"/></text>${value('55607006', 'Problem')}</observation>`
  expect(
    read(section('11450-4', 'Problems', `<text><content ID="n">No known\n problems</content></text>${concern(none)}`)),
  ).toMatchObject([{ kind: 'remark', reason: 'The file says: “No known problems”.' }])
})

const drug = (
  inner: string,
  code = '<code code="197380" codeSystem="2.16.840.1.113883.6.88" displayName="Atenolol 25 MG"/>',
) =>
  `<entry><substanceAdministration><statusCode code="active"/>${inner}<consumable><manufacturedProduct><manufacturedMaterial>${code}<lotNumberText>L1</lotNumberText></manufacturedMaterial></manufacturedProduct></consumable></substanceAdministration></entry>`

test('a medicine has its dose, rhythm, way and time', () => {
  const times =
    '<effectiveTime xsi:type="IVL_TS"><low value="20120318"/><high nullFlavor="UNK"/></effectiveTime><effectiveTime xsi:type="PIVL_TS"><period value="12" unit="h"/></effectiveTime>'
  expect(
    read(
      section(
        '10160-0',
        'Medicines',
        drug(`${times}<routeCode code="x" displayName="by mouth"/><doseQuantity value="1" unit="{tablet}"/>`),
      ),
    ),
  ).toMatchObject([
    {
      kind: 'medication',
      name: 'Atenolol 25 MG',
      rxnorm: '197380',
      dose: '1 tablet',
      howOften: 'every 12 hours',
      route: 'by mouth',
      since: '2012-03-18',
      status: 'active',
    },
  ])
})

test.each([
  ['active', 'EVN', 'active'],
  ['active', 'INT', 'active'],
  ['active', 'RQO', 'planned'],
  ['suspended', 'EVN', 'paused'],
  ['aborted', 'EVN', 'past'],
  ['cancelled', 'INT', 'not-taken'],
])('a medicine of status %s and mood %s is %s', (status, mood, taking) => {
  const written = drug('')
    .replace('code="active"', `code="${status}"`)
    .replace('<substanceAdministration>', `<substanceAdministration moodCode="${mood}">`)
  expect(read(section('10160-0', 'Medicines', written))).toMatchObject([{ status: taking }])
})

test('vaccinations and procedures are read, and those not done are refused', () => {
  const vaccine = '<code code="141" codeSystem="2.16.840.1.113883.12.292" displayName="Influenza"/>'
  const given = drug('<effectiveTime value="20241001"/>', vaccine)
  const procedure = `<entry><procedure><code code="80146002" codeSystem="${SNOMED}" displayName="Appendectomy"/><statusCode code="completed"/><effectiveTime value="2001"/></procedure></entry>`
  expect(
    read(
      section(
        '11369-6',
        'Vaccinations',
        given + given.replace('<substanceAdministration>', '<substanceAdministration negationInd="true">'),
      ),
      section('47519-4', 'Procedures', procedure),
    ),
  ).toMatchObject([
    { kind: 'immunization', cvx: '141', time: '2024-10-01', lot: 'L1' },
    { kind: 'refused', reason: 'This is marked as not done.' },
    { kind: 'procedure', name: 'Appendectomy', time: '2001', status: 'done' },
  ])
})

const organizer = (...observations: string[]) =>
  `<entry><organizer><code code="58410-2" codeSystem="${LOINC}" displayName="Blood count"/><effectiveTime value="20240102103000+0100"/>${observations.map((each) => `<component>${each}</component>`).join('')}</organizer></entry>`
const measured = (code: string, name: string, inner: string) =>
  `<observation><code code="${code}" codeSystem="${LOINC}" displayName="${name}"/>${inner}</observation>`

test('results have value, range, mark and panel; bounds and words are kept', () => {
  const range =
    '<referenceRange><observationRange><value xsi:type="IVL_PQ"><low value="12"/><high value="15.5"/></value></observationRange></referenceRange>'
  expect(
    read(
      section(
        '30954-2',
        'Results',
        organizer(
          measured(
            '718-7',
            'Haemoglobin',
            `<value xsi:type="PQ" value="11.2" unit="g/dL"/><interpretationCode code="L"/>${range}`,
          ),
          measured('x', 'TSH', '<value xsi:type="IVL_PQ"><high value="0.01" unit="mU/L" inclusive="false"/></value>'),
          measured('y', 'Culture', '<value xsi:type="ST">no growth</value>'),
          measured('z', 'Lost', '<value nullFlavor="UNK"/>'),
        ),
      ),
    ),
  ).toMatchObject([
    {
      kind: 'lab',
      loinc: '718-7',
      quantity: { value: 11.2, ucum: 'g/dL' },
      range: { low: 12, high: 15.5 },
      flag: 'low',
      panel: 'Blood count',
      time: '2024-01-02T10:30:00+01:00',
    },
    { quantity: { value: 0.01 }, comparator: '<' },
    { text: 'no growth' },
    { kind: 'not-understood', reason: 'It holds no value.' },
  ])
})

test('the two values of a blood pressure are one reading', () => {
  const entries = read(
    section(
      '8716-3',
      'Vital signs',
      organizer(
        measured('8462-4', 'Diastolic', '<value xsi:type="PQ" value="80" unit="mm[Hg]"/>'),
        measured('8867-4', 'Pulse', '<value xsi:type="PQ" value="70" unit="/min"/>'),
        measured('8480-6', 'Systolic', '<value xsi:type="PQ" value="120" unit="mm[Hg]"/>'),
      ),
    ),
  )
  expect(entries).toMatchObject([
    { loinc: '85354-9', parts: [{ quantity: { value: 120 } }, { quantity: { value: 80 } }] },
    { loinc: '8867-4' },
  ])
})

test('sections that we have no structure for keep their words, and list what stood in them', () => {
  const entries = read(
    section('51848-0', 'Assessment', '<text>Rest.<br/>Drink.</text><entry><act/></entry>'),
    section('30954-2', 'Results', '<text>No results</text>', 'nullFlavor="NI"'),
  )
  expect(entries).toMatchObject([
    { kind: 'document', name: 'Assessment', text: 'Rest.\nDrink.', time: '2024-01-02' },
    { kind: 'not-understood', what: 'Assessment' },
    { kind: 'remark', reason: 'The file says: “Results: No results”.' },
  ])
})

test('a PDF in place of sections is a document', () => {
  const body =
    '<component><nonXMLBody><text mediaType="application/pdf" representation="B64">\n JVBE\n Ri0= </text></nonXMLBody></component>'
  expect(readCcdaText(document().replace(/<component><structuredBody>.*<\/component>/, body)).slice(1)).toMatchObject([
    { kind: 'document', name: 'Summary', mediaType: 'application/pdf', base64: 'JVBERi0=' },
  ])
})

test('an impossible date is refused with what it stood on', () => {
  const problem = `<observation><effectiveTime><low value="20240231"/></effectiveTime>${value('195967001', 'Asthma')}</observation>`
  expect(read(section('11450-4', 'Problems', concern(problem)))).toMatchObject([
    { kind: 'refused', what: 'Asthma', reason: 'Its date is no date of the calendar.' },
  ])
})

test('prefixes, entities and a cut-off file are understood, refused and told', async () => {
  expect(
    readCcdaText(
      '<cda:ClinicalDocument xmlns:cda="urn:hl7-org:v3"><cda:recordTarget><cda:patientRole><cda:patient><cda:name>Ada</cda:name></cda:patient></cda:patientRole></cda:recordTarget></cda:ClinicalDocument>',
    ),
  ).toMatchObject([{ kind: 'patient', name: 'Ada' }])
  expect(await allOf(readCcda, `<!DOCTYPE a [<!ENTITY x "y">]>${document()}`)).toMatchObject([
    { kind: 'refused', reason: expect.stringContaining('entities') },
  ])
  expect(await allOf(readCcda, document().slice(0, -30))).toMatchObject([
    { kind: 'refused', reason: expect.stringContaining('not complete') },
  ])
})
