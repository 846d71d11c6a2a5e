import { expect, test } from 'vitest'
import { ccdaOf, LOINC_OID, SNOMED_OID, section } from '../testing/ccda-text.ts'
import { readCcdaText } from './read-ccda.ts'

const read = (...sections: string[]) => readCcdaText(ccdaOf(...sections)).slice(1)

const SPECIALITY = '<templateId root="1.3.6.1.4.1.19376.1.3.3.2.1"/>'
const ITEM = '<templateId root="1.3.6.1.4.1.19376.1.3.3.2.2"/>'
const loinc = (code: string, name: string) =>
  `<code code="${code}" codeSystem="${LOINC_OID}" displayName="${name}"/><statusCode code="completed"/>`
const result = (code: string, name: string, inner: string, time = '20240104101000+0100') =>
  `<observation>${loinc(code, name)}<effectiveTime value="${time}"/>${inner}</observation>`
const part = (...inner: string[]) => inner.map((each) => `<component>${each}</component>`).join('')
const within = (...inner: string[]) =>
  inner.map((each) => `<entryRelationship typeCode="COMP">${each}</entryRelationship>`).join('')
const item = (code: string, name: string, inner: string) =>
  `<entry>${ITEM}<act>${loinc(code, name)}${inner}</act></entry>`
const amount = (value: string, unit: string) => `<value xsi:type="PQ" value="${value}" unit="${unit}"/>`

test('a French laboratory report is read, in sections within sections and acts around batteries', () => {
  const tsh = result(
    '3016-3',
    'TSH',
    `${amount('1.950', 'm[IU]/L')}<interpretationCode code="N"/><referenceRange><observationRange><value xsi:type="IVL_PQ"><low value="0.270"/><high value="4.200"/></value></observationRange></referenceRange>`,
  )
  const urea = result(
    '22664-7',
    'Urée',
    `${amount('10.02', 'mmol/L')}<entryRelationship typeCode="REFR">${result('22664-7', 'Urée', amount('8.5', 'mmol/L'), '20200912')}</entryRelationship>`,
  )
  const battery = `<organizer classCode="BATTERY">${loinc('x', 'Ionogramme')}${part(urea)}</organizer>`
  const inner = section('18719-5', '', item('18719-5', 'Biochimie', within(tsh, battery)), '').replace(
    '<section >',
    `<section>${ITEM}`,
  )
  const outer = section('18719-5', 'BIOCHIMIE', inner, '').replace('<section >', `<section>${SPECIALITY}`)
  expect(read(outer)).toMatchObject([
    {
      kind: 'lab',
      loinc: '3016-3',
      quantity: { value: 1.95, ucum: 'm[IU]/L' },
      range: { low: 0.27, high: 4.2 },
      flag: 'normal',
      panel: 'Biochimie',
      time: '2024-01-04T10:10:00+01:00',
    },
    { loinc: '22664-7', quantity: { value: 10.02 }, panel: 'Biochimie, Ionogramme' },
    { loinc: '22664-7', quantity: { value: 8.5 }, time: '2020-09-12' },
  ])
})

test('what a germ withstands is told with the germ', () => {
  const germ = `<specimen><specimenRole><specimenPlayingEntity><code code="112283007" codeSystem="${SNOMED_OID}" displayName="Escherichia coli"/></specimenPlayingEntity></specimenRole></specimen>`
  const tested = result(
    '20-8',
    'Amoxicillin',
    '<value xsi:type="IVL_PQ"><low value="0.512" unit="ug/mL" inclusive="true"/></value><interpretationCode code="R" displayName="Résistant"/>',
  )
  const cluster = `<organizer classCode="CLUSTER"><statusCode code="completed"/>${germ}${part(`<organizer>${loinc('18769-0', 'Antibiogramme')}${part(tested)}</organizer>`)}</organizer>`
  const written = section('18725-2', 'Microbiologie', item('18725-2', 'Microbiologie', within(cluster)), '').replace(
    '<section >',
    `<section>${ITEM}`,
  )
  expect(read(written)).toMatchObject([
    {
      quantity: { value: 0.512 },
      comparator: '>=',
      note: 'Résistant',
      panel: 'Escherichia coli, Antibiogramme',
    },
  ])
})

test('the report as a PDF in a section is a document', () => {
  const pdf =
    '<entry><organizer><component><observationMedia><value mediaType="application/pdf" representation="B64">JVBE\nRi0=</value></observationMedia></component></organizer></entry>'
  expect(read(section('55108-5', 'Copie du document', pdf))).toMatchObject([
    {
      kind: 'document',
      name: 'Copie du document',
      mediaType: 'application/pdf',
      base64: 'JVBERi0=',
      time: '2024-01-02',
    },
  ])
})

test('a document that stands in its own style sheet is read, and a style sheet without one says so', () => {
  const inStyle = (inner: string) =>
    `<xsl:stylesheet xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:data="urn:x"><data:Contenu>${inner}</data:Contenu><xsl:template match="/"/></xsl:stylesheet>`
  const written = ccdaOf().replace('<?xml version="1.0"?>', '')
  expect(readCcdaText(inStyle(written))).toMatchObject([{ kind: 'patient', name: 'Ada M King' }])
  expect(readCcdaText(inStyle(''))).toMatchObject([{ kind: 'refused', reason: 'This file holds no entries.' }])
})
