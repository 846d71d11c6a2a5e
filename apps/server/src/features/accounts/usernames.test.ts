import { expect, test } from 'vitest'
import { suggestUsernames } from './usernames.ts'

test.each([
  ['Ælfwine Þórsson', 'aelfwine.thorsson'],
  ['Søren Ødegård', 'soren.odegard'],
  ['Łukasz Weiß', 'lukasz.weiss'],
  ['Œdipe Đurić', 'oedipe.duric'],
  ['Guðrún Ħal', 'gudrun.hal'],
  ['Işıl Yılmaz', 'isil.yilmaz'],
  ['Asha Müller-Rao', 'asha.muller.rao'],
])('the name that is offered to %s loses no letter', (fullName, username) => {
  expect(suggestUsernames({ fullName, email: null })[0]?.replace(/\d+$/, '')).toBe(username)
})

test('a name in another script falls back on the address', () => {
  expect(suggestUsernames({ fullName: 'आशा राव', email: 'asha.rao@example.com' })[0]).toMatch(/^asha\.rao\d{4}$/)
})

test('the name that is offered tells nothing of who else has an account: it has a number in any case', () => {
  for (const name of suggestUsernames({ fullName: 'Asha Rao', email: null })) expect(name).toMatch(/^asha\.rao\d{4,}$/)
})
