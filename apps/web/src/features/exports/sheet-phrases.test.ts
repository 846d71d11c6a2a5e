import { expect, test } from 'vitest'
import { phraseIn } from './sheet-phrases.ts'

test.each([
  ['once a day', 'spa', 'una vez al día'],
  ['Twice daily with food.', 'deu', 'zweimal täglich, zu den Mahlzeiten'],
  ['every 8 hours, as needed', 'fra', 'toutes les 8 heures, si besoin'],
  ['jeden zweiten Tag', 'eng', 'every other day'],
  ['hives', 'hin', 'पित्ती'],
  ['1 tablet', 'spa', '1 comprimido'],
  ['2 tablets', 'deu', '2 Tabletten'],
  ['500 mg tablet', 'fra', '500 mg, comprimé'],
  ['2 puffs', 'hin', '2 पफ़'],
  ['5 mg', 'spa', '5 mg'],
  ['severe rash', 'spa', 'grave, erupción en la piel'],
  ['mother, aunt', 'tel', 'తల్లి, తల్లి లేదా తండ్రి సోదరి'],
  ['madre y tía', 'eng', 'mother, aunt'],
] as const)('%s is in %s %s', (typed, language, known) => {
  expect(phraseIn(typed, language)).toBe(known)
})

test.each(['not more than twice a day', 'twice a day unless dizzy', 'tongue goes tingly', '1/2 tablet', '1', ''])(
  '“%s” is not known as a whole, and so nothing of it is translated',
  (typed) => {
    expect(phraseIn(typed, 'spa')).toBeNull()
  },
)

test('what is in the language already stays as it was typed', () => {
  expect(phraseIn('Twice daily with food', 'eng')).toBe('Twice daily with food')
})
