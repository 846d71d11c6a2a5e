import { randomUUID } from 'node:crypto'
import { API, type DoseMark, type Medicine } from '@salus/contract'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, someForm } from '#server/testing/test-app.ts'
import { bundle, countsOf, importer, patient } from './testing.ts'

const medicine = (changes: object = {}) => ({
  id: randomUUID(),
  name: 'Metformin',
  strength: '500 mg',
  schedule: {
    kind: 'daily',
    from: '2026-11-18',
    zone: 'Europe/Berlin',
    follows: 'wall',
    unit: '{tablet}',
    days: { kind: 'every', n: 1 },
    times: [
      { id: 'm', time: '08:00', amount: 1 },
      { id: 'e', time: '20:00', amount: 2 },
    ],
  },
  ...changes,
})

eachDatabase((makeDatabase) => {
  async function start() {
    const env = { SALUS_RATE_LIMIT_FACTOR: '1000' }
    // The medicines are written down before their first dose is due.
    const clock = { now: new Date('2026-11-17T12:00:00Z') }
    const app = await makeTestApp(await makeDatabase(), { env, now: () => clock.now })
    const personOf = async (form: object) => {
      const person = await signIn(app, someForm(form))
      const hands = importer(app, person)
      const marks = async (): Promise<DoseMark[]> => (await hands.call('GET', API.doses)).body.items
      const list = async (): Promise<Medicine[]> => (await hands.call('GET', API.medicines)).body.items
      return { ...hands, person, marks, list }
    }
    const asha = await personOf({})
    const later = () => {
      clock.now = new Date('2026-11-20T20:00:00Z')
    }
    return { app, asha, personOf, later }
  }

  /** The words of a mark, without what is of one record alone. */
  const told = (marks: readonly DoseMark[], medicines: readonly Medicine[]) =>
    marks.map(({ medicineId, ...mark }) => ({
      ...mark,
      name: medicines.find(({ id }) => id === medicineId)?.name,
      strength: medicines.find(({ id }) => id === medicineId)?.strength,
    }))

  it('the doses of an export come back whole into another record, and not twice; undone, they go', async () => {
    const { app, asha, personOf, later } = await start()
    const [morning, strong] = [medicine(), medicine({ strength: '1000 mg' })]
    const painkiller = medicine({ name: 'Ibuprofen', strength: '', schedule: null, asNeeded: true })
    for (const each of [morning, strong, painkiller])
      expect((await asha.call('POST', API.medicines, each)).status).toBe(201)
    later()
    const days = `${API.doseDays}?from=2026-11-18&to=2026-11-20&timeZone=Europe/Berlin`
    const { body: planned } = await asha.call('GET', days)
    const [first, second, third] = planned.days[0].planned
    const marks = [
      { medicineId: first.medicineId, slot: first.slot, plannedAt: first.at, at: '2026-11-18T07:10:00.000Z' },
      { medicineId: second.medicineId, slot: second.slot, plannedAt: second.at, status: 'skipped', why: 'ill: flu' },
      { medicineId: third.medicineId, slot: third.slot, plannedAt: third.at, amount: 1.5, at: '2026-11-18T19:20:00Z' },
      { medicineId: painkiller.id, at: '2026-11-19T11:00:00.000Z', anyway: true },
    ].map((each) => ({ id: randomUUID(), ...each }))
    const { body: answers } = await asha.call('POST', API.doses, { marks })
    expect(answers.items.map(({ outcome }: { outcome: string }) => outcome)).toEqual(Array(4).fill('marked'))

    const { body: file } = await app.call({ url: API.exportFile('fhir'), headers: asha.person.headers })
    expect(file).toContain('Too ill to take it: flu')
    // In the record that it comes from everything is there.
    const again = await asha.upload(file)
    expect(countsOf(again)).toMatchObject({ 'duplicate dose': 4 })

    const ravi = await personOf({ fullName: 'Ravi Rao', email: 'ravi@example.com' })
    const read = await ravi.upload(file)
    expect(countsOf(read)).toMatchObject({ 'new medication': 3, 'new dose': 4 })
    expect((await ravi.entries(read.id, 'new', 'dose')).map(({ what, value }) => [what, value])).toContainEqual([
      'Metformin',
      'skipped, 1 tablet',
    ])
    await ravi.apply(read.id, { isMine: true })
    const [own, theirs] = [await asha.marks(), await ravi.marks()]
    expect(told(theirs, await ravi.list())).toEqual(told(own, await asha.list()))
    const { body: shown } = await ravi.call('GET', days)
    const statesOf = (body: typeof planned) =>
      body.days[0].planned.map(({ state }: { state: string }) => state).toSorted()
    expect(statesOf(shown)).toEqual(statesOf((await asha.call('GET', days)).body))
    // From there it goes on as it came.
    const { body: next } = await app.call({ url: API.exportFile('fhir-ndjson'), headers: ravi.person.headers })
    expect(next.match(/"MedicationAdministration"/g)).toHaveLength(4)
    const twice = await ravi.upload(file)
    expect(countsOf(twice)).toMatchObject({ 'duplicate dose': 4 })
    await ravi.call('DELETE', API.import(twice.id))

    await ravi.undo(read.id)
    expect(await ravi.marks()).toEqual([])
    expect(await asha.marks()).toHaveLength(4)
    const back = await ravi.upload(file)
    await ravi.apply(back.id, { isMine: true })
    expect(await ravi.marks()).toHaveLength(4)
  })

  it('a dose that a hospital gave is marked beside the plan, and one of a medicine that nobody takes stays with the import', async () => {
    const { app, asha, later } = await start()
    await asha.call('POST', API.medicines, medicine())
    later()
    const given = (id: string, name: string, changes: object = {}) => ({
      resourceType: 'MedicationAdministration',
      id,
      status: 'completed',
      medicationCodeableConcept: { text: name },
      effectiveDateTime: '2026-11-19T06:00:00Z',
      dosage: { dose: { value: 500, unit: 'mg' } },
      ...changes,
    })
    const file = bundle(
      given('1', 'metformin'),
      given('2', 'Morphine'),
      given('3', 'Metformin', { effectiveDateTime: '2026-12-24T06:00:00Z' }),
      // Somebody wrote into a file of ours.
      given('4', 'Metformin', { extension: [{ url: 'urn:salus:dose-mark', valueString: '{"slot":7}' }] }),
      patient(),
    )
    const read = await asha.upload(file)
    expect(countsOf(read)).toEqual({ 'new dose': 2, 'kept dose': 1, 'refused dose': 1 })
    await asha.apply(read.id)
    const [one, other] = await asha.marks()
    expect(one).toMatchObject({ plannedAt: null, amount: null, status: 'taken', by: null })
    expect(other).toMatchObject({ plannedAt: null, amount: null })
    // A part that has no place goes along all the same.
    const { body } = await app.call({ url: API.exportFile('fhir'), headers: asha.person.headers })
    expect(body).toContain('Morphine')
    expect(countsOf(await asha.upload(file))).toEqual({ 'duplicate dose': 3, 'refused dose': 1 })
  })
})
