import { expect, test } from 'vitest'
import { tellEffect } from '../tell/tell-effect.ts'
import { WORDS } from '../words/words.ts'
import { EFFECT_WORDS } from './effect-words.ts'
import { asksOfEffect, effectsAsked } from './effects-asked.ts'
import { monographOf } from './monographs.ts'

const told = (id: string, question: string, language: 'en' | 'es' | 'fr' | 'de' | 'hi' | 'te' = 'en') => {
  const monograph = monographOf(id)
  return monograph ? tellEffect(question, monograph, { language, region: 'US' }).join(' ') : 'not known'
}

test('each effect that people ask for is a word of the library', () => {
  const ids = Object.keys(EFFECT_WORDS).flatMap((group) => group.split(' '))
  expect(ids.filter((id) => !(id in WORDS.en.common) && !(id in WORDS.en.serious))).toEqual([])
})

test.each([
  'does lisinopril cause a cough',
  'can metformin make you tired',
  'is tramadol addictive',
  '¿el omeprazol causa diarrea?',
  'la sertraline fait-elle grossir ?',
  'macht Amlodipin dicke Beine?',
  'amlodipine se pair me sujan hoti hai kya',
  'మెట్‌ఫార్మిన్ వల్ల జుట్టు రాలుతుందా',
])('“%s” asks whether a medicine brings something about', (question) => expect(asksOfEffect(question)).toBe(true))

test.each([
  'can i take ibuprofen for a headache',
  'does metformin help you lose weight',
  'what is lisinopril for',
  'ibuprofeno contra el dolor de cabeza',
])('“%s” does not', (question) => expect(asksOfEffect(question)).toBe(false))

test('a common effect is told first, in the language of the question', () => {
  expect(told('lisinopril', 'does lisinopril cause a cough')).toBe(
    'Yes. Among the common side effects of Lisinopril: a dry cough.',
  )
  expect(told('omeprazole', '¿el omeprazol causa diarrea?', 'es')).toMatch(/^Sí\. .*Omeprazol: diarrea\./)
})

test('a serious effect is told as one that needs help', () =>
  expect(told('tramadol', 'is tramadol addictive')).toMatch(
    /^This can happen with Tramadol, and it needs help: craving/,
  ))

test('what is not among the known effects is never denied', () =>
  expect(told('metformin', 'does metformin cause hair loss')).toMatch(/^I do not know this .*The leaflet lists more/))

test('what nobody named is not told of', () => {
  const metformin = monographOf('metformin')
  expect(metformin && effectsAsked('does metformin make me yawn', metformin)).toEqual({ known: [], others: [] })
})
