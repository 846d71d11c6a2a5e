import { API, type Visit } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn } from '#server/testing/test-app.ts'
import { bundle, countsOf, importer } from './testing.ts'

const ENCOUNTER = {
  resourceType: 'Encounter',
  id: 'e1',
  status: 'finished',
  type: [{ text: 'Check-up' }],
  participant: [{ individual: { display: 'Dr. Grey' } }],
  period: { start: '2026-04-04T09:30:00+02:00' },
}
const APPOINTMENT = {
  resourceType: 'Appointment',
  id: 'a1',
  status: 'booked',
  start: '2026-06-04T07:30:00Z',
  end: '2026-06-04T08:00:00Z',
  participant: [{ actor: { display: 'Dr. Okafor' }, status: 'accepted' }],
}

eachDatabase((makeDatabase) => {
  const begin = async () => {
    const app = await makeTestApp(await makeDatabase(), { now: () => new Date('2026-05-10T10:00:00Z') })
    const person = await signIn(app)
    const use = importer(app, person)
    const list = async (): Promise<Visit[]> => (await use.call('GET', API.visits)).body.items
    return { ...use, list }
  }

  describe('visits of a file', () => {
    test('go into their room, once, and out again with their import', async () => {
      const { upload, apply, undo, list, call } = await begin()
      const read = await upload(bundle(ENCOUNTER, APPOINTMENT))
      expect(countsOf(read)).toEqual({ 'new visit': 2 })
      await apply(read.id, { isMine: true })
      // The file was sent from India; a time in UTC names no place.
      expect(await list()).toMatchObject([
        { status: 'planned', day: '2026-06-04', time: '13:00', practitioner: 'Dr. Okafor', importId: read.id },
        { status: 'done', day: '2026-04-04', time: '09:30', practitioner: 'Dr. Grey', reason: 'Check-up' },
      ])
      const again = await upload(bundle({ ...ENCOUNTER, id: 'other-hospital' }, ENCOUNTER, APPOINTMENT))
      expect(countsOf(again)).toEqual({ 'duplicate visit': 3 })
      await call('DELETE', API.import(again.id))
      const moved = await upload(bundle({ ...APPOINTMENT, start: '2026-06-05T07:30:00Z' }))
      expect(countsOf(moved)).toEqual({ 'differs visit': 1 })
      await call('DELETE', API.import(moved.id))

      const fhir = (await call('GET', API.exportFile('fhir'))).body
      const told = fhir.entry.map(({ resource }: { resource: { resourceType: string } }) => resource)
      expect(told).toContainEqual(expect.objectContaining({ resourceType: 'Appointment', start: APPOINTMENT.start }))
      expect(told).toContainEqual(
        expect.objectContaining({ resourceType: 'Encounter', status: 'finished', period: ENCOUNTER.period }),
      )
      await undo(read.id)
      expect(await list()).toEqual([])
    })

    test('are refused where they were and are dated in the future, and kept beside the record without a day', async () => {
      const { upload } = await begin()
      const later = { ...ENCOUNTER, id: 'e2', period: { start: '2026-08-01' } }
      const { period: _, ...undated } = { ...ENCOUNTER, id: 'e3' }
      const off = { ...APPOINTMENT, id: 'a2', status: 'cancelled' }
      expect(countsOf(await upload(bundle(later, undated, off)))).toEqual({
        'refused visit': 1,
        'kept visit': 1,
        'new visit': 1,
      })
    })
  })
})
