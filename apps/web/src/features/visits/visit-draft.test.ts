import { describe, expect, test } from 'vitest'
import { contentOf, emptyVisit } from './visit-draft.ts'

const typed = { ...emptyVisit(), day: '2026-05-20', practitioner: 'Dr. Okafor' }

describe('a visit as it is typed', () => {
  test('is saved without the lines that were left empty', () => {
    const toDos = [
      { text: '', day: '', isDone: false },
      { text: 'Measure each morning', day: '', isDone: false },
    ]
    expect(contentOf({ ...typed, toDos }).content).toMatchObject({
      time: null,
      questions: [],
      toDos: [{ text: 'Measure each morning', day: null }],
    })
  })

  test('is not saved without a day and a doctor', () => {
    expect(Object.keys(contentOf(emptyVisit()).problems ?? {}).sort()).toEqual(['day', 'practitioner'])
  })

  test('keeps no answer without its question, and no day without its task', () => {
    const questions = [{ text: ' ', isAnswered: true, answer: 'Not yet.' }]
    const toDos = [{ text: '', day: '2026-06-01', isDone: false }]
    expect(Object.keys(contentOf({ ...typed, questions, toDos }).problems ?? {})).toEqual([
      'questions.0.text',
      'toDos.0.text',
    ])
  })
})
