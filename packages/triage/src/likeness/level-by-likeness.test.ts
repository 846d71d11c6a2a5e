import { describe, expect, it } from 'vitest'
import type { Posterior } from '../inference/posterior.ts'
import type { Story } from './features-of-story.ts'
import { levelByLikeness } from './level-by-likeness.ts'

const storyOf = (words: string, more: Partial<Story> = {}): Story => ({
  told: words.split(' '),
  written: words.split(' '),
  age: undefined,
  sex: undefined,
  isSelf: true,
  isEnglish: true,
  durationDays: undefined,
  onset: undefined,
  findings: 0,
  unread: 6,
  outcome: 'unclear',
  posterior: undefined,
  ...more,
})

const COLLAPSED = 'husband collaps on the floor grey and sweat not answer and his lip are blue now'

describe('the level by likeness', () => {
  it('is pressing for words like those of people in danger', () => {
    expect(levelByLikeness(storyOf(COLLAPSED, { isSelf: false }))?.urgency).toBe('emergency')
  })

  it('is none for words like those of everyday life', () => {
    expect(
      levelByLikeness(storyOf('my nose run and i sneez when the dog is in the room which tablet help for hay fever')),
    ).toBeUndefined()
  })

  it('is neither calm nor pressing for words like those of both', () => {
    const words = 'i have a sore throat and swallow hurt on one side since the weekend'
    expect(levelByLikeness(storyOf(words, { findings: 1, unread: 3, outcome: 'routine' }))?.urgency).toBe('unclear')
  })

  it('is none for a few words', () => {
    expect(levelByLikeness(storyOf('grey and sweat'))).toBeUndefined()
  })

  it('is none where it is told as others tell of a cause', () => {
    const alike = [{ probability: 0.9, alike: 0.9, condition: { urgency: 'routine' } }]
    const posterior = { ranked: alike, other: 0.05 } as unknown as Posterior
    expect(levelByLikeness(storyOf(COLLAPSED, { isSelf: false, posterior }))).toBeUndefined()
  })
})
