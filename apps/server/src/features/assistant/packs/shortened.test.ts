import { expect, test } from 'vitest'
import { shortened } from './shortened.ts'

test('an answer begins with its first sentence, not with what leads in', () => {
  expect(shortened('Key Points\n\n- Quills swell.\n- They itch.\n\nMore about it.')).toBe(
    '- Quills swell.\n- They itch.\n\nMore about it.',
  )
  expect(shortened('Summary : Quills swell.')).toBe('Quills swell.')
})

test('it ends with a whole sentence, and with no heading and no colon', () => {
  expect(shortened('One two. Three four. Five six.', 24)).toBe('One two. Three four.')
  expect(shortened('One two.\n\nOverview\n\nThree four five six.', 20)).toBe('One two.')
  expect(shortened('One two.\n\nThe signs are:\n\n- a very long sign without an end', 30)).toBe('One two.')
})

test('a sentence without an end is cut at a word', () => {
  const [line = ''] = shortened('word '.repeat(400)).split('\n')
  expect(line.length).toBeLessThan(700)
  expect(line).toMatch(/word …$/)
})
