import { HistoryDetailsSchema } from '@salus/contract'
import { expect, test } from 'vitest'
import { draftOf, problemsIn, stepOf, toSent, withoutEmptyRows } from './history-draft.ts'

const account = { fullName: 'Ada Byron', dob: '1980-01-01' }
const draft = (details: object = {}) => ({
  ...draftOf({ saved: null, account }),
  details: HistoryDetailsSchema.parse(details),
})

test('a first history begins with what the account says', () => {
  expect(draft()).toMatchObject({ baseVersion: 0, fullName: 'Ada Byron', dob: '1980-01-01' })
})

test('what is sent has the names beside the details', () => {
  const details = {
    conditions: [{ name: 'Gout', category: 'Bones' }],
    family: [{ condition: 'stroke', who: 'mother' }],
  }
  expect(toSent(draft(details), 'user-1')).toMatchObject({
    user_id: 'user-1',
    conditions: ['Gout'],
    categorizedConditions: { Bones: ['Gout'] },
    family_history: { stroke: true, cancer: false },
    baseVersion: 0,
  })
})

test('years that cannot be and entries without a name are found, each with its step', () => {
  const raw = draft({ conditions: [{ name: 'Gout', onsetYear: 1979 }], surgeries: [{ name: 'Hip', year: 2999 }] })
  const medication = { name: ' ', strength: '5', frequency: '', sinceYear: null, reason: '', kind: null }
  raw.details.medications.push(medication)
  const problems = problemsIn(raw, new Date('2026-06-01'))
  expect(Object.keys(problems)).toEqual([
    'details.conditions.0.onsetYear',
    'details.medications.0.name',
    'details.surgeries.0.year',
  ])
  expect(Object.keys(problems).map(stepOf)).toEqual([2, 2, 2])
  expect(problemsIn({ ...draft(), fullName: ' ', dob: '' }, new Date())).toHaveProperty('dob')
  expect(['fullName', 'details.dueDate'].map(stepOf)).toEqual([1, 3])
})

test('a row that was added and left empty is left out', () => {
  const raw = draft({ surgeries: [{ name: 'Hip' }] })
  raw.details.surgeries.push({ name: ' ', year: null })
  expect(withoutEmptyRows(raw).details.surgeries).toHaveLength(1)
})
