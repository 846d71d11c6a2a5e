import { API, NOTE_LIMIT } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { cpuMs } from '#server/testing/cpu-time.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn } from '#server/testing/test-app.ts'
import { CONDITION_NAMES } from './condition-names.ts'
import { familyCodeOf } from './family-codes.ts'
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
    const before = cpuMs()
    expect(codes(words.repeat(10_000), 'own')).toEqual(['E14'])
    expect(cpuMs() - before).toBeLessThan(2_000)
  })

  test.each([
    'Tetanus shot in 2019.',
    'I was vaccinated against hepatitis B.',
    'Flu and COVID-19 vaccines up to date.',
    'Vacuna contra el tétanos en 2020.',
    'Vacciné contre la varicelle.',
    'टिटनेस का टीका लगा है।',
  ])('are not what a vaccine keeps away: %s', (text) => {
    expect(findConditions(text)).toEqual([])
  })

  test.each([
    ['I have lupus and sarcoidosis.', ['M32', 'D86']],
    ['Tengo miomas uterinos y hemorroides.', ['D25', 'K64']],
    ['Dolor en la zona lumbar.', []],
  ])('are those of the common table: %s', (text, expected) => {
    expect(codes(text, 'own')).toEqual(expected)
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
    ['eng', 'Conditions', 'Type 2 diabetes, 2015 (ICD-10 E11)', 'In the family', 'Father: Stroke (ICD-10 Z82.3)'],
    ['spa', 'Enfermedades', 'Diabetes tipo 2, 2015 (ICD-10 E11)', 'En la familia', 'Padre: Ictus (ICD-10 Z82.3)'],
    [
      'fra',
      'Maladies',
      'Diabète de type 2, 2015 (ICD-10 E11)',
      'Dans la famille',
      'Père: Accident vasculaire cérébral (ICD-10 Z82.3)',
    ],
    ['hin', 'बीमारियाँ', 'टाइप 2 मधुमेह, 2015 (ICD-10 E11)', 'परिवार में', 'पिता: स्ट्रोक (ICD-10 Z82.3)'],
    ['tel', 'వ్యాధులు', 'టైప్ 2 మధుమేహం, 2015 (ICD-10 E11)', 'కుటుంబంలో', 'తండ్రి: పక్షవాతం (ICD-10 Z82.3)'],
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

  const linesOf = (text: string, heading: string, language: 'eng' | 'spa' = 'eng') =>
    readHistory({ text, language, region: 'US' })
      .sections.find((each) => each.heading === heading)
      ?.lines.map((line) => line.text) ?? []

  test('tells of each relative who it was and at what age, under a code of the family and never of the illness', () => {
    const text =
      'My father had a stroke at 61 and my mother has type 2 diabetes. Breast cancer in my sister, aged 44. Dementia (grandmother, 80). I have gout.'
    expect(linesOf(text, 'In the family')).toEqual([
      'Father: Stroke, 61 (ICD-10 Z82.3)',
      'Mother: Type 2 diabetes (ICD-10 Z83.3)',
      'Sister: Breast cancer, 44 (ICD-10 Z80.3)',
      'Grandmother: Dementia, 80 (ICD-10 Z81.8)',
    ])
    expect(linesOf(text, 'Conditions')).toEqual(['Gout (ICD-10 M10)'])
    expect(linesOf('Mi padre tuvo un infarto a los 52 años.', 'En la familia', 'spa')).toEqual([
      'Padre: Infarto de miocardio, 52 (ICD-10 Z82.4)',
    ])
  })

  test('gives the person what is theirs as well: "my sister and I", "and I have"', () => {
    expect(linesOf('My sister and I have migraine.', 'Conditions')).toEqual(['Migraine (ICD-10 G43)'])
    expect(linesOf('My father had gout and I have asthma.', 'Conditions')).toEqual(['Asthma (ICD-10 J45)'])
  })

  test('tells of an old heart attack or stroke as an old one, and of one of now as that', () => {
    const text = 'I had a heart attack in 2015, a stroke in 2019 and my gallbladder removed in 2010. I have asthma.'
    expect(linesOf(text, 'Conditions')).toEqual([
      'Heart attack, 2015 (ICD-10 I25.2)',
      'Stroke, 2019 (ICD-10 Z86.7)',
      'Asthma (ICD-10 J45)',
    ])
    expect(linesOf('Heart attack today, in the hospital now.', 'Conditions')).toEqual(['Heart attack (ICD-10 I21)'])
    expect(linesOf(text, 'Questions for your doctor')).toEqual(['How often should my asthma be checked?'])
  })

  test('tells of an operation once, whatever else its sentence tells', () => {
    expect(
      linesOf('I had a heart attack in 2015 and my gallbladder removed in 2010.', 'Operations and implants'),
    ).toEqual(['Gallbladder removed, 2010 (ICD-10 Z90.4)'])
  })

  test('every code of a family is one of the family', () => {
    for (const { icd10 } of CONDITION_NAMES) expect(familyCodeOf(icd10), icd10).toMatch(/^Z8[0-4]\.\d$/)
  })

  test('tells since when, and what of another is not taken for it', () => {
    const text = 'I have type 2 diabetes since 2015 and asthma. Gout for 10 years, my father died of a stroke in 2003.'
    expect(linesOf(text, 'Conditions')).toEqual([
      'Type 2 diabetes, 2015 (ICD-10 E11)',
      'Asthma (ICD-10 J45)',
      'Gout, for 10 years (ICD-10 M10)',
    ])
  })

  test('tells what an allergy does, and of allergies that no code of ours names', () => {
    const text = 'Allergic to penicillin (hives, moderate). Allergies: sulfa (rash), latex. No known food allergies.'
    expect(linesOf(text, 'Allergies')).toEqual([
      'Penicillin allergy: hives, moderate (ICD-10 Z88.0)',
      'Allergies: sulfa (rash), latex',
      'No known food allergies',
    ])
  })

  test('tells every operation with its year, and which joint it was', () => {
    const text = 'Appendectomy in 1998. C-section 2010. Knee replacement 2019. Hernia repair surgery in 2004.'
    expect(linesOf(text, 'Operations and implants')).toEqual([
      'Appendectomy, 1998 (ICD-10 Z90.4)',
      'C-section 2010',
      'Knee replacement, 2019 (ICD-10 Z96.6)',
      'Hernia repair surgery in 2004',
    ])
  })

  test('tells of smoking and alcohol in the words of the text', () => {
    expect(
      linesOf('I smoked a pack a day until 2012. I drink two beers a week.', 'Smoking and alcohol, as written'),
    ).toEqual(['I smoked a pack a day until 2012', 'I drink two beers a week'])
  })

  test.each(['a', 'my ', 'diabetes ', 'my mother had diabetes and ', '. ', '('])(
    'of %j over and over is read in time',
    (piece) => {
      const started = cpuMs()
      readHistory({
        text: piece.repeat(Math.ceil(NOTE_LIMIT / piece.length)).slice(0, NOTE_LIMIT),
        language: 'eng',
        region: 'US',
      })
      expect(cpuMs() - started).toBeLessThan(5000)
    },
  )

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
