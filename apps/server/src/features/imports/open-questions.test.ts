import { API } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn } from '#server/testing/test-app.ts'
import { importer } from './testing.ts'

const drug = (id: string, name: string, end: string) =>
  `<entry><substanceAdministration moodCode="EVN"><id root="${id}"/><statusCode code="completed"/><effectiveTime xsi:type="IVL_TS"><low value="20190811"/>${end}</effectiveTime><consumable><manufacturedProduct><manufacturedMaterial><code code="1" displayName="${name}" codeSystem="1.2.250.1.213.2.3.1"/></manufacturedMaterial></manufacturedProduct></consumable></substanceAdministration></entry>`
const OPEN = '<high nullFlavor="UNK"/>'
const ALLERGY =
  '<entry><act><statusCode code="completed"/><entryRelationship typeCode="SUBJ"><observation><id root="9"/><code code="416098002" codeSystem="2.16.840.1.113883.6.96"/><statusCode code="completed"/><participant><participantRole><playingEntity><code code="2" displayName="Amoxicilline" codeSystem="1.2.250.1.213.2.3.1"/></playingEntity></participantRole></participant></observation></entryRelationship></act></entry>'
const section = (code: string, inner: string) =>
  `<component><section><code code="${code}" codeSystem="2.16.840.1.113883.6.1"/><title>Section</title>${inner}</section></component>`
/** A French summary in which every statement is `completed`. */
const SUMMARY = `<?xml version="1.0"?><ClinicalDocument xmlns="urn:hl7-org:v3" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><id root="1.2.250.1"/><component><structuredBody>${section('10160-0', drug('1', 'Coumadine 5 mg', OPEN) + drug('2', 'Plavix 75 mg', OPEN) + drug('3', 'Augmentin', '<high value="20190820"/>'))}${section('48765-2', ALLERGY)}</structuredBody></component></ClinicalDocument>`

eachDatabase((makeDatabase) => {
  describe('what a file leaves open', () => {
    test('goes into the record as taken now, and is asked before; what the person says is over stays out', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      const { upload, apply, call, entries, settled } = importer(app, person)
      const read = await upload(SUMMARY, { name: 'vsm.xml' })
      expect(read.questions.map(({ ask, what, isOver }) => [ask, what, isOver])).toEqual([
        ['still-taken', 'Coumadine 5 mg', false],
        ['still-taken', 'Plavix 75 mg', false],
        ['still-allergic', 'Amoxicilline', false],
      ])
      expect(await entries(read.id, 'new', 'medication')).toHaveLength(2)
      expect(await entries(read.id, 'kept', 'medication')).toMatchObject([
        { what: 'Augmentin', reason: expect.stringContaining('over since 2019-08-20') },
      ])

      const over = read.questions.filter(({ what }) => what.startsWith('Plavix')).map(({ key }) => key)
      await call('POST', API.importAnswer(read.id), { over })
      const answered = await settled(read.id)
      expect(answered.questions.map(({ isOver }) => isOver)).toEqual([false, true, false])
      await apply(read.id)
      const { body } = await call('GET', API.medicalHistoryOf(person.user.id))
      expect(body.data).toMatchObject({
        medications: ['Coumadine 5 mg'],
        details: { allergies: [{ substance: 'Amoxicilline' }] },
      })
    })
  })
})

eachDatabase((makeDatabase) => {
  describe('what a file brings that contradicts the record', () => {
    test('is told before it is taken in and after, with what is new; what contradicted itself before is not told again', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      const { upload, apply, call, settled } = importer(app, person)
      const medications = ['Ibuprofen', 'Warfarin']
      const payload = { user_id: person.user.id, fullName: 'Asha Rao', dob: '1985-04-12', medications }
      await call('POST', API.medicalHistory, payload)
      const read = await upload(SUMMARY, { name: 'vsm.xml' })
      const told = (found: typeof read) =>
        found.conflicts.map(({ interaction, about }) => [
          interaction?.effect,
          ...about.map(({ name, isNew }) => `${name} ${isNew}`),
        ])
      expect(told(read)).toEqual([
        ['bleed', 'Coumadine 5 mg true', 'Ibuprofen false'],
        ['same-substance', 'Warfarin false', 'Coumadine 5 mg true'],
        ['bleed-stomach', 'Ibuprofen false', 'Plavix 75 mg true'],
        ['bleed', 'Warfarin false', 'Plavix 75 mg true'],
        ['bleed', 'Coumadine 5 mg true', 'Plavix 75 mg true'],
      ])
      await call('POST', API.importAnswer(read.id), { over: read.questions.map(({ key }) => key) })
      expect(told(await settled(read.id))).toEqual([])
      await call('POST', API.importAnswer(read.id), { over: [] })
      await settled(read.id)
      expect(told(await apply(read.id))).toHaveLength(5)
    })
  })
})
