import type { ProfileDetails } from '@salus/contract'
import { expect, test } from 'vitest'
import { isChanged, problemsOf, readForm, toForm } from './profile-form.ts'

const details: ProfileDetails = {
  fullName: 'Ada King',
  dob: '1985-04-12',
  country: 'GB',
  mobile: '',
  gender: 'Female',
  address: '',
  bloodType: null,
  heightCm: 163,
  weightKg: 58.5,
  emergencyContacts: [],
}
const from = { version: 'one', details }
const read = (changed: object, units: 'metric' | 'us' = 'metric') => readForm({ ...toForm(from, units), ...changed })

test('what was not touched is sent as it was, in either units', () => {
  for (const units of ['metric', 'us'] as const) expect(read({}, units)).toEqual({ ok: true, details })
})

test('a form that was opened and left as it is is no change, in either units', () => {
  for (const units of ['metric', 'us'] as const) {
    const form = toForm(from, units)
    expect(isChanged(form)).toBe(false)
    expect(isChanged({ ...form, address: '1 Main Street' })).toBe(true)
  }
})

test('feet, inches and pounds are sent as centimetres and kilograms', () => {
  const changed = read({ feet: '5', inches: '10', weight: '150' }, 'us')
  expect(changed).toMatchObject({ ok: true, details: { heightCm: 177.8, weightKg: 68.04 } })
  expect(read({ feet: '', inches: '' }, 'us')).toMatchObject({ details: { heightCm: null } })
})

test('a comma is a decimal point, and what is left empty is not said', () => {
  expect(read({ weight: '58,5' })).toMatchObject({ details: { weightKg: 58.5 } })
  expect(read({ centimetres: ' ', weight: '', gender: '' })).toMatchObject({
    details: { heightCm: null, weightKg: null, gender: null },
  })
})

test('what is wrong is said at its field', () => {
  const contacts = [{ name: '', relation: '', phone: 'soon' }]
  const wrong = read({ fullName: ' ', centimetres: 'tall', weight: '5000', emergencyContacts: contacts })
  expect(Object.keys(wrong.ok ? {} : wrong.problems)).toEqual([
    'fullName',
    'heightCm',
    'weightKg',
    'emergencyContacts.0.name',
    'emergencyContacts.0.phone',
  ])
  expect(problemsOf([['details.dob', 'no such day']])).toEqual({ dob: 'no such day' })
})
