import { randomUUID } from 'node:crypto'
import { API, type DoseMark, type PlannedDose } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn } from '#server/testing/test-app.ts'
import { everyDay, medicinesOf } from './testing.ts'

const asNeeded = {
  kind: 'asNeeded',
  from: '2026-11-01',
  zone: 'Europe/Berlin',
  follows: 'wall',
  amount: 1,
  gapHours: 4,
  most: { amount: 2, hours: 24 },
} as const

/** A person on a day of November in Berlin, with a clock that the test moves. */
async function someone(database: Parameters<typeof makeTestApp>[0], at = '2026-11-20T06:00:00Z') {
  const clock = { now: new Date(at) }
  const app = await makeTestApp(database, { now: () => clock.now })
  const person = await signIn(app)
  return { app, person, clock, ...medicinesOf(app, person) }
}

eachDatabase((makeDatabase) => {
  describe('doses', () => {
    test('a day is told with what is due, what was taken and what was missed', async () => {
      const { add, mark, today, clock } = await someone(await makeDatabase())
      const { id } = await add({ name: 'Metformin', schedule: everyDay('2026-11-20', '08:00', '20:00') })
      clock.now = new Date('2026-11-20T07:05:00Z')
      const first = await today()
      expect(first).toMatchObject({ date: '2026-11-20', timeZone: 'Europe/Berlin' })
      expect(first.planned.map(({ time, state }: PlannedDose) => [time, state])).toEqual([
        ['08:00', 'due'],
        ['20:00', 'later'],
      ])
      expect(first.days).toHaveLength(7)
      const [{ slot }] = first.planned
      const [answer] = await mark({ medicineId: id, slot })
      expect(answer).toMatchObject({ outcome: 'marked', mark: { status: 'taken', amount: 1, by: null } })
      clock.now = new Date('2026-11-21T11:00:00Z')
      const next = await today()
      expect(next.planned.map(({ day, time, state }: PlannedDose) => [day, time, state])).toEqual([
        ['2026-11-20', '20:00', 'missed'],
        ['2026-11-21', '08:00', 'late'],
        ['2026-11-21', '20:00', 'later'],
      ])
    })

    test('two devices that mark one dose at once end with one mark, and the second is told', async () => {
      const { add, today, ok, app } = await someone(await makeDatabase(), '2026-11-20T06:30:00Z')
      const { id: medicineId } = await add({ name: 'Metformin', schedule: everyDay('2026-11-20', '08:00') })
      const [{ slot, at }] = (await today()).planned
      const mark = () =>
        ok('POST', API.doses, { marks: [{ id: randomUUID(), medicineId, slot, plannedAt: at }] }).then(
          ({ items }) => items[0],
        )
      const answers = await Promise.all(Array.from({ length: 6 }, mark))
      expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual([...Array(5).fill('already'), 'marked'])
      expect(new Set(answers.map((each) => each.mark.id)).size).toBe(1)
      expect(await app.database.db.selectFrom('dose_marks').select('id').execute()).toHaveLength(1)
    })

    test('a mark that was undone makes room for another one, and a retry changes nothing', async () => {
      const { add, today, mark, ok, send } = await someone(await makeDatabase(), '2026-11-20T07:30:00Z')
      const { id: medicineId } = await add({ name: 'Metformin', schedule: everyDay('2026-11-20', '20:00') })
      const [{ slot }] = (await today()).planned
      const id = randomUUID()
      await mark({ id, medicineId, slot, status: 'skipped', why: 'I felt sick' })
      expect((await mark({ id, medicineId, slot, status: 'skipped' }))[0]).toMatchObject({
        outcome: 'marked',
        mark: { why: 'I felt sick' },
      })
      await ok('DELETE', API.dose(id))
      await ok('DELETE', API.dose(id))
      expect((await today()).planned).toMatchObject([{ state: 'later', mark: null }])
      expect((await mark({ medicineId, slot }))[0]).toMatchObject({ outcome: 'marked', mark: { status: 'taken' } })
      expect((await send('DELETE', API.dose(randomUUID()))).statusCode).toBe(404)
    })

    test('several doses are marked at once, and one that is not there holds up no other', async () => {
      const { add, today, mark } = await someone(await makeDatabase(), '2026-11-20T06:30:00Z')
      for (const name of ['Metformin', 'Ramipril']) await add({ name, schedule: everyDay('2026-11-20', '08:00') })
      const planned: PlannedDose[] = (await today()).planned
      const answers = await mark(
        ...planned.map(({ medicineId, slot }) => ({ medicineId, slot })),
        { medicineId: randomUUID() },
        { medicineId: planned[0]?.medicineId ?? '', slot: 'no such dose' },
      )
      expect(answers.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['marked', 'marked', 'gone', 'gone'])
    })

    test('a painkiller is asked about when it is too soon, the last one or too much, and taken all the same', async () => {
      const { add, mark, today, clock } = await someone(await makeDatabase(), '2026-11-20T08:00:00Z')
      const { id: medicineId } = await add({ name: 'Paracetamol', schedule: asNeeded })
      expect((await mark({ medicineId }))[0].outcome).toBe('marked')
      clock.now = new Date('2026-11-20T09:00:00Z')
      const [soon] = await mark({ medicineId })
      expect(soon).toMatchObject({
        outcome: 'ask',
        mark: null,
        asks: [{ ask: 'too-soon', from: '2026-11-20T12:00:00.000Z' }],
      })
      expect((await today()).asNeeded).toMatchObject([
        { state: 'too-soon', from: '2026-11-20T12:00:00.000Z', taken: 1, most: 2 },
      ])
      clock.now = new Date('2026-11-20T12:30:00Z')
      expect((await mark({ medicineId }))[0]).toMatchObject({ outcome: 'ask', asks: [{ ask: 'last-allowed' }] })
      expect((await mark({ medicineId, anyway: true }))[0].outcome).toBe('marked')
      clock.now = new Date('2026-11-20T20:00:00Z')
      expect((await mark({ medicineId }))[0]).toMatchObject({ outcome: 'ask', asks: [{ ask: 'over-most' }] })
    })

    test('of several devices that take a painkiller at once one marks it, and the others are asked', async () => {
      const { add, ok } = await someone(await makeDatabase(), '2026-11-20T08:00:00Z')
      const { id: tylenol } = await add({ name: 'Tylenol', asNeeded: true })
      const { id: paracetamol } = await add({ name: 'Paracetamol', schedule: asNeeded })
      const take = (medicineId: string) =>
        ok('POST', API.doses, { marks: [{ id: randomUUID(), medicineId }] }).then(({ items }) => items[0])
      const answers = await Promise.all([paracetamol, paracetamol, tylenol, paracetamol, paracetamol].map(take))
      expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual([...Array(4).fill('ask'), 'marked'])
    })

    test('the same in another product is said before it is taken', async () => {
      const { add, mark } = await someone(await makeDatabase(), '2026-11-20T08:00:00Z')
      const { id: one } = await add({ name: 'Tylenol', asNeeded: true })
      const { id: other } = await add({ name: 'Paracetamol', asNeeded: true })
      await mark({ medicineId: one })
      expect((await mark({ medicineId: other }))[0]).toMatchObject({
        outcome: 'ask',
        asks: [{ ask: 'same-ingredient', otherId: one }],
      })
    })

    test('the doses between two times come page by page', async () => {
      const { add, mark, ok, clock } = await someone(await makeDatabase(), '2026-11-20T08:00:00Z')
      const { id: medicineId } = await add({ name: 'Salbutamol', asNeeded: true })
      for (let hour = 8; hour < 13; hour += 1) {
        clock.now = new Date(`2026-11-20T${String(hour).padStart(2, '0')}:00:00Z`)
        await mark({ medicineId, amount: 2 })
      }
      const asked = 'from=2026-11-20T09:00:00Z&to=2026-11-20T12:00:00Z&limit=2'
      const first = await ok('GET', `${API.doses}?${asked}`)
      expect(first.items.map(({ at }: DoseMark) => at.slice(11, 13))).toEqual(['11', '10'])
      const rest = await ok('GET', `${API.doses}?${asked}&cursor=${first.nextCursor}`)
      expect(rest).toMatchObject({ items: [{ at: '2026-11-20T09:00:00.000Z', amount: 2 }], nextCursor: null })
    })

    test('what is left is told, and how the plan was kept', async () => {
      const { add, mark, today, ok, clock } = await someone(await makeDatabase(), '2026-11-20T06:30:00Z')
      const supply = { count: 3, countedAt: '2026-11-20T06:00:00Z', perDose: 1, refillAt: 2, expiry: null }
      const { id: medicineId } = await add({ name: 'Metformin', schedule: everyDay('2026-11-20', '08:00'), supply })
      const [{ slot }] = (await today()).planned
      await mark({ medicineId, slot })
      expect((await today()).supplies).toMatchObject([
        { left: 2, runsOutOn: '2026-11-23', state: 'refill', isExpired: false },
      ])
      clock.now = new Date('2026-11-22T12:00:00Z')
      const kept = await ok('GET', `${API.adherence}?from=2026-11-20&to=2026-11-22&timeZone=Europe/Berlin`)
      expect(kept).toMatchObject({
        all: { planned: 2, taken: 1, missed: 1 },
        medicines: [{ medicineId, taken: 1, missed: 1 }],
      })
      expect(kept.days.map(({ date, taken }: { date: string; taken: number }) => [date, taken])).toEqual([
        ['2026-11-20', 1],
        ['2026-11-21', 0],
        ['2026-11-22', 0],
      ])
    })

    test('a dose that was answered before the count is no dose that is still to be taken', async () => {
      const { add, mark, today, ok, clock } = await someone(await makeDatabase(), '2026-11-20T06:00:00Z')
      const {
        id: medicineId,
        version,
        ...rest
      } = await add({
        name: 'Metformin',
        schedule: everyDay('2026-11-20', '08:00'),
      })
      clock.now = new Date('2026-11-20T07:05:00Z')
      const [{ slot }] = (await today()).planned
      const [{ id }] = await mark({ medicineId, slot })
      clock.now = new Date('2026-11-20T07:10:00Z')
      const supply = { count: 2, countedAt: '2026-11-20T07:10:00Z' }
      await ok('PUT', API.medicine(medicineId), { version, name: rest.name, schedule: rest.schedule, supply })
      expect((await today()).supplies).toMatchObject([{ left: 2, runsOutOn: '2026-11-23' }])
      await ok('DELETE', API.dose(id))
      await mark({ medicineId, slot, status: 'skipped' })
      expect((await today()).supplies).toMatchObject([{ left: 2, runsOutOn: '2026-11-23' }])
    })

    test('the day to ask for more begins and a box expires with the day where the person is', async () => {
      const { add, today } = await someone(await makeDatabase(), '2026-11-20T23:30:00Z')
      const supply = {
        count: 7,
        countedAt: '2026-11-20T23:00:00Z',
        perDose: null,
        refillAt: null,
        expiry: '2026-11-20',
      }
      await add({ name: 'Metformin', schedule: everyDay('2026-11-21', '08:00'), supply })
      expect((await today('Europe/Berlin')).supplies).toMatchObject([
        { refillOn: '2026-11-21', state: 'refill', isExpired: true },
      ])
      expect((await today('UTC')).supplies).toMatchObject([{ state: 'enough', isExpired: false }])
    })

    test('why a dose was skipped is sealed', async () => {
      const { add, mark, app } = await someone(await makeDatabase())
      const { id: medicineId } = await add({ name: 'Metformin' })
      await mark({ medicineId, status: 'skipped', why: 'I was at a funeral' })
      expect(JSON.stringify(await app.database.db.selectFrom('dose_marks').selectAll().execute())).not.toContain(
        'funeral',
      )
    })
  })
})
