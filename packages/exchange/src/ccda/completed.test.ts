import { expect, test } from 'vitest'
import { ccdaOf, section, value } from '../testing/ccda-text.ts'
import { readCcdaText } from './read-ccda.ts'

const read = (...sections: string[]) => readCcdaText(ccdaOf(...sections)).slice(1)

/** As French summaries (CI-SIS) write it: every statement is `completed`. */
const treatment = (time: string, name = 'COUMADINE 5 mg, comprimé sécable') =>
  `<substanceAdministration classCode="SBADM" moodCode="EVN"><statusCode code="completed"/>${time}<consumable><manufacturedProduct><manufacturedMaterial><code code="63245753" displayName="${name}" codeSystem="1.2.250.1.213.2.3.1"/></manufacturedMaterial></manufacturedProduct></consumable></substanceAdministration>`
const interval = (end: string) => `<effectiveTime xsi:type="IVL_TS"><low value="20190811"/>${end}</effectiveTime>`

test.each([
  ['an unknown end', interval('<high nullFlavor="UNK"/>'), 'unknown'],
  ['an open end', interval(''), 'unknown'],
  ['no time', '', 'unknown'],
  // Whether that day has come is for the reader of the entry to say.
  ['a known end', interval('<high value="20190901"/>'), 'active'],
  ['one moment', '<effectiveTime value="20190811"/>', 'past'],
])('a completed statement of a medicine with %s is %s', (_, time, status) => {
  expect(read(section('10160-0', 'Traitements', `<entry>${treatment(time)}</entry>`))).toMatchObject([
    { kind: 'medication', status },
  ])
})

const allergy = (inner: string, { concern = 'completed', kind = 'code' } = {}) =>
  `<entry><act><statusCode code="${concern}"/><entryRelationship typeCode="SUBJ"><observation negationInd="false">${
    kind === 'code'
      ? '<code code="416098002" codeSystem="2.16.840.1.113883.6.96"/>'
      : value('416098002', 'Drug allergy')
  }<statusCode code="completed"/>${inner}<participant><participantRole><playingEntity><code code="60234100" displayName="AMOXICILLINE" codeSystem="1.2.250.1.213.2.3.1"/></playingEntity></participantRole></participant></observation></entryRelationship></act></entry>`
const about = (code: string, answer: string) =>
  `<entryRelationship typeCode="REFR"><observation><code code="${code}"/><statusCode code="completed"/><value xsi:type="CE" code="${answer}"/></observation></entryRelationship>`
const lasting = '<effectiveTime><low value="20211204"/></effectiveTime>'
const over = '<effectiveTime><low value="20211204"/><high value="20220101"/></effectiveTime>'

test.each([
  ['its own status says active', lasting + about('33999-4', 'active'), 'active'],
  ['its own status says active in SNOMED', lasting + about('33999-4', '55561003'), 'active'],
  ['its own status says inactive', lasting + about('33999-4', 'inactive'), 'past'],
  ['its own status says resolved', lasting + about('33999-4', '413322009'), 'past'],
  ['it has an end', over, 'past'],
  ['nothing but its concern is completed', lasting, 'unknown'],
])('an allergy of which %s is %s', (_, inner, status) => {
  expect(read(section('48765-2', 'Allergies', allergy(inner)))).toMatchObject([
    { kind: 'allergy', name: 'AMOXICILLINE', category: 'medication', status },
  ])
})

test('an allergy says in the words of FHIR too how dangerous and how certain it is', () => {
  expect(
    read(section('48765-2', 'Allergies', allergy(about('82606-5', 'high') + about('66455-7', 'refuted')))),
  ).toMatchObject([{ criticality: 'high', certainty: 'refuted' }])
})

const problem = (concern: string, inner: string) =>
  `<entry><act><statusCode code="${concern}"/><entryRelationship typeCode="SUBJ"><observation><statusCode code="completed"/>${inner}${value('84757009', 'Epilepsy')}</observation></entryRelationship></act></entry>`

test.each([
  ['11450-4', 'completed', lasting, 'unknown'],
  ['11450-4', 'active', lasting, 'active'],
  ['11450-4', 'completed', over, 'past'],
  ['11348-0', 'completed', lasting, 'past'],
])('an illness in section %s whose concern is %s and that lasts %s is %s', (code, concern, time, status) => {
  expect(read(section(code, 'Problèmes', problem(concern, time)))).toMatchObject([{ kind: 'condition', status }])
})

test.each(['10183-2', '42346-7', '75311-1'])('medicines of section %s are read, in an act of their own too', (code) => {
  const act = `<entry><act><code code="${code}"/><statusCode code="active"/><entryRelationship typeCode="SUBJ">${treatment(interval(''))}</entryRelationship></act></entry>`
  expect(read(section(code, 'Discharge', act))).toMatchObject([
    { kind: 'medication', name: 'COUMADINE 5 mg, comprimé sécable', status: 'unknown' },
  ])
  const denied = act.replace('<act>', '<act negationInd="true">')
  expect(read(section(code, 'Discharge', denied))).toMatchObject([{ kind: 'refused' }])
})

test('a section is known by a translation of its code as well', () => {
  const inner = `<entry>${treatment(interval(''))}</entry>`
  const translated = section('x', 'Discharge', inner).replace(
    /<code code="x"([^>]*)\/>/,
    '<code code="x"$1><translation code="75311-1"/></code>',
  )
  expect(read(translated)).toMatchObject([{ kind: 'medication' }])
})

test('what was given during a stay is over', () => {
  const given = `<entry>${treatment(interval('<high nullFlavor="UNK"/>'))}</entry>`
  expect(read(section('18610-6', 'Given', given), section('29549-3', 'Given', given))).toMatchObject([
    { status: 'past' },
    { status: 'past' },
  ])
})
