import { describe, expect, it } from 'vitest'
import { assess } from '../index.ts'

const readIn = (text: string): string[] =>
  assess({ text })
    .findings.filter(({ answer }) => answer === 'yes')
    .map(({ id }) => id)

describe('words that mean the same', () => {
  it.each([
    ['abdominal discomfort', 'belly-pain'],
    ['a tender nodule in my neck', 'swollen-glands-neck'],
    ['painful micturition', 'painful-urination'],
    ['the discharge is malodorous', 'foul-discharge'],
    ['weary for weeks', 'fatigue'],
  ])('%s: %s', (text, finding) => expect(readIn(text)).toContain(finding))
})

describe('what follows from a finding', () => {
  it('is told with it, marked as such', () => {
    const { findings } = assess({ text: 'I am coughing up blood' })
    expect(findings.find(({ id }) => id === 'coughing-blood')?.from).toBe('text')
    expect(findings.find(({ id }) => id === 'cough')?.from).toBe('implied')
  })
})

describe('a statement of its own', () => {
  it.each([
    ['I have to pee more often and my lower belly aches', 'painful-urination'],
    ['No changes in bowel habits', 'change-in-bowel-habit'],
  ])('%s: no %s', (text, finding) => expect(readIn(text)).not.toContain(finding))
})
