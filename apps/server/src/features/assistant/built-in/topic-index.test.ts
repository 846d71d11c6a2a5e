import { expect, test } from 'vitest'
import { cpuMs } from '#server/testing/cpu-time.ts'
import { TopicIndex } from './topic-index.ts'

test('words of thousands of letters are not looked up, and cost nothing', () => {
  const index = new TopicIndex()
  index.find('cough', 'US')
  const words = Array.from({ length: 20 }, (_, at) => String.fromCharCode(97 + at).repeat(30_000))
  const before = cpuMs()
  expect(index.find(words.join(' '), 'US')).toEqual({ hit: undefined, near: [] })
  expect(cpuMs() - before).toBeLessThan(1_000)
})

test('a topic is found by its name, however often a question repeats it', () => {
  const index = new TopicIndex()
  expect(index.find('asthma asthma asthma what is asthma', 'US').hit?.topic.title).toMatch(/asthma/i)
})
