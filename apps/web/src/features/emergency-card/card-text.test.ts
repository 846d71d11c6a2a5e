import type { EmergencyCard } from '@salus/contract'
import { expect, test } from 'vitest'
import { cardText } from './card-text.ts'

const card: EmergencyCard = {
  name: 'Asha Rao',
  age: 41,
  bloodType: 'AB-',
  allergies: ['Penicillin', 'Peanuts'],
  conditions: ['Asthma'],
  medicines: [],
  contacts: [{ name: 'Ravi', relation: 'brother', phone: '+91 98765 00000' }],
}

test('what matters first stands first', () => {
  expect(cardText(card).split('\n')).toEqual([
    'EMERGENCY: Asha Rao, 41 years',
    'Blood type AB-',
    'ALLERGIES: Penicillin, Peanuts',
    'Call Ravi (brother): +91 98765 00000',
    'Conditions: Asthma',
  ])
})

test('what is not shown is not said, and a long list is cut at its end', () => {
  const hidden = { age: null, bloodType: null, allergies: null, conditions: null, medicines: null, contacts: null }
  expect(cardText({ name: 'Asha Rao', ...hidden })).toBe('EMERGENCY: Asha Rao')
  const long = cardText({ ...card, medicines: Array.from({ length: 200 }, (_, at) => `Medicine ${at}`) })
  expect(long).toHaveLength(600)
  expect(long).toContain('Ravi')
})
