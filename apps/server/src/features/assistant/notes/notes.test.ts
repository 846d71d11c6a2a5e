import { API } from '@salus/contract'
import { expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn } from '#server/testing/test-app.ts'

const NOTE = `Discharge summary
Diagnoses: Type 2 diabetes. Hypertension. Denies chest pain.
Medications: Metformin 500 mg twice daily was started. Lisinopril 10 mg daily.
Labs: HbA1c 8.1 % (4.0-5.6).
Plan: Follow up with Dr. Mehta in 2 weeks. Repeat HbA1c in 3 months.`

eachDatabase((makeDatabase) => {
  test('a note comes back in parts, each line with its place in the note', async () => {
    const app = await makeTestApp(await makeDatabase())
    const { headers } = await signIn(app)
    const answer = await app.call({ method: 'POST', url: API.noteSummary, headers, payload: { text: NOTE } })
    const summary = answer.json()
    expect(summary.understood).toBe(true)
    expect(summary.medicines.map(({ name }: { name: string }) => name.toLowerCase())).toEqual(
      expect.arrayContaining(['metformin', 'lisinopril']),
    )
    expect(summary.results[0]).toMatchObject({ name: 'HbA1c', value: '8.1', flag: 'high' })
    expect(summary.todo.length).toBeGreaterThan(0)
    for (const { text, spans } of [...summary.overview, ...summary.problems]) {
      expect(spans.length, text).toBeGreaterThan(0)
      for (const { start, end } of spans) expect(NOTE.slice(start, end).trim(), text).not.toBe('')
    }
    expect(JSON.stringify(summary.problems)).not.toMatch(/chest pain/i)
  })

  test('what is no note is said to be none, and an emergency in it is shown', async () => {
    const app = await makeTestApp(await makeDatabase())
    const { headers } = await signIn(app)
    const ask = async (text: string) =>
      (await app.call({ method: 'POST', url: API.noteSummary, headers, payload: { text } })).json()
    expect(await ask('....')).toMatchObject({ understood: false, notices: [expect.stringMatching(/nothing here/)] })
    expect((await ask('Patient has crushing chest pain and is sweating.')).emergency.numbers[0].tel).toBe('911')
    expect((await app.call({ method: 'POST', url: API.noteSummary, payload: { text: NOTE } })).statusCode).toBe(401)
  })
})
