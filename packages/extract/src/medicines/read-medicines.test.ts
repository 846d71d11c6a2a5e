import { describe, expect, test } from 'vitest'
import { extract } from '../extract.ts'
import { pageFromText } from '../layout/page-from-text.ts'

const read = (text: string) =>
  extract([pageFromText(text)]).medicines.map(({ name, dose, unit, form, frequency }) => [
    name,
    dose,
    unit,
    form,
    frequency,
  ])

describe('a medicine', () => {
  test.each([
    ['Tab. Metformin 500 mg 1 tab BD', ['Metformin', 500, 'mg', 'Tab', '1 tab BD']],
    ['2. Ramipril 5 mg 1-0-1-0', ['Ramipril', 5, 'mg', undefined, '1-0-1-0']],
    [
      'Ibuprofeno 600 mg 2 comprimidos cada 8 horas',
      ['Ibuprofeno', 600, 'mg', 'comprimidos', '2 comprimidos cada 8 horas'],
    ],
    ['Amoxicilline 1 g gélules matin et soir', ['Amoxicilline', 1, 'g', 'gélules', 'matin et soir']],
    ['1x Beloc-Zok mite 47,5 mg, 30 Retardtabletten N1', ['Beloc-Zok mite', 47.5, 'mg', 'Retardtabletten', undefined]],
    ['Atorvastatin 20mg tablet once daily at night', ['Atorvastatin', 20, 'mg', 'tablet', 'once daily']],
    ['टैब पेरासिटामोल 500 mg दिन में दो बार', ['पेरासिटामोल', 500, 'mg', 'टैब', 'दिन में दो बार']],
    ['Meds : Vyvanse 50 mgs po at breakfast daily,', ['Vyvanse', 50, 'mgs', undefined, 'daily']],
    ['Clonidine 0.2 mgs -- 1 and 1 / 2 tabs po ghs', ['Clonidine', 0.2, 'mgs', 'tabs', 'ghs']],
    ['Plan: Increase Lasix to 80 mg daily.', ['Lasix', 80, 'mg', undefined, 'daily']],
  ])('%s', (line, expected) => {
    expect(read(line)).toEqual([expected])
  })

  test('in a German plan has its four times of day', () => {
    const plan =
      'Wirkstoff     Handelsname   Stärke   Form   Morgens  Mittags  Abends  Zur Nacht\nMetoprolol    Beloc-Zok     47,5 mg  Tabl   1    0    1    0'
    expect(read(plan)).toEqual([['Metoprolol Beloc-Zok', 47.5, 'mg', 'Tabl', '1-0-1-0']])
  })

  test.each([
    'Glucose 95 mg/dL 70-100',
    'Hemoglobin 12.5 g/dL',
    'Weight 70 kg',
    'Take with water',
    'Stop aspirin 75 mg daily',
    'Invoice 12 mg',
    'Meds: Motrin once/week. Tums previously.',
  ])('%s is none', (line) => {
    expect(read(line)).toEqual([])
  })

  test('finds how often it is taken on the line below', () => {
    expect(read('Amoxicillin 500 mg capsules\n1 capsule three times daily')).toEqual([
      ['Amoxicillin', 500, 'mg', 'capsules', '1 capsule three times daily'],
    ])
  })
})
