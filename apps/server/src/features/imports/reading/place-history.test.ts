import { HistoryDetailsSchema } from '@salus/contract'
import type { RecordEntry } from '@salus/exchange'
import { describe, expect, test } from 'vitest'
import { type Earlier, HistoryPlacer } from './place-history.ts'

const source = { system: 'urn:hospital', id: '1', where: 'line 1' }
const person = { birthDate: '1985-04-12', now: new Date('2026-01-01') }
const placer = (details: object = {}, earlier: Earlier = {}) =>
  new HistoryPlacer(HistoryDetailsSchema.parse(details), earlier, person)
type Placeable = Parameters<HistoryPlacer['place']>[0]
const condition = (name: string, changes: object = {}): Placeable =>
  ({ kind: 'condition', source, codings: [], name, status: 'active', ...changes }) as Placeable

test('a condition fills up what the person has written, and never replaces it', () => {
  const history = placer({ conditions: [{ name: 'asthma', onsetYear: 1999 }] })
  expect(history.place(condition('Asthma (disorder)', { icd10: 'J45.9', onset: '2001' }))).toMatchObject({
    is: 'changed',
    writes: [{ to: { name: 'asthma', icd10: 'J45.9', onsetYear: 1999 } }],
  })
  expect(history.place(condition('Asthma'))).toEqual({ is: 'duplicate' })
})

test('what is ruled out, suspected, before the birth or no illness does not join the history', () => {
  const is = (entry: Placeable) => placer().place(entry).is
  expect(is(condition('Asthma', { certainty: 'refuted' }))).toBe('kept')
  expect(is(condition('Asthma', { certainty: 'unconfirmed' }))).toBe('kept')
  expect(is(condition('Full-time employment (finding)'))).toBe('kept')
  expect(is(condition('Asthma', { onset: '1980' }))).toBe('refused')
  expect(is(condition('Asthma', { onset: '1985' }))).toBe('new')
})

test('a medicine whose end is over does not join what is taken now, whatever the file calls it', () => {
  const medicine = (changes: object) =>
    placer().place({ kind: 'medication', source, codings: [], name: 'Albuterol', status: 'active', ...changes })
  expect(medicine({ since: '2012-08-01', until: '2012-08-06' })).toEqual({
    is: 'kept',
    reason: 'It has been over since 2012-08-06. Your history lists what you take now.',
  })
  expect(medicine({ status: 'paused' }).is).toBe('kept')
  expect(medicine({ since: '2012-08-01' }).is).toBe('new')
})

test('operations join the history; other procedures stay with the import', () => {
  const is = (name: string) =>
    placer().place({ kind: 'procedure', source, codings: [], name, status: 'done', time: '2020' }).is
  for (const name of ['Appendectomy', 'Total replacement of hip', 'Coronary artery bypass', 'Cesarean section'])
    expect(is(name), name).toBe('new')
  for (const name of ['Depression screening', 'Documentation of current medications', '12 lead electrocardiogram'])
    expect(is(name), name).toBe('kept')
})

describe('a habit', () => {
  const social = (loinc: string, text: string, time = '2025-12-01') =>
    ({ kind: 'social', source, codings: [], name: 'Habit', loinc, text, time }) as Extract<
      RecordEntry,
      { kind: 'social' }
    >
  const is = (history: HistoryPlacer, ...given: Parameters<HistoryPlacer['habit']>) => history.habit(...given).is

  test('is taken as the file says it, unless the person has said otherwise', () => {
    const smokes = (text: string) => social('72166-2', text)
    expect(placer().habit('smoking', smokes('Former smoker'))).toMatchObject({ writes: [{ to: { status: 'former' } }] })
    expect(is(placer({ smoking: 'never' }), 'smoking', smokes('Never smoked tobacco'))).toBe('duplicate')
    expect(placer({ smoking: 'never' }).habit('smoking', smokes('Current every day smoker'))).toEqual({
      is: 'differs',
      there: { smoking: 'never' },
      made: { smoking: 'current' },
    })
    for (const unclear of ['Tobacco smoking consumption unknown', 'Denies current smoking', 'No current tobacco use'])
      expect(is(placer(), 'smoking', smokes(unclear)), unclear).toBe('kept')
  })

  test.each([
    ['Current non-drinker of alcohol', 'none'],
    ['2 to 3 times a week', 'weekly'],
    ['Monthly or less', 'sometimes'],
    ['4 or more times a week', 'daily'],
    ['Heavy drinker', 'heavy'],
  ])('alcohol: %s', (text, status) => {
    expect(placer().habit('alcohol', social('68518-0', text))).toMatchObject({ writes: [{ to: { status } }] })
  })

  test('a pregnancy of today is taken with its due date', () => {
    const history = placer()
    expect(history.habit('pregnancy', social('82810-3', 'Pregnant'))).toMatchObject({
      writes: [{ list: 'pregnancy', to: { status: 'pregnant' } }],
    })
    expect(history.habit('dueDate', social('11778-8', '2026-05-01T00:00:00Z'))).toMatchObject({
      writes: [{ list: 'dueDate', to: { status: '2026-05-01' } }],
    })
    expect(is(placer(), 'pregnancy', social('82810-3', 'Not pregnant'))).toBe('new')
  })

  test('a pregnancy of years ago, an uncertain one, and a due date without one are kept with the import', () => {
    expect(is(placer(), 'pregnancy', social('82810-3', 'Pregnant', '2019-03-01'))).toBe('kept')
    expect(is(placer(), 'pregnancy', social('82810-3', 'Pregnant', ''))).toBe('kept')
    expect(is(placer(), 'pregnancy', social('82810-3', 'Possible pregnancy'))).toBe('kept')
    expect(is(placer(), 'dueDate', social('11778-8', '2026-05-01'))).toBe('kept')
    for (const day of ['2019-05-01', '2026-02-30', '2026-13-45'])
      expect(is(placer({ pregnancy: 'pregnant' }), 'dueDate', social('11778-8', day)), day).toBe('kept')
  })
})

describe('what the record says otherwise', () => {
  test('an illness that is over stands beside one that is not', () => {
    const gout = { name: 'Gout', onsetYear: 2010 }
    const place = (changes: object) => placer({ conditions: [gout] }).place(condition('Gout', changes)).is
    expect(place({ status: 'past', onset: '2010' })).toBe('differs')
    expect(place({ status: 'past' })).toBe('differs')
    expect(place({ status: 'past', onset: '2003' })).toBe('duplicate')
    expect(place({ status: 'unknown', onset: '2010' })).toBe('duplicate')
  })

  test('an allergy that is worse is told', () => {
    const allergy = (name: string, severity?: string): Placeable =>
      ({
        kind: 'allergy',
        source,
        codings: [],
        name: 'Penicillin',
        status: 'active',
        reactions: [{ name, severity, codings: [] }],
      }) as Placeable
    const place = (entry: Placeable) =>
      placer({ allergies: [{ substance: 'Penicillin', reaction: 'Rash', severity: 'mild' }] }).place(entry).is
    expect(place(allergy('Rash', 'mild'))).toBe('duplicate')
    expect(place(allergy('Rash', 'severe'))).toBe('differs')
    expect(place(allergy('Anaphylaxis'))).toBe('differs')
  })

  test('a medicine that is taken otherwise is told', () => {
    const place = (howOften: string) =>
      placer({ medications: [{ name: 'Metformin', strength: '500 mg', frequency: 'twice a day' }] }).place({
        kind: 'medication',
        source,
        codings: [],
        name: 'Metformin',
        dose: '500 mg',
        howOften,
        status: 'active',
      }).is
    expect(place('Twice a day')).toBe('duplicate')
    expect(place('three times a day')).toBe('differs')
  })
})

describe('what an earlier import made of the same entry', () => {
  const gout = { name: 'Gout', category: 'Other', icd10: 'M10', onsetYear: 2010, status: 'active' }
  const warfarin = { name: 'Warfarin', strength: '5 mg', frequency: '', sinceYear: 2020, reason: '', kind: null }
  const key = 'urn:hospital 1'
  const dose = (changes: object): Placeable =>
    ({
      kind: 'medication',
      source,
      codings: [],
      name: 'Warfarin',
      dose: '2 mg',
      status: 'active',
      ...changes,
    }) as Placeable

  test('is put right by a newer file', () => {
    const history = placer({ conditions: [gout] }, { [key]: { list: 'conditions', to: gout } })
    expect(history.place(condition('Gout', { status: 'past', onset: '2009' }))).toEqual({
      is: 'changed',
      writes: [{ list: 'conditions', from: gout, to: { ...gout, onsetYear: 2009, status: 'past' } }],
    })
    const medicines = placer({ medications: [warfarin] }, { [key]: { list: 'medications', to: warfarin } })
    expect(medicines.place(dose({}))).toMatchObject({
      is: 'changed',
      writes: [{ from: warfarin, to: { strength: '2 mg', sinceYear: 2020 } }],
    })
  })

  test('goes when the file says that it is no longer so', () => {
    const history = placer({ medications: [warfarin] }, { [key]: { list: 'medications', to: warfarin } })
    expect(history.place(dose({ status: 'past' }))).toEqual({
      is: 'changed',
      writes: [{ list: 'medications', from: warfarin, to: null }],
    })
    expect(history.place(dose({ status: 'past' })).is).toBe('kept')
  })

  test('stays where another entry of the file says that it goes on, in whatever order', () => {
    const renewed = { ...source, id: '2' }
    const begin = () => placer({ medications: [warfarin] }, { [key]: { list: 'medications', to: warfarin } })
    const [renewal, ended] = [dose({ source: renewed, dose: '5 mg' }), dose({ status: 'past', dose: '5 mg' })]
    const first = begin()
    expect([first.place(renewal).is, first.place(ended).is]).toEqual(['duplicate', 'kept'])
    const second = begin()
    expect([second.place(ended).is, second.place(renewal).is]).toEqual(['changed', 'new'])
  })

  test('stays where the file only leaves open whether it is so', () => {
    const history = placer({ medications: [warfarin] }, { [key]: { list: 'medications', to: warfarin } })
    expect(history.place(dose({ status: 'unknown' })).is).toBe('differs')
    expect(history.place(dose({ status: 'planned' })).is).toBe('kept')
    expect(history.place(dose({ dose: '5 mg' })).is).toBe('duplicate')
  })

  test('stays as the person has left it', () => {
    const edited = { ...gout, onsetYear: 2012 }
    const history = placer({ conditions: [edited] }, { [key]: { list: 'conditions', to: gout } })
    expect(history.place(condition('Gout', { status: 'past', onset: '2012' })).is).toBe('differs')
  })

  test('is not mistaken for something else that has the same id', () => {
    const history = placer({ conditions: [gout] }, { [key]: { list: 'conditions', to: gout } })
    expect(history.place(condition('Asthma')).is).toBe('new')
  })
})

test('the same illness in two places is two', () => {
  const history = placer()
  expect(history.place(condition('Osteoarthritis', { bodySite: 'left knee' })).is).toBe('new')
  expect(history.place(condition('Osteoarthritis', { bodySite: 'right knee' }))).toMatchObject({
    is: 'new',
    writes: [{ to: { name: 'Osteoarthritis (right knee)' } }],
  })
})

test('an allergy that may threaten life is severe, whatever was seen of it', () => {
  const history = placer()
  expect(
    history.place({
      kind: 'allergy',
      source,
      codings: [],
      name: 'Peanut',
      criticality: 'high',
      reactions: [],
      status: 'active',
    }),
  ).toMatchObject({ writes: [{ to: { severity: 'severe' } }] })
})

test('what is too long for a history ends with a whole word and a sign of it', () => {
  const howOften = `${'one tablet with food '.repeat(20)}daily`
  const placed = placer().place({ kind: 'medication', source, codings: [], name: 'X', howOften, status: 'active' })
  expect(placed).toMatchObject({ writes: [{ to: { frequency: expect.stringMatching(/(tablet|with|food|one)…$/) } }] })
})
