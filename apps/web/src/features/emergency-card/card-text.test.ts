import type { EmergencyCard } from '@salus/contract'
import { expect, test } from 'vitest'
import { cardText } from './card-text.ts'

const card: EmergencyCard = {
  name: 'Asha Rao',
  age: 41,
  bloodType: 'AB-',
  allergies: [
    { substance: 'Penicillin', reaction: 'hives', severity: 'moderate' },
    { substance: 'Peanuts', reaction: '', severity: null },
  ],
  conditions: [{ name: 'Asthma', onsetYear: 2009 }],
  medicines: [{ name: 'Warfarin', strength: '5 mg', frequency: 'once a day' }],
  contacts: [{ name: 'Ravi', relation: 'brother', phone: '+91 98765 00000' }],
}

test('what matters first stands first, with dose and reaction', () => {
  expect(cardText(card).split('\n')).toEqual([
    'EMERGENCY: Asha Rao, 41 years',
    'Blood type AB-',
    'ALLERGIES: Penicillin: hives, moderate; Peanuts',
    'Call: Ravi (brother) +91 98765 00000',
    'Medicines: Warfarin 5 mg, once a day',
    'Conditions: Asthma, since 2009',
  ])
})

test('what is not shown is not said', () => {
  const hidden = { age: null, bloodType: null, allergies: null, conditions: null, medicines: null, contacts: null }
  expect(cardText({ name: 'Asha Rao', ...hidden })).toBe('EMERGENCY: Asha Rao')
})

test('of a list too long for a code whole entries are left out, and how many is said', () => {
  const medicines = Array.from({ length: 200 }, (_, at) => ({
    name: `Medicine ${at}`,
    strength: '50 mg',
    frequency: 'once a day',
  }))
  const text = cardText({ ...card, medicines })
  expect(text.length).toBeLessThanOrEqual(600)
  expect(text).toContain('Ravi')
  const told =
    text
      .split('\n')
      .find((line) => line.startsWith('Medicines: '))
      ?.split('; ') ?? []
  expect(told.at(-1)).toMatch(/^and \d+ more$/)
  expect(told.length - 1 + Number(told.at(-1)?.match(/\d+/)?.[0])).toBe(200)
  for (const each of told.slice(0, -1)) expect(each).toMatch(/50 mg, once a day$/)
})
