import { describe, expect, it } from 'vitest'
import { type FactKind, findAbsentKinds, findFacts, type RecordFact } from './find-facts.ts'

const fact = (kind: FactKind, text: string, names: string[]): RecordFact => ({
  kind,
  text,
  names,
  label: '',
  page: '/',
})
const FACTS = [
  fact('vital', 'Blood pressure 128/82 mmHg', ['Blood pressure', 'bp']),
  fact('vital', 'Glucose 98 mg/dL', ['Glucose', 'blood sugar']),
  fact('lab', 'Ferritin 9 ng/mL', ['Ferritin']),
  fact('medicine', 'Metformin 500 mg, twice a day', ['Metformin']),
  fact('medicine', 'Lisinopril', ['Lisinopril']),
  fact('allergy', 'Allergy to penicillin', ['penicillin']),
  fact('surgery', 'Knee surgery, 2019', ['Knee surgery']),
]
const found = (question: string) => findFacts(question, FACTS).map(({ text }) => text)

describe('facts of the record', () => {
  it.each([
    ['What was my last blood pressure?', ['Blood pressure 128/82 mmHg']],
    ['how is my bp', ['Blood pressure 128/82 mmHg']],
    ['Is my blood sugar ok?', ['Glucose 98 mg/dL']],
    ['What was my ferritin?', ['Ferritin 9 ng/mL']],
    ['Which medicines do I take?', ['Metformin 500 mg, twice a day', 'Lisinopril']],
    ['Why do I take metformin?', ['Metformin 500 mg, twice a day']],
    ['What am I allergic to?', ['Allergy to penicillin']],
    ['When was my operation?', ['Knee surgery, 2019']],
    ['show my vitals', ['Blood pressure 128/82 mmHg', 'Glucose 98 mg/dL']],
  ])('answer what is asked of them: %s', (question, texts) => {
    expect(found(question)).toEqual(texts)
  })

  it.each(['What is a normal blood pressure?', 'What helps against hay fever?', 'I have a cough', '', 'Is sugar bad?'])(
    'are left alone when nobody asks for their own: %s',
    (question) => {
      expect(found(question)).toEqual([])
    },
  )
})

it('tells which kind is asked for and not there', () => {
  expect(findAbsentKinds('Am I allergic to anything?', [])).toEqual(['allergy'])
  expect(findAbsentKinds('Am I allergic to anything?', FACTS)).toEqual([])
  expect(findAbsentKinds('What is an allergy?', [])).toEqual([])
})
