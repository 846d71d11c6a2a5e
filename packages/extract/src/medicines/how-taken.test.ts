import { expect, test } from 'vitest'
import { howTaken } from './how-taken.ts'

test.each([
  [' 500 mg twice a day in March', '500 mg', 'twice a day'],
  [' 850 mg dos veces al día', '850 mg', 'dos veces al día'],
  [' 1 g trois fois par jour', '1 g', 'trois fois par jour'],
  [' 5mg einmal täglich', '5 mg', 'einmal täglich'],
  [' 500 mg दिन में दो बार', '500 mg', 'दिन में दो बार'],
  [' two weeks ago', '', ''],
])('“%s” says how strong and how often', (words, strength, frequency) => {
  expect(howTaken(words)).toEqual({ strength, frequency })
})
