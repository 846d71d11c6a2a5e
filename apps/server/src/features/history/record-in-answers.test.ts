import { randomUUID } from 'node:crypto'
import { API, type ReplyEvent, type SymptomAnswer } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, type TestApp } from '#server/testing/test-app.ts'

type Person = Awaited<ReturnType<typeof signIn>>

const ANKLE = 'I twisted my ankle 2 hours ago, it is swollen and sore but I can walk on it'

async function save(app: TestApp, person: Person, details: object) {
  const { conditions = [], medications = [] } = details as Record<string, { name: string }[]>
  const names = (entries: { name: string }[]) => entries.map(({ name }) => name)
  const payload = {
    user_id: person.user.id,
    fullName: 'Asha Rao',
    dob: '1985-04-12',
    conditions: names(conditions),
    medications: names(medications),
    details,
  }
  const saved = await app.call({ method: 'POST', url: API.medicalHistory, headers: person.headers, payload })
  expect(saved.statusCode, saved.body).toBe(200)
}

async function check(app: TestApp, person: Person, payload: object): Promise<SymptomAnswer> {
  const request = { method: 'POST' as const, url: API.symptoms, headers: person.headers, payload }
  return (await app.call(request)).json()
}

async function chat(app: TestApp, person: Person, text: string) {
  const payload = { id: randomUUID(), text, region: 'US', language: 'eng', mode: 'medicines' }
  const url = API.messages(randomUUID())
  const answer = await app.call({ method: 'POST', url, headers: person.headers, payload })
  expect(answer.statusCode, answer.body).toBe(200)
  const events: ReplyEvent[] = answer.body
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))
  return {
    text: events.map((event) => (event.type === 'words' ? event.text : '')).join(''),
    sources: events.flatMap((event) => (event.type === 'done' ? event.details.sources : [])),
  }
}

eachDatabase((makeDatabase) => {
  describe('an answer', () => {
    test('holds back what the medical history speaks against, and says which fact it used', async () => {
      const app = await makeTestApp(await makeDatabase())
      const [person, other] = [await signIn(app), await signIn(app)]
      const details = {
        conditions: [{ name: 'Chronic kidney disease', icd10: 'N18' }],
        medications: [{ name: 'Eliquis' }],
      }
      await save(app, person, details)
      const answer = await check(app, person, { text: ANKLE })
      expect(answer.withheld.join(' ')).toContain('Ibuprofen')
      expect(answer.usedFromRecord).toEqual(
        expect.arrayContaining(['Condition: Chronic kidney disease', 'Medicine: Eliquis']),
      )
      for (const without of [
        await check(app, other, { text: ANKLE }),
        await check(app, person, { text: ANKLE, about: 'other', age: 30 }),
      ]) {
        expect(JSON.stringify(without)).not.toMatch(/kidney disease|Eliquis/)
        expect(JSON.stringify(without.doNow)).toContain('Ibuprofen:')
      }
    })

    test('counts an allergy that was ticked as an allergy, and not what is over', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      const conditions = [
        { name: 'Painkiller allergy', category: 'Medication Allergy', icd10: 'Z88.6' },
        { name: 'Nephrotic syndrome', icd10: 'N04', status: 'past' },
      ]
      await save(app, person, { conditions })
      const { usedFromRecord, withheld } = await check(app, person, { text: ANKLE })
      expect(usedFromRecord).toContain('Allergy: Painkiller allergy')
      expect(usedFromRecord.join()).not.toContain('Nephrotic')
      expect(withheld.join()).toContain('(in your record: Painkiller allergy)')
    })

    test('believes in a pregnancy until it must be over', async () => {
      let today = new Date('2030-01-01T10:00:00.000Z')
      const app = await makeTestApp(await makeDatabase(), { now: () => today })
      const person = await signIn(app)
      await save(app, person, { pregnancy: 'pregnant', dueDate: '2030-06-01' })
      expect((await check(app, person, { text: ANKLE })).usedFromRecord).toContain('Pregnancy')
      today = new Date('2030-06-30T10:00:00.000Z')
      const later = await signIn(app)
      await save(app, later, { pregnancy: 'pregnant' })
      expect((await check(app, later, { text: ANKLE })).usedFromRecord).toContain('Pregnancy')
      const back = await app.call({
        method: 'POST',
        url: API.login,
        payload: { username: person.user.username, password: 'a long pass phrase' },
      })
      const cookie = back.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
      const asked = await check(app, { ...person, headers: { cookie } }, { text: ANKLE })
      expect(asked.usedFromRecord).not.toContain('Pregnancy')
    })

    test('to a question about a medicine says for whom it is not, from the record', async () => {
      const app = await makeTestApp(await makeDatabase())
      const [person, other] = [await signIn(app), await signIn(app)]
      await save(app, person, {
        conditions: [
          { name: 'Stomach ulcer', icd10: 'K25' },
          { name: 'Asthma', icd10: 'J45' },
        ],
      })
      const own = await chat(app, person, 'What is ibuprofen for?')
      expect(own.text).toContain('**Not for you**')
      expect(own.text).toContain('Ibuprofen: it can make an ulcer bleed (in your record: Stomach ulcer).')
      expect(own.sources).toContainEqual({ from: 'record', label: 'Your medical history: Stomach ulcer' })
      const advice = await chat(app, person, 'What helps against a tension headache?')
      expect(advice.text).toContain('Ibuprofen: it can make an ulcer bleed')
      expect(advice.text).not.toContain('Ibuprofen. Ask me about it')
      for (const reply of [
        await chat(app, other, 'What is ibuprofen for?'),
        await chat(app, person, 'Is ibuprofen safe for my child with asthma?'),
      ]) {
        expect(reply.text).toContain('Ibuprofen')
        expect(reply.text).not.toContain('Not for you')
      }
    })
  })
})
