import { API } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn } from '#server/testing/test-app.ts'
import { CONDITION_NAMES } from './condition-names.ts'
import { findConditions } from './find-conditions.ts'
import { readHistory } from './history.service.ts'

const codes = (text: string, whose: string) =>
  findConditions(text)
    .filter((each) => each.whose === whose)
    .map(({ condition }) => condition.icd10)

describe('conditions in a text', () => {
  test.each([
    ['I have type 2 diabetes and high blood pressure.', ['E11', 'I10']],
    ['Tengo diabetes tipo 2 e hipertensión.', ['E11', 'I10']],
    ['Je souffre d’asthme et de migraine.', ['J45', 'G43']],
    ['मुझे मधुमेह और उच्च रक्तचाप है।', ['E14', 'I10']],
    ['నాకు మధుమేహం, ఆస్తమా ఉన్నాయి.', ['E14', 'J45']],
  ])('%s', (text, expected) => {
    expect(codes(text, 'own')).toEqual(expected)
  })

  test('of relatives and denied ones are kept apart', () => {
    const text = 'My mother had breast cancer. No history of asthma. I have gout.'
    expect([codes(text, 'family'), codes(text, 'denied'), codes(text, 'own')]).toEqual([['C50'], ['J45'], ['M10']])
    expect(codes('No tengo diabetes. Mi padre tuvo un infarto.', 'own')).toEqual([])
  })

  test.each(['diabetes ', 'diabetes. '])('are found in a long text as fast as in many short ones: %s', (words) => {
    const before = performance.now()
    expect(codes(words.repeat(10_000), 'own')).toEqual(['E14'])
    expect(performance.now() - before).toBeLessThan(2_000)
  })

  test('are not found inside other words', () => {
    expect(findConditions('The asthmatics society of Goutville')).toEqual([])
  })

  test('every one has a name in every language and a code', () => {
    for (const { icd10, names } of CONDITION_NAMES) {
      expect(icd10).toMatch(/^[A-Z]\d\d(\.\d{1,2})?$/)
      for (const [language, list] of Object.entries(names)) expect(list[0], `${icd10} ${language}`).toBeTruthy()
    }
  })
})

describe('a history', () => {
  const TEXT =
    'I have type 2 diabetes since 2015. Allergic to penicillin. Appendectomy in 1998. Medications: Metformin 500 mg twice daily. HbA1c 8.1 % (4.0-5.6). My father had a stroke.'

  test.each([
    ['eng', 'Conditions', 'Type 2 diabetes (ICD-10 E11)', 'In the family', 'Stroke (ICD-10 I63)'],
    ['spa', 'Enfermedades', 'Diabetes tipo 2 (ICD-10 E11)', 'En la familia', 'Ictus (ICD-10 I63)'],
    [
      'fra',
      'Maladies',
      'Diabète de type 2 (ICD-10 E11)',
      'Dans la famille',
      'Accident vasculaire cérébral (ICD-10 I63)',
    ],
    ['hin', 'बीमारियाँ', 'टाइप 2 मधुमेह (ICD-10 E11)', 'परिवार में', 'स्ट्रोक (ICD-10 I63)'],
    ['tel', 'వ్యాధులు', 'టైప్ 2 మధుమేహం (ICD-10 E11)', 'కుటుంబంలో', 'పక్షవాతం (ICD-10 I63)'],
  ] as const)('is ordered with headings and names in %s', (language, conditions, diabetes, family, stroke) => {
    const { sections } = readHistory({ text: TEXT, language, region: 'US' })
    const linesOf = (heading: string) =>
      sections.find((each) => each.heading === heading)?.lines.map(({ text }) => text)
    expect(linesOf(conditions)).toEqual([diabetes])
    expect(linesOf(family)).toEqual([stroke])
    expect(JSON.stringify(sections)).toMatch(/Metformin 500 mg twice daily/)
    for (const { lines } of sections)
      for (const { text, spans } of lines)
        for (const { start, end } of spans) expect(TEXT.slice(start, end), text).not.toBe('')
  })

  test('of which nothing is understood says so in the language', () => {
    const { understood, notices } = readHistory({ text: 'lorem ipsum', language: 'fra', region: 'EU' })
    expect(understood).toBe(false)
    expect(notices[0]).toMatch(/aucune maladie/)
  })
})

eachDatabase((makeDatabase) => {
  test('the insights are for members', async () => {
    const app = await makeTestApp(await makeDatabase())
    const { headers } = await signIn(app)
    const call = { method: 'POST' as const, url: API.historyInsights, payload: { text: 'asthma', language: 'spa' } }
    expect((await app.call({ ...call, headers })).json().sections[0].heading).toBe('Enfermedades')
    expect((await app.call(call)).statusCode).toBe(401)
  })
})
