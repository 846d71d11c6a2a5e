import { expect, test } from 'vitest'
import { checkSignUp, firstProblem, toForm } from './check-sign-up.ts'
import { emptyDetails, NO_SECRETS, type SignUpValues } from './sign-up-values.ts'

const today = new Date('2026-05-10T12:00:00')
const good: SignUpValues = {
  ...emptyDetails('IN'),
  fullName: 'Asha Rao',
  dob: { day: '1', month: '2', year: '1990' },
  email: 'asha@example.com',
  acceptTerms: true,
  password: 'eight letters',
  confirmPassword: 'eight letters',
  profilePhoto: null,
  passkey: null,
}
const check = (changed: Partial<SignUpValues>) => checkSignUp({ ...good, ...changed }, today)

test('a good form has no problem', () => {
  expect(check({})).toEqual({})
  expect(check({ email: '', mobile: '98765 43210' })).toEqual({})
})

test('an empty form names everything at once', () => {
  const problems = checkSignUp({ ...emptyDetails(''), ...NO_SECRETS }, today)
  expect(problems).toEqual({
    fullName: 'Please enter your full name.',
    dob: 'Please enter a real date of birth.',
    email: 'Please provide either Email or Mobile Number.',
    country: 'Please choose your country.',
    password: 'Please use at least 8 characters.',
    acceptTerms: 'You must agree to the terms.',
  })
  expect(firstProblem(problems)).toBe('fullName')
})

test.each([
  [{ email: 'asha@' }, 'email', 'Please enter a valid e-mail address.'],
  [{ mobile: '12345' }, 'mobile', 'Please enter a valid mobile number for the chosen country.'],
  [{ confirmPassword: 'another one' }, 'confirmPassword', 'Passwords do not match.'],
  [{ password: 'x'.repeat(129), confirmPassword: 'x'.repeat(129) }, 'password', 'Please use at most 128 characters.'],
  [{ dob: { day: '30', month: '2', year: '1990' } }, 'dob', 'Please enter a real date of birth.'],
  [{ dob: { day: '11', month: '5', year: '2026' } }, 'dob', 'Please enter a real date of birth.'],
  [{ dob: { day: '1', month: '1', year: '90' } }, 'dob', 'Please enter a real date of birth.'],
  [{ dob: { day: 'x', month: '1', year: '1990' } }, 'dob', 'Please enter a real date of birth.'],
  [{ dob: { day: '11', month: '5', year: '2013' } }, 'dob', 'You must be at least 13 years old to have an account.'],
] as const)('%j: %s', (changed, field, message) => {
  expect(check(changed)).toEqual({ [field]: message })
})

test('the thirteenth birthday is old enough', () => {
  expect(check({ dob: { day: '10', month: '5', year: '2013' } })).toEqual({})
})

test('a number is sent with its country, the chosen one or its own', () => {
  const sent = (mobile: string) => toForm({ ...good, mobile }).mobile
  expect(sent('98765-43210')).toBe('+919876543210')
  expect(sent('+44 7911 123456')).toBe('+447911123456')
})
