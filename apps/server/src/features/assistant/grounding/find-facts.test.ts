import { ANALYTES } from '@salus/terms/lab-tests'
import { LANGUAGES, type Language } from '@salus/terms/languages'
import { describe, expect, it } from 'vitest'
import { findFacts } from './find-facts.ts'
import type { EntryFact, MeasuredFact, RecordFact } from './record-fact.ts'

const inAll = (title: string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, title])) as Record<Language, string>
const reading = (series: string, title: string, value: string): MeasuredFact => ({
  kind: 'vital',
  series,
  names: [title],
  titles: inAll(title),
  newest: { value, at: '2026-03-01' },
  before: [],
  page: '/',
})
function result(analyte: string, value: string, flag: 'normal' | 'low' = 'normal'): MeasuredFact {
  const test = ANALYTES.find(({ name }) => name === analyte)
  const names = Object.values(test?.names ?? {}).flat()
  const newest = { value, at: '2026-03-01', flag }
  return {
    kind: 'lab',
    series: analyte,
    analyte,
    names,
    titles: inAll(analyte),
    newest,
    before: [],
    count: 3,
    page: '/',
  }
}
const entry = (kind: EntryFact['kind'], title: string): EntryFact => ({
  kind,
  names: [title],
  titles: inAll(title),
  sinceYear: null,
  isPast: false,
  details: [],
  age: null,
  severity: null,
  page: '/',
})
const FACTS: RecordFact[] = [
  reading('blood_pressure', 'Blood pressure', '128/82 mmHg'),
  reading('glucose', 'Glucose', '98 mg/dL'),
  result('Ferritin', '9 ng/mL', 'low'),
  result('LDL cholesterol', '131 mg/dL'),
  result('Thyrotropin', '2.1 mIU/L'),
  entry('medicine', 'Metformin'),
  entry('medicine', 'Lisinopril'),
  entry('allergy', 'Penicillin'),
  entry('surgery', 'Knee surgery'),
]
const found = (question: string, language: Language = 'en', facts = FACTS) =>
  findFacts(question, facts, language).facts.map(({ titles }) => titles.en)

describe('facts of the record', () => {
  it.each([
    ['What was my last blood pressure?', ['Blood pressure']],
    ['how is my bp', ['Blood pressure']],
    ['Is my blood sugar ok?', ['Glucose']],
    ['What was my ferritin?', ['Ferritin']],
    ['show me my cholesterol', ['LDL cholesterol']],
    ['how has my thyroid changed', ['Thyrotropin']],
    ['Which of my results are abnormal?', ['Ferritin']],
    ['Which medicines do I take?', ['Metformin', 'Lisinopril']],
    ['Why do I take metformin?', ['Metformin']],
    ['What am I allergic to?', ['Penicillin']],
    ['When was my operation?', ['Knee surgery']],
    ['show my vitals', ['Blood pressure', 'Glucose']],
  ])('answer what is asked of them: %s', (question, titles) => {
    expect(found(question)).toEqual(titles)
  })

  it.each<[Language, string, string[]]>([
    ['es', '¿Cuál fue mi última presión?', ['Blood pressure']],
    ['es', 'mi último colesterol', ['LDL cholesterol']],
    ['es', '¿Qué medicinas tomo?', ['Metformin', 'Lisinopril']],
    ['es', 'a qué soy alérgica', ['Penicillin']],
    ['es', '¿cuáles de mis resultados están fuera de rango?', ['Ferritin']],
    ['fr', 'Quelle était ma dernière tension ?', ['Blood pressure']],
    ['fr', 'ma dernière ferritine', ['Ferritin']],
    ['fr', 'Quels médicaments est-ce que je prends ?', ['Metformin', 'Lisinopril']],
    ['fr', 'À quoi suis-je allergique ?', ['Penicillin']],
    ['de', 'Wie war mein letzter Blutdruck?', ['Blood pressure']],
    ['de', 'Was war mein letzter Cholesterinwert?', ['LDL cholesterol']],
    ['de', 'Welche Medikamente nehme ich?', ['Metformin', 'Lisinopril']],
    ['de', 'zeig mir meine Schilddrüsenwerte', ['Thyrotropin']],
    ['hi', 'मेरा पिछला बीपी कितना था?', ['Blood pressure']],
    ['hi', 'मैं कौन सी दवाइयाँ लेता हूँ?', ['Metformin', 'Lisinopril']],
    ['hi', 'mera last cholesterol kitna tha', ['LDL cholesterol']],
    ['hi', 'mujhe kis cheez se allergy hai', ['Penicillin']],
    ['te', 'నా చివరి బీపీ ఎంత?', ['Blood pressure']],
    ['te', 'నేను ఏ మందులు వాడుతున్నాను?', ['Metformin', 'Lisinopril']],
    ['te', 'naa last cholesterol entha', ['LDL cholesterol']],
    ['te', 'నాకు దేనికి అలెర్జీ ఉంది?', ['Penicillin']],
  ])('answer in %s: %s', (language, question, titles) => {
    const asked = findFacts(question, FACTS, language)
    expect(asked.facts.map((fact) => fact.titles.en)).toEqual(titles)
    expect(asked.isForRecord).toBe(true)
  })

  it.each<[Language, string]>([
    ['en', 'What is a normal blood pressure?'],
    ['en', 'What helps against hay fever?'],
    ['en', 'I have a cough'],
    ['en', ''],
    ['en', 'Is sugar bad?'],
    ['es', '¿Qué es la presión alta?'],
    ['fr', 'À quoi sert la metformine ?'],
    ['de', 'Wofür ist Metformin?'],
    ['hi', 'बीपी कितना होना चाहिए?'],
    ['te', 'బీపీ ఎంత ఉండాలి?'],
  ])('are left alone when nobody asks for their own: %s %s', (language, question) => {
    expect(found(question, language)).toEqual([])
  })

  it.each<[Language, string]>([
    ['en', 'My head hurts and my blood pressure was 128/82'],
    ['en', 'I feel dizzy, what was my last blood pressure?'],
    ['en', 'Why is my ferritin low?'],
    ['es', 'Me duele el pecho, ¿cuál fue mi última presión?'],
  ])('are given beside what else is told: %s %s', (language, question) => {
    expect(findFacts(question, FACTS, language).isForRecord).toBe(false)
  })
})

describe('what is asked for and not there', () => {
  it('is told by its kind', () => {
    expect(findFacts('Am I allergic to anything?', [], 'en').absent).toEqual(['allergy'])
    expect(findFacts('Am I allergic to anything?', FACTS, 'en').absent).toEqual([])
    expect(findFacts('What is an allergy?', [], 'en').absent).toEqual([])
  })

  it.each<[Language, string, string]>([
    ['en', 'What was my last potassium?', 'potassium'],
    ['en', 'when was my last hba1c taken', 'hba1c'],
    ['en', 'Am I on warfarin?', 'Warfarin'],
    ['es', '¿Cuál fue mi último potasio?', 'potasio'],
    ['fr', 'Quel était mon dernier potassium ?', 'potassium'],
    ['de', 'Was war mein letzter Kaliumwert?', 'kalium'],
    ['hi', 'मेरा पिछला पोटैशियम कितना था', 'पोटेशियम'],
    ['te', 'నా చివరి పొటాషియం ఎంత', 'పొటాషియం'],
  ])('is told by its name in %s: %s', (language, question, name) => {
    expect(findFacts(question, FACTS, language).missing).toBe(name)
  })

  it('says that none is outside of the range', () => {
    const facts = [result('Thyrotropin', '2.1 mIU/L'), result('LDL cholesterol', '90 mg/dL')]
    expect(findFacts('Which of my lab results are abnormal?', facts, 'en')).toMatchObject({ facts: [], allWithin: 2 })
  })
})

describe('an everyday word that means something else', () => {
  it.each<[Language, string]>([
    ['fr', 'Je ne dors pas bien'],
    ['fr', 'Je suis sous tension au travail'],
    ['es', 'Siento presión en el pecho y tengo sueño'],
    ['de', 'Ich esse zu viel Zucker'],
    ['en', 'I feel pressure behind my eyes'],
    ['en', 'I eat too much sugar'],
    ['en', 'My kidneys hurt'],
  ])('opens nothing of the record: %s %s', (language, text) => {
    const facts = [
      ...FACTS,
      reading('steps', 'Steps', '4,000'),
      reading('sleep', 'Sleep', '6 h'),
      result('Creatinine', '0.9 mg/dL'),
    ]
    expect(found(text, language, facts)).toEqual([])
  })
})
