import { API, SYMPTOM_TEXT_LIMIT } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, someForm, type TestApp } from '#server/testing/test-app.ts'

const HEART = 'heavy pressure in my chest for half an hour, it goes into my left arm and I am sweating'
const COLD = 'runny nose, sneezing and a scratchy throat for two days, no fever'

const check = (app: TestApp, person: { headers: { cookie: string } }, payload: object) =>
  app.call({ method: 'POST', url: API.symptoms, headers: person.headers, payload })

eachDatabase((makeDatabase) => {
  describe('the symptom checker', () => {
    test.each([
      ['US', '911'],
      ['EU', '112'],
      ['IN', '112'],
    ])('in region %s an emergency comes with the number %s', async (region, number) => {
      const app = await makeTestApp(await makeDatabase())
      const answer = (await check(app, await signIn(app), { text: HEART, region })).json()
      expect(answer.urgency).toBe('emergency')
      expect(answer.emergency.numbers[0]).toMatchObject({ tel: number })
      expect(answer.rules.length).toBeGreaterThan(0)
    })

    test('a cold is no emergency, and the answer says why it is a cold', async () => {
      const app = await makeTestApp(await makeDatabase())
      const answer = (await check(app, await signIn(app), { text: COLD })).json()
      expect(answer).toMatchObject({ urgency: 'self_care', emergency: null, understood: true })
      expect(answer.conditions[0].why.for.length).toBeGreaterThan(0)
      expect(answer.doNow.length).toBeGreaterThan(0)
    })

    test('the age comes from the profile, and the answer says so; for somebody else it does not', async () => {
      const app = await makeTestApp(await makeDatabase(), { now: () => new Date('2026-06-01T00:00:00Z') })
      const person = await signIn(app, someForm({ dob: '1966-01-01' }))
      const own = (await check(app, person, { text: COLD })).json()
      expect(own.usedFromRecord).toEqual([expect.stringContaining('60 years')])
      expect((await check(app, person, { text: COLD, about: 'other' })).json().usedFromRecord).toEqual([])
    })

    test('a complaint is asked about one question at a time, danger first, until an answer is an emergency', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      const text = 'I have a headache'
      const { next, dangersAsked } = (await check(app, person, { text })).json().interview
      expect(next).toMatchObject({ kind: 'finding', isDanger: true })
      expect(dangersAsked).toBe(false)
      const yes = (await check(app, person, { text, answers: [{ finding: next.finding, answer: 'yes' }] })).json()
      expect(yes).toMatchObject({ urgency: 'emergency', interview: { next: null, ended: 'emergency', asked: 1 } })
      const enough = (await check(app, person, { text, isEnough: true })).json()
      expect(enough.urgency).toBe('unclear')
      expect(enough.interview.notAsked).toContain('stiff neck')
    })

    test.each([{ since: 3 }, { severity: 9, of: 'belly-pain' }, { place: 'lower-right-belly-pain', of: 'belly-pain' }])(
      'an answer that is no yes or no is taken and told back: %o',
      async (answer) => {
        const app = await makeTestApp(await makeDatabase())
        const { interview } = (await check(app, await signIn(app), { text: 'belly pain', answers: [answer] })).json()
        expect(interview.given).toMatchObject([{ answer }])
      },
    )

    test.each([
      ['emoji alone', '🤒🤮'],
      ['SQL', "'; drop table documents; --"],
      ['HTML', '<script>alert(1)</script>'],
      ['control characters', 'my head\u0000 hurts\u0007'],
      ['no health content', 'What is the capital of France?'],
      ['a script that the engine does not read', 'ฉันปวดหัวมาก'],
    ])('%s gets an honest answer', async (_kind, text) => {
      const app = await makeTestApp(await makeDatabase())
      const response = await check(app, await signIn(app), { text })
      expect(response.statusCode).toBe(200)
      const answer = response.json()
      if (!answer.understood) expect(answer.conditions).toEqual([])
    })

    test('an empty or endless text is refused in words', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      expect((await check(app, person, { text: '   ' })).json()).toMatchObject({ code: 'invalid_request' })
      expect((await check(app, person, { text: 'x'.repeat(SYMPTOM_TEXT_LIMIT + 1) })).json()).toMatchObject({
        code: 'invalid_request',
      })
      expect((await check(app, person, { text: 'x'.repeat(2_000_000) })).json()).toMatchObject({
        code: 'body_too_large',
      })
    })

    test('a visitor is asked to log in', async () => {
      const app = await makeTestApp(await makeDatabase())
      const answer = await app.call({ method: 'POST', url: API.symptoms, payload: { text: COLD } })
      expect(answer.json()).toMatchObject({ code: 'session_required' })
    })

    test('whoever asks too often has to wait, but never with an emergency', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      for (let n = 0; n < 60; n++) await check(app, person, { text: COLD })
      expect((await check(app, person, { text: COLD })).json()).toMatchObject({ code: 'too_many_requests' })
      expect((await check(app, person, { text: HEART })).json()).toMatchObject({ urgency: 'emergency' })
    })
  })
})
