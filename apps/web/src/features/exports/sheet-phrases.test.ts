import { expect, test } from 'vitest'
import { phraseIn } from './sheet-phrases.ts'

test.each([
  ['once a day', 'spa', 'una vez al día'],
  ['Twice daily with food.', 'deu', 'zweimal täglich, zu den Mahlzeiten'],
  ['every 8 hours, as needed', 'fra', 'toutes les 8 heures, si besoin'],
  ['jeden zweiten Tag', 'eng', 'every other day'],
  ['hives', 'hin', 'पित्ती'],
  ['severe rash', 'spa', 'grave, erupción en la piel'],
  ['mother, aunt', 'tel', 'తల్లి, తల్లి లేదా తండ్రి సోదరి'],
  ['madre y tía', 'eng', 'mother, aunt'],
] as const)('%s is in %s %s', (typed, language, known) => {
  expect(phraseIn(typed, language)).toBe(known)
})

test.each(['not more than twice a day', 'twice a day unless dizzy', 'tongue goes tingly', '5 mg', ''])(
  '“%s” is not known as a whole, and so nothing of it is translated',
  (typed) => {
    expect(phraseIn(typed, 'spa')).toBeNull()
  },
)

test('what is in the language already stays as it was typed', () => {
  expect(phraseIn('Twice daily with food', 'eng')).toBe('Twice daily with food')
})
