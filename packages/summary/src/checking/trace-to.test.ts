import { describe, expect, it } from 'vitest'
import { cpuMs } from '../../../../scripts/cpu-time.ts'
import { CONVERSATION, DISCHARGE_NOTE } from '../testing/notes.ts'
import { tracer, traceTo } from './trace-to.ts'

const textsOf = (sentence: string, source: string) =>
  traceTo(sentence, source).map(({ start, end }) => source.slice(start, end).replace(/\s+/g, ' '))

const SPANISH = `Presión arterial 150/95. Toma metformina 850 mg dos veces al día.
Colesterol total 240 mg/dl. Próxima cita en tres meses.`
const HINDI = 'रक्तचाप 150/95 है। मरीज़ मेटफॉर्मिन लेता है।\nकोलेस्ट्रॉल 240 है।'

describe('a sentence rests on', () => {
  it.each([
    ['Your potassium was 5.6, which is a little high.', DISCHARGE_NOTE, ['Potassium 5.6 mmol/L (3.5-5.0) H']],
    ['You take metformin twice a day.', DISCHARGE_NOTE, ['Metformin 500 mg BID']],
    ['You are allergic to penicillin.', DISCHARGE_NOTE, ['Penicillin (rash)']],
    ['Your chest X-ray was normal.', DISCHARGE_NOTE, ['Chest x-ray: normal']],
    ['She has not had a stroke.', DISCHARGE_NOTE, ['No history of stroke']],
    ['The furosemide is new.', DISCHARGE_NOTE, ['Stop amlodipine and start furosemide 40 mg daily.']],
    [
      'You will see the heart doctors (cardiology) in two weeks.',
      DISCHARGE_NOTE,
      ['Follow up with cardiology in 2 weeks.'],
    ],
    [
      'Your creatinine was 1.4 and your long-term sugar (HbA1c) 8.1 %.',
      DISCHARGE_NOTE,
      ['HbA1c: 8.1 %', 'Creatinine was 1.4'],
    ],
    ['You have no chest pain.', CONVERSATION, ['Do you have any chest pain or shortness of breath?', 'No.']],
    ['You take metformin 850 mg.', SPANISH, ['Toma metformina 850 mg dos veces al día.']],
    ['Your total cholesterol was 240.', SPANISH, ['Colesterol total 240 mg/dl.']],
    ['You take metformin.', HINDI, ['रक्तचाप 150/95 है। मरीज़ मेटफॉर्मिन लेता है।']],
  ])('%s', (sentence, source, expected) => {
    expect(textsOf(sentence, source)).toEqual(expected)
  })

  it.each([
    'Drink plenty of water and sleep well.',
    'Warfarin thins the blood.',
    'The weather will be fine.',
    'Okay.',
    '',
  ])('nothing: %s', (sentence) => {
    expect(traceTo(sentence, DISCHARGE_NOTE)).toEqual([])
  })

  it('nothing where there is no source', () => {
    expect(traceTo('You take metformin.', '')).toEqual([])
  })
})

it('a tracer reads 100,000 characters in a second or two and a sentence in a moment', () => {
  const source = DISCHARGE_NOTE.repeat(100).slice(0, 100_000)
  const began = cpuMs()
  const trace = tracer(source)
  const read = cpuMs()
  for (let index = 0; index < 50; index++) trace(`She takes metformin ${index} mg and has no chest pain.`)
  expect(read - began).toBeLessThan(3000)
  expect(cpuMs() - read).toBeLessThan(2000)
})
