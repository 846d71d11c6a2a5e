import { expect, test } from 'vitest'
import { ccdaOf, SNOMED_OID, section, value } from '../testing/ccda-text.ts'
import { readCcdaText } from './read-ccda.ts'

const read = (...sections: string[]) => readCcdaText(ccdaOf(...sections)).slice(1)
const concern = (observation: string, more = '') =>
  `<entry><act ${more}><statusCode code="active"/><entryRelationship typeCode="SUBJ">${observation}</entryRelationship></act></entry>`
const stroke = value('230690007', 'Stroke')
const refusedAs = (what: string, reason: string) => ({ kind: 'refused', what, reason })
const NOT_SO = 'The file says that this is not so.'

test('what a relative did not have is listed, and does not join what they had', () => {
  const member = (...observations: string[]) =>
    `<entry><organizer><subject><relatedSubject><code code="FTH" displayName="Father"/></relatedSubject></subject>${observations.map((each) => `<component>${each}</component>`).join('')}</organizer></entry>`
  const notStroke = `<observation negationInd="true">${stroke}</observation>`
  const infarction = `<observation>${value('22298006', 'Myocardial infarction')}</observation>`
  const unknown = '<observation nullFlavor="UNK"><value xsi:type="CD" nullFlavor="UNK"/></observation>'
  expect(read(section('10157-6', 'Family', member(notStroke, infarction, unknown)))).toMatchObject([
    { kind: 'family-history', name: 'Father', conditions: [{ name: 'Myocardial infarction' }] },
    refusedAs('Father: Stroke', NOT_SO),
    { kind: 'not-understood', reason: 'It says itself that nothing is known of it.' },
  ])
  const told = `<observation>${value('x', 'No history of stroke (situation)')}</observation>`
  expect(read(section('10157-6', 'Family', member(notStroke, told)))).toMatchObject([
    refusedAs('Father: Stroke', NOT_SO),
    refusedAs('Father: No history of stroke (situation)', 'It tells of something that is not there.'),
  ])
})

test('an illness that is denied is told with its name, whether its concern or itself denies it', () => {
  const problem = (more: string) => `<observation ${more}>${stroke}</observation>`
  expect(read(section('11450-4', 'Problems', concern(problem('negationInd="true"'))))).toMatchObject([
    refusedAs('Stroke', NOT_SO),
  ])
  expect(read(section('11450-4', 'Problems', concern(problem(''), 'negationInd="true"')))).toMatchObject([
    refusedAs('Stroke', NOT_SO),
  ])
  expect(read(section('11450-4', 'Problems', concern(problem('nullFlavor="NI"'))))).toMatchObject([
    { kind: 'not-understood' },
  ])
})

test('an allergy and a sign of it that are denied are listed', () => {
  const substance =
    '<participant><participantRole><playingEntity><code code="1191" codeSystem="2.16.840.1.113883.6.88" displayName="Aspirin"/></playingEntity></participantRole></participant>'
  const sign = (more: string, name: string) =>
    `<entryRelationship typeCode="MFST"><observation ${more}>${value('1', name)}</observation></entryRelationship>`
  const allergy = (more: string) =>
    `<observation ${more}>${value('59037007', 'Drug intolerance')}${substance}${sign('', 'Hives')}${sign('negationInd="true"', 'Shock')}</observation>`
  expect(read(section('48765-2', 'Allergies', concern(allergy('negationInd="true"'))))).toMatchObject([
    refusedAs('Aspirin', NOT_SO),
  ])
  expect(read(section('48765-2', 'Allergies', concern(allergy(''))))).toMatchObject([
    { kind: 'allergy', name: 'Aspirin', reactions: [{ name: 'Hives' }] },
    refusedAs('Aspirin: Shock', NOT_SO),
  ])
})

test('a medicine, a measurement and an operation that are denied are listed, each with its reason', () => {
  const drug =
    '<entry><substanceAdministration negationInd="true"><consumable><manufacturedProduct><manufacturedMaterial><code nullFlavor="OTH"><originalText>Aspirin</originalText></code></manufacturedMaterial></manufacturedProduct></consumable></substanceAdministration></entry>'
  const pulse =
    '<entry><observation negationInd="true"><code code="8867-4" codeSystem="2.16.840.1.113883.6.1" displayName="Heart rate"/><value xsi:type="PQ" value="182" unit="/min"/></observation></entry>'
  const operation = `<entry><procedure negationInd="true"><code code="80146002" codeSystem="${SNOMED_OID}" displayName="Appendectomy"/></procedure></entry>`
  expect(
    read(
      section('10160-0', 'Medicines', drug),
      section('8716-3', 'Vital signs', pulse + pulse.replace('negationInd="true"', 'nullFlavor="NI"')),
      section('47519-4', 'Procedures', operation),
    ),
  ).toMatchObject([
    refusedAs('Aspirin', 'The file says that it is not taken.'),
    refusedAs('Heart rate', NOT_SO),
    { kind: 'not-understood', what: 'Heart rate' },
    refusedAs('Appendectomy', 'This is marked as not done.'),
  ])
})

test('what is planned, cancelled or broken off is refused', () => {
  const vaccine = (more: string, status = 'completed') =>
    `<entry><substanceAdministration ${more}><statusCode code="${status}"/><consumable><manufacturedProduct><manufacturedMaterial><code code="141" codeSystem="2.16.840.1.113883.12.292" displayName="Influenza"/></manufacturedMaterial></manufacturedProduct></consumable></substanceAdministration></entry>`
  const operation = (more: string, status: string) =>
    `<entry><procedure ${more}><code code="80146002" codeSystem="${SNOMED_OID}" displayName="Appendectomy"/><statusCode code="${status}"/></procedure></entry>`
  const pulse =
    '<entry><observation moodCode="GOL"><code code="8867-4" codeSystem="2.16.840.1.113883.6.1" displayName="Heart rate"/><value xsi:type="PQ" value="60" unit="/min"/></observation></entry>'
  expect(
    read(
      section('11369-6', 'Vaccinations', vaccine('moodCode="INT"') + vaccine('moodCode="EVN"', 'cancelled')),
      section('47519-4', 'Procedures', operation('moodCode="RQO"', 'active') + operation('', 'aborted')),
      section('8716-3', 'Vital signs', pulse),
    ),
  ).toMatchObject([
    refusedAs('Influenza', 'This is planned, not done.'),
    refusedAs('Influenza', 'This is marked as cancelled.'),
    refusedAs('Appendectomy', 'This is planned, not done.'),
    refusedAs('Appendectomy', 'This was broken off before it was done.'),
    refusedAs('Heart rate', 'This is planned, not done.'),
  ])
})

test('what is measured in somebody else is listed as such', () => {
  const pulse =
    '<entry><observation><code code="8867-4" codeSystem="2.16.840.1.113883.6.1" displayName="Heart rate"/><value xsi:type="PQ" value="150" unit="/min"/><subject><relatedSubject><code code="NCHILD" displayName="natural child"/></relatedSubject></subject></observation></entry>'
  expect(read(section('8716-3', 'Vital signs', pulse))).toMatchObject([
    refusedAs('Heart rate', 'It is about somebody else (natural child).'),
  ])
})

test('what was taken back is refused', () => {
  const problem = `<observation><statusCode code="nullified"/>${stroke}</observation>`
  expect(read(section('11450-4', 'Problems', concern(problem)))).toMatchObject([
    { kind: 'refused', reason: 'Whoever wrote this marked it as entered in error.' },
  ])
})
