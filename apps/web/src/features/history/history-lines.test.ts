import { HistoryDetailsSchema } from '@salus/contract'
import { expect, test } from 'vitest'
import { compareHistories, historyLines, isSame } from './history-lines.ts'

const history = (details: object, person: object = {}) => ({
  fullName: 'Ada',
  dob: '1980-01-01',
  ...person,
  details: HistoryDetailsSchema.parse(details),
})
const names = (lines: { name: string }[]) => lines.map(({ name }) => name)

test('days are written as people read them', () => {
  const lines = historyLines(history({ pregnancy: 'pregnant', dueDate: '2027-02-03' }))
  expect(lines.find(({ name }) => name === 'Date of birth')?.about).toBe('January 1, 1980')
  expect(lines.find(({ name }) => name === 'Pregnancy')?.about).toBe('Pregnant, due February 3, 2027')
})

test('what came, what went and what changed stand apart', () => {
  const before = history({
    conditions: [{ name: 'Asthma', onsetYear: 1999 }, { name: 'Gout' }],
    medications: [{ name: 'Metformin', strength: '500 mg' }],
  })
  const after = history(
    {
      conditions: [{ name: 'ASTHMA', onsetYear: 1999, status: 'past' }, { name: 'Migraine' }],
      medications: [{ name: 'Metformin', strength: '850 mg' }],
    },
    { fullName: 'Ada Byron' },
  )
  const { added, removed, changed } = compareHistories(before, after)
  expect(names(added)).toEqual(['Migraine'])
  expect(names(removed)).toEqual(['Gout'])
  expect(changed.map(({ before, after }) => [after.name, before.about, after.about])).toEqual([
    ['Full name', 'Ada', 'Ada Byron'],
    ['ASTHMA', 'Other, since 1999', 'Other, since 1999, past'],
    ['Metformin', '500 mg', '850 mg'],
  ])
})

test('two doses of one medicine are two lines, and the order of entries is no change', () => {
  const [ten, twenty] = [
    { name: 'Insulin', strength: '10 units' },
    { name: 'Insulin', strength: '20 units' },
  ]
  const both = history({ medications: [ten, twenty], conditions: [{ name: 'Gout' }, { name: 'Asthma' }] })
  expect(historyLines(both).filter(({ kind }) => kind === 'Medicine')).toHaveLength(2)
  const one = history({ medications: [ten], conditions: [{ name: 'Asthma' }, { name: 'Gout' }] })
  expect(names(compareHistories(one, both).added)).toEqual(['Insulin'])
  expect(isSame(compareHistories(both, both))).toBe(true)
})
