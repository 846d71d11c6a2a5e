import { medicineNamed } from '@salus/terms/medicines'
import { expect, it } from 'vitest'
import { HEARD_BRANDS, MEDICINE_CLASSES } from './medicine-classes.ts'

const wordsOf = (id: string) => (MEDICINE_CLASSES[id] ?? '').split('|')

it('each brand that is heard is one of the terms', () => {
  expect([...HEARD_BRANDS].filter((brand) => !medicineNamed(brand))).toEqual([])
})

it('a class holds its substances, its brands, combinations and what people call it', () => {
  expect(wordsOf('statin')).toEqual(expect.arrayContaining(['statin', 'atorvastatin', 'lipitor']))
  expect(wordsOf('opioid')).toEqual(expect.arrayContaining(['opioid', 'oxycodone', 'percocet', 'pethidine']))
})

it('a name that is a word of a language as well is of no class', () => {
  const all = Object.keys(MEDICINE_CLASSES).flatMap(wordsOf)
  expect(
    all.filter((name) => /^=?(?:pan|pause|remo|foster|sumo|karma|fer|muse|urea|iron|caffeine)$/.test(name)),
  ).toEqual([])
})
