import { describe, expect, it } from 'vitest'
import { topicOfCondition, topics } from '../index.ts'

describe('what can be asked about', () => {
  it.each(['US', 'EU', 'IN'] as const)(
    'is told in the words of %s, with a source and nothing left to fill in',
    (region) => {
      const all = topics(region)
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
      for (const { title, sections, source } of all) {
        expect(source, title).not.toBe('')
        expect(sections.length, title).toBeGreaterThan(0)
        expect(JSON.stringify(sections), title).not.toMatch(/[{][a-z ]+[}]|undefined/)
      }
    },
  )

  it('says of a medicine who must not take it', () => {
    const ibuprofen = topics('EU').find(({ id }) => id === 'medicine-ibuprofen')
    const against = ibuprofen?.sections.find(({ heading }) => heading.startsWith('Not'))
    expect(against?.lines.join(' ')).toMatch(/pregnancy/)
  })

  it('offers no medicine in an emergency', () => {
    const heart = topics('US').find(({ title }) => title === 'Heart attack')
    expect(heart?.sections.map(({ heading }) => heading)).not.toContain('Without a prescription, these may help')
  })

  it.each([
    ['es', 'A veces: '],
    ['fr', 'Parfois : '],
    ['de', 'Manchmal: '],
    ['hi', 'कभी-कभी: '],
    ['te', 'కొన్నిసార్లు: '],
  ] as const)('is told in %s', (language, sometimes) => {
    const migraine = topicOfCondition('migraine', 'EU', language)
    expect(migraine?.sections.map(({ id }) => id)).toEqual(['signs', 'do', 'remedies', 'see'])
    expect(migraine?.sections[0]?.lines.join(' ')).toContain(sometimes)
    expect(JSON.stringify(migraine?.sections)).not.toMatch(/[{}][a-z ]+[}]|undefined|Ask me|Seek care/)
  })
})
