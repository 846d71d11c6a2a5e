import { describe, expect, test } from 'vitest'
import { assess } from '../index.ts'

const levelOf = (text: string) => assess({ text, region: 'US' }).urgency

describe('an allergy that is only told of', () => {
  test.each([
    "I'm allergic to penicillin, I got hives.",
    'I am allergic to shellfish and get a rash.',
    'allergic to latex, hives as a kid',
  ])('is no reaction of now: “%s”', (text) => expect(levelOf(text)).not.toBe('emergency'))
  test.each([
    "I'm allergic to peanuts and I just ate some, hives all over and my lips are swelling",
    'I am allergic to bees, was stung and I cannot breathe',
    "I'm allergic to cats and my throat is closing up",
    'allergic reaction, tongue is swelling',
  ])('and one of now is an emergency: “%s”', (text) => expect(levelOf(text)).toBe('emergency'))
})
