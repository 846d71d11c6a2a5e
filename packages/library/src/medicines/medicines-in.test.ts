import { describe, expect, it } from 'vitest'
import { byIngredients, medicinesIn } from './medicines-in.ts'

const idsIn = (text: string) => medicinesIn(text).map(({ id }) => id)

describe('the medicines of a text', () => {
  it.each([
    ['What is metformin for?', ['metformin']],
    ['Glucophage and Lipitor', ['metformin', 'atorvastatin']],
    ['Tylenol or Advil?', ['paracetamol', 'ibuprofen']],
    ['is Augmentin an antibiotic', ['amoxicillin+clavulanic-acid']],
    ['¿Para qué sirve la metformina?', ['metformin']],
    ['मेटफॉर्मिन किसलिए है', ['metformin']],
    ['the flu shot', ['influenza-vaccine']],
  ])('%s', (text, ids) => expect(idsIn(text)).toEqual(ids))

  it('are none in everyday words', () => {
    expect(idsIn('I feel dizzy when I stand up and my head hurts in the sun')).toEqual([])
    expect(idsIn('')).toEqual([])
  })
})

it.each(['constructor', '__proto__', 'toString'])('takes “%s” for no medicine', (word) => {
  expect(medicinesIn(`what is ${word} for?`)).toEqual([])
})

describe('a text by its ingredients', () => {
  it.each([
    ['can i have wine with Flagyl', 'can i have wine with metronidazole'],
    ['Tylenol or Advil?', 'paracetamol or ibuprofen'],
    ['how much water a day', 'how much water a day'],
  ])('names each medicine alike: %s', (text, written) => expect(byIngredients(text)).toBe(written))
})
