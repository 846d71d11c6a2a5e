import { expect, test } from 'vitest'
import { chooseNode, warnOfNode } from './set-up.mjs'

const node = (/** @type {string} */ version) => ({ path: version, version })

test('the newest Node that is new enough is chosen, whoever brought it', () => {
  expect(chooseNode([node('24.21.0'), node('20.20.2')])?.path).toBe('24.21.0')
  expect(chooseNode([node('24.0.0'), node('26.10.0')])?.path).toBe('26.10.0')
  expect(chooseNode([node('24.9.0'), node('24.21.0')])?.path).toBe('24.21.0')
  expect(chooseNode([node('22.1.0'), node('0')])).toBeUndefined()
})

test('a Node that is older than the pinned one of its line is told, and a newer line is not', () => {
  const pins = ['24.21.0', '26.10.0', '24.18.1']
  expect(warnOfNode('24.0.0', pins)).toContain('24.21.0 has')
  expect(warnOfNode('26.9.1', pins)).toContain('26.10.0 has')
  for (const good of ['24.21.0', '24.22.0', '26.10.0', '28.0.0']) expect(warnOfNode(good, pins)).toBeUndefined()
})
