import { MESSAGES } from '@salus/contract'
import { expect, test } from 'vitest'
import { refuseEasyPassword } from './easy-passwords.ts'

const OWN = ['Asha Rao', 'asha.rao@example.com', 'asharao7', '1985-04-12']
const judged = (password: string) =>
  refuseEasyPassword(password, 'password', OWN).then(
    () => null,
    (error) => error.fields.password,
  )

test('what leaks hold most often is refused, in large and small letters', async () => {
  for (const password of ['password123', 'PassWord123', 'qwertyuiop', '１２３４５６７８']) {
    expect(await judged(password), password).toBe(MESSAGES.profile.passwordLeaked)
  }
})

test('the name of the person or of the house is refused, whatever stands between and behind', async () => {
  for (const password of [
    'AshaRao1985',
    'asha.rao@example.com',
    'Asha_Rao!',
    'asharao7',
    'Salus2026!',
    'Salus-Health1',
  ]) {
    expect(await judged(password), password).toBe(MESSAGES.profile.passwordOwnName)
  }
})

test('the date of birth is refused, however it is written', async () => {
  for (const password of [
    '12041985',
    '1985-04-12',
    '04/12/1985',
    '12.4.1985',
    '12-04-1985!',
    '19851204',
    '1985.04.12a',
  ]) {
    expect(await judged(password), password).toBe(MESSAGES.profile.passwordOwnBirthDate)
  }
})

test('what is guessed in few tries is refused, on no list though it is', async () => {
  for (const password of [
    'aaaaaaaa',
    'abababab',
    'abcdefgh',
    '11223344',
    'qwertyui1',
    'asha1985rao',
    'raoasha1',
    '23091984',
  ]) {
    expect(await judged(password), password).not.toBeNull()
  }
})

test('anything else may be chosen, also with a name in it', async () => {
  for (const password of ['a walk at dawn', 'asha likes green tea', '29 41 77 03 58', 'सूरज और चाँद']) {
    expect(await judged(password), password).toBeNull()
  }
})
