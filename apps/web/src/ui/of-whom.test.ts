import { expect, test } from 'vitest'
import { ofWhom } from './of-whom.ts'

test('an intro speaks to its reader about their own record, and of the other person about theirs', () => {
  const text = 'What {you} measured, from every part of {your} record. You can save it. {Your} files, {my} data.'
  expect(ofWhom(text, undefined)).toBe(
    'What you measured, from every part of your record. You can save it. Your files, my data.',
  )
  expect(ofWhom(text, 'Asha Rao')).toBe(
    'What Asha Rao measured, from every part of Asha Rao’s record. You can save it. Asha Rao’s files, Asha Rao’s data.',
  )
})
