import { describe, expect, test } from 'vitest'
import { findPassages, type OwnDocument } from './find-passages.ts'

const document = (title: string, text: string, changes: Partial<OwnDocument> = {}): OwnDocument => ({
  id: `id of ${title}`,
  kind: 'document',
  title,
  date: '2026-03-01T00:00:00.000Z',
  text,
  ...changes,
})
const BLOOD = document(
  'Blood test of March',
  'Collected 1 March 2026\nHaemoglobin 11.2 g/dL (12.0 - 15.5)\nFerritin 9 ng/mL (15 - 150) low\nTSH 2.1 mIU/L',
)
const KNEE = document(
  'Letter from Dr. Weiss',
  'Thank you for referring this patient. The MRI of the right knee shows a tear of the medial meniscus. We advise physiotherapy for six weeks.',
)
const textsFor = (question: string, ...documents: OwnDocument[]) =>
  findPassages(question, documents).map(({ text }) => text)

describe('passages of the own documents', () => {
  test.each([
    ['What was my ferritin?', 'Ferritin 9 ng/mL (15 - 150) low'],
    ['what did the letter say about my knee MRI', 'The MRI of the right knee shows a tear of the medial meniscus.'],
    ['How long should I do physiotherapy?', 'We advise physiotherapy for six weeks.'],
    ['Is my haemoglobin too low?', 'Haemoglobin 11.2 g/dL (12.0 - 15.5)'],
  ])('are the ones that the question is about: %s', (question, passage) => {
    expect(textsFor(question, BLOOD, KNEE)[0]).toBe(passage)
  })

  test.each([
    'How are you?',
    'I have had a sore throat and a fever since yesterday',
    'What helps against hay fever?',
    '',
    '?!',
  ])('are none when no document is about it: %s', (question) => {
    expect(textsFor(question, BLOOD, KNEE)).toEqual([])
  })

  test('point at their place', () => {
    const [passage] = findPassages('my ferritin', [BLOOD])
    expect(BLOOD.text.slice(passage?.start, passage?.end)).toBe(passage?.text)
    expect(passage?.document).toEqual({ id: BLOOD.id, title: BLOOD.title, date: BLOOD.date })
  })

  test('prefer the later of two that say as much', () => {
    const later = { ...BLOOD, id: 'later', date: '2026-09-01T00:00:00.000Z' }
    expect(findPassages('ferritin', [BLOOD, later])[0]?.document.id).toBe('later')
  })

  test('of a symptom report are what the person described, never our own advice', () => {
    const report = document(
      'Cough',
      'ROUTINE: See a doctor.\n\nSeek care if\n- pneumonia\n\nWhat was described\nA dry cough for weeks\n\nSources\n- NICE',
      { kind: 'symptom_report' },
    )
    expect(textsFor('when did I have the dry cough', report)).toEqual(['A dry cough for weeks'])
    expect(textsFor('did I have pneumonia?', report)).toEqual([])
  })

  test('are found in other scripts', () => {
    const hindi = document('रिपोर्ट', 'हीमोग्लोबिन 11.2 ग्राम\nशर्करा 140')
    expect(textsFor('मेरा हीमोग्लोबिन कितना था', hindi)).toEqual([])
    expect(textsFor('हीमोग्लोबिन', hindi)).toEqual(['हीमोग्लोबिन 11.2 ग्राम'])
  })

  test('are found in very long documents, whatever they hold', () => {
    const long = document('Long', `${'word '.repeat(60_000)}\n${'['.repeat(50_000)}\nFerritin 9`)
    expect(textsFor('my ferritin', long)).toEqual(['Ferritin 9'])
  })
})
