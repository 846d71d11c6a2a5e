import { describe, expect, it } from 'vitest'
import { summarise } from '../summarise.ts'
import { DISCHARGE_NOTE } from '../testing/notes.ts'

const note = summarise(DISCHARGE_NOTE)
const problemsOf = (text: string) => summarise(text).problems.map((line) => line.text)
const medicinesOf = (text: string) => summarise(text).medicines.map(({ name, change }) => [name, change])
const resultOf = (text: string) => {
  const { asWritten: _, ...result } = summarise(text).results[0] ?? { asWritten: undefined }
  return result
}

describe('problems', () => {
  it('are what the text affirms, each named once', () => {
    expect(note.problems.map(({ text }) => text)).toEqual([
      'Ms. Gomez is a 64-year-old woman with HTN (high blood pressure) and T2DM (high blood sugar) who presents with SOB (shortness of breath) on exertion for 3 weeks.',
      'She takes 5 mg. of amlodipine q.d. (once a day) and has noticed ankle swelling.',
      'Type 2 diabetes',
      'Congestive heart failure (the heart pumps too weakly), likely new onset.',
    ])
  })

  it.each([
    'She denies chest pain, shortness of breath, or fever.',
    'No history of stroke.',
    'Negative for cough and wheezing.',
    'Chest pain: no',
    'Pneumonia was ruled out.',
    'Her mother had breast cancer.',
    'Return if you develop a fever.',
    'He does not have diabetes.',
  ])('are none in: %s', (text) => {
    expect(problemsOf(text)).toEqual([])
  })

  it('keep the denial that stands in the same line', () => {
    expect(problemsOf('He has asthma but denies chest pain.')).toEqual(['He has asthma but denies chest pain.'])
  })
})

describe('medicines', () => {
  it('stand with their dose as written, apart where a line lists several', () => {
    expect(note.medicines.map(({ name, asWritten, change }) => [name, asWritten.text, change])).toEqual([
      ['amlodipine', 'Stop amlodipine and start furosemide 40 mg daily.', 'stopped'],
      ['Metformin', 'Metformin 500 mg BID (twice a day)', 'continued'],
      ['Lisinopril', 'Lisinopril 10 mg daily', undefined],
      ['atorvastatin', 'atorvastatin 40 mg at night', undefined],
      ['Albuterol', 'Albuterol inhaler', undefined],
      ['furosemide', 'Stop amlodipine and start furosemide 40 mg daily.', 'started'],
    ])
  })

  it.each([
    ['Increase lisinopril to 20 mg daily.', [['lisinopril', 'changed']]],
    ['Warfarin was discontinued.', [['Warfarin', 'stopped']]],
    ['Do not stop warfarin.', [['warfarin', 'continued']]],
    ['She is no longer taking aspirin.', [['aspirin', 'stopped']]],
    [
      'Switched from metoprolol to carvedilol 6.25 mg.',
      [
        ['metoprolol', 'stopped'],
        ['carvedilol', 'started'],
      ],
    ],
    ['She is not taking aspirin, ibuprofen, or warfarin.', []],
    ['Allergic to amoxicillin.', []],
    ['Medications:\nZorbatrim 5 mg daily', [['Zorbatrim', undefined]]],
    ['Medications: none', []],
    ['Potassium 4.1 mmol/L', []],
    ['Takes Lasix (furosemide) 40 mg daily.', [['Lasix', undefined]]],
  ])('%s', (text, medicines) => {
    expect(medicinesOf(text)).toEqual(medicines)
  })

  it('put the dose behind a change that is told without it', () => {
    const [medicine] = summarise('Metformin 500 mg twice daily.\nContinue metformin.').medicines
    expect(medicine?.asWritten.text).toContain('500 mg twice daily')
    expect(medicine?.change).toBe('continued')
  })
})

describe('results', () => {
  it.each([
    [
      'Potassium 5.6 mmol/L (3.5-5.0)',
      { name: 'Potassium', value: '5.6', unit: 'mmol/L', range: '3.5-5.0', flag: 'high' },
    ],
    [
      'Sodium | 132 | mmol/L | 135 - 145',
      { name: 'Sodium', value: '132', unit: 'mmol/L', range: '135 - 145', flag: 'low' },
    ],
    [
      'Troponin <0.01 ng/mL (ref <0.04)',
      { name: 'Troponin', value: '<0.01', unit: 'ng/mL', range: '<0.04', flag: 'normal' },
    ],
    ['Her A1c was elevated at 8.1%.', { name: 'A1c', value: '8.1', unit: '%', flag: 'high' }],
    ['Potassium 4.0, not elevated.', { name: 'Potassium', value: '4.0' }],
    ['Hemoglobin 13.2, low ferritin.', { name: 'Hemoglobin', value: '13.2' }],
    ['Potassium 5.6, high.', { name: 'Potassium', value: '5.6', flag: 'high' }],
    ['WBC: 11.2 H', { name: 'WBC', value: '11.2', flag: 'high' }],
    ['Blood pressure was 150/90 mmHg.', { name: 'Blood pressure', value: '150/90', unit: 'mmHg' }],
    ['Glucose 300', { name: 'Glucose', value: '300' }],
    ['Chest x-ray: normal', { name: 'Chest x-ray', value: 'normal', flag: 'normal' }],
    ['Strep test was negative.', { name: 'Strep test', value: 'negative' }],
    ['Labs:\nZinc 60 ug/L (70-120)', { name: 'Zinc', value: '60', unit: 'ug/L', range: '70-120', flag: 'low' }],
  ])('%s', (text, result) => {
    expect(resultOf(text)).toEqual(result)
  })

  it('take no dose for a result', () => {
    expect(summarise('Potassium 20 meq daily with food.').results).toEqual([])
  })
})

describe('what is to be done', () => {
  it.each([
    ['Follow up with cardiology in 2 weeks.', 'in 2 weeks'],
    ['Return to the clinic on March 4, 2025 at 10:30 am.', 'on March 4, 2025 at 10:30 am'],
    ['Please call the office by Friday.', 'by Friday'],
    ['Recheck potassium tomorrow.', 'tomorrow'],
    ['Take amoxicillin 500 mg every 8 hours for 7 days.', undefined],
  ])('%s', (text, by) => {
    expect(summarise(`Plan:\n${text}`).todo.map(({ what, by }) => [what.spans.length, by])).toEqual([[1, by]])
  })
})

describe('questions for the doctor', () => {
  const asked = note.questions.map(({ text }) => text).join('\n')

  it.each([
    ['an abnormal result that nothing explains', 'my Potassium is high (5.6 mmol/L)'],
    ['a medicine without its dose', 'What dose of Albuterol'],
    ['a test that is pending', 'Blood culture pending'],
    ['a medicine that was stopped', 'Why was amlodipine stopped'],
  ])('come from %s', (_, part) => {
    expect(asked).toContain(part)
  })

  it('leave a result alone that the text explains', () => {
    const { questions } = summarise('Potassium 5.6 mmol/L (3.5-5.0), likely due to lisinopril 10 mg daily.')
    expect(questions.map(({ text }) => text).join(' ')).not.toContain('Potassium is high')
  })

  it('ask which dose holds when the text gives two', () => {
    const { questions } = summarise('Medications: metformin 500 mg daily\nHPI: She takes metformin 1000 mg daily.')
    expect(questions.map(({ text }) => text).join(' ')).toMatch(/Which dose of metformin .* 500 mg or 1000 mg/)
  })

  it('are two at least where there is a sentence', () => {
    expect(summarise('She feels well.').questions).toHaveLength(2)
  })
})
