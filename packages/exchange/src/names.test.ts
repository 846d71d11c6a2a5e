import { expect, test } from 'vitest'
import { canBeNameOf, type Name } from './names.ts'

const named = (given: string, family: string): Name => ({ name: `${given} ${family}`, given, family })

test.each<[string, Name]>([
  ['Asha Rao', named('Asha', 'Rao')],
  ['Asha Rao', named('ASHA', 'RAO')],
  ['Rao Asha', named('Asha', 'Rao')],
  ['Asha Rao', named('Rao', 'Asha')],
  ['Asha Rao', { name: 'Rao, Asha' }],
  ['Asha Rao', { name: 'Mrs Asha Rao' }],
  ['Asha Rao', named('A.', 'Rao')],
  ['A. Rao', named('Asha', 'Rao')],
  ['Asha Rao', named('Asha K', 'Rao')],
  ['Asha Kumari Rao', named('Asha', 'Rao')],
  ['Ada King', named('Ada', 'Lovelace')],
  ['Ada King', { name: 'Ada Lovelace' }],
  ['Ada King', named('Augusta Ada', 'King')],
  ['José García', named('Jose', 'Garcia Lopez')],
  ['Jürgen Groß', named('Juergen', 'Gross')],
  ['Aisha Khan', named('Ayesha', 'Khan')],
  ['Mohammed Ali', named('Muhammad', 'Ali')],
  ['Srinivas Rao', named('Sreenivas', 'Rao')],
  ['Lakshmi Rao', named('Laxmi', 'Rao')],
  ['Daniel Cohen', named('Dan', 'Cohen')],
  ['Rao', named('Asha', 'Rao')],
  ['Asha Rao', { name: 'Rao', family: 'Rao' }],
  ['Asha Rao', { name: '' }],
  ['', named('Asha', 'Rao')],
])('%s can be %o', (own, other) => {
  expect(canBeNameOf(own, other)).toBe(true)
})

test.each<[string, Name]>([
  ['Asha Rao', named('Arun', 'Rao')],
  ['Asha Rao', { name: 'Arun Rao' }],
  ['Asha Rao', { name: 'Rao, Arun' }],
  ['Asha Rao', { name: 'Baby Rao' }],
  ['Asha Rao', { name: 'Mrs Usha Rao' }],
  ['Mrs Asha Rao', named('Arun', 'Rao')],
  ['Asha R Rao', named('Rohan', 'Rao')],
  ['Asha Rao', named('Arun A', 'Rao')],
  ['Karan Shah', named('Kiran', 'Shah')],
  ['Jan Berg', named('Jon', 'Berg')],
  ['Ada King', named('Grace', 'Hopper')],
  ['Asha Rao', { name: 'Hopper', family: 'Hopper' }],
  ['राम शर्मा', { name: 'सीता शर्मा' }],
])('%s is not %o', (own, other) => {
  expect(canBeNameOf(own, other)).toBe(false)
})
