import { answerWords, howLikely } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { assessmentText, whomItIsAbout } from './assessment-text.ts'
import { condition, heartAttack, sampleAnswer, sampleText } from './sample-answer.ts'

const disclaimer = 'Summaries are AI-generated and do not replace professional advice.'

test('an emergency and its number come first, the disclaimer last', () => {
  const text = assessmentText(sampleText, heartAttack)
  expect(text.startsWith('Call the emergency number now. This can be a heart attack.\nEmergency services: 911')).toBe(
    true,
  )
  expect(text.endsWith(disclaimer)).toBe(true)
  expect(text.match(/This can be a heart attack/g)).toHaveLength(1)
})

test('a result is complete and in order', () => {
  const text = assessmentText(sampleText, sampleAnswer())
  const places = [
    'SELF-CARE: You can most likely look after this yourself for now.',
    'What to do now\n- Rest and drink enough.\n- Acetaminophen: can ease pain.\n  Caution: Not with liver disease.',
    'Seek care if\n- you get short of breath',
    'What may be behind it\n- Common cold (Medical name of common cold): likely. Speaks for it: sore throat, words like those of people who have it. Speaks against it: no fever.',
    `What was described\n${sampleText}`,
    'What was understood\n- sore throat\n- cough\n- No: fever',
    'Used from the record\n- Age, from the profile: 42 years',
    'How sure: Fairly sure. One cause fits better than the others.',
    'Sources\n- Guideline on common cold, 2023\n- Guideline on flu, 2023',
    'Answered by: Salus clinical engine 1.',
    disclaimer,
  ].map((part) => [part, text.indexOf(part)] as const)
  expect(places.filter(([, place]) => place < 0)).toEqual([])
  expect(places.map(([, place]) => place)).toEqual(places.map(([, place]) => place).sort((a, b) => a - b))
})

test('nothing understood says so and claims no urgency', () => {
  const answer = sampleAnswer({
    understood: false,
    urgency: 'unclear',
    headline: 'I did not understand enough to say how urgent this is.',
    notices: ['Tell me what you feel.'],
    findings: [],
    conditions: [],
    doNow: [],
    seekCare: [],
    questions: [],
    usedFromRecord: [],
  })
  const text = assessmentText('asdf', answer)
  expect(text).toContain('Tell me what you feel.')
  expect(text).not.toMatch(/SOON|SELF-CARE|How sure|behind it/)
})

test('a dangerous cause that fits little stands apart from the likely ones', () => {
  const conditions = [
    condition('Common cold'),
    condition('Blood clot', { probability: 0.01, standing: 'not_to_be_missed' }),
  ]
  const text = assessmentText(sampleText, sampleAnswer({ conditions }))
  expect(text).toContain('Less likely, and not to be missed\n- Blood clot')
  expect(text).not.toMatch(/\d ?%/)
})

describe('how likely', () => {
  test.each([
    [0.9, 'Very likely'],
    [0.5, 'Likely'],
    [0.2, 'Possible'],
    [0.004, 'Less likely'],
  ])('%d is %s, and no number', (probability, words) => expect(howLikely(probability, answerWords('en'))).toBe(words))
})

test.each([
  [{ label: 'your child', isSelf: false, age: 3, ageFrom: 'text' }, 'Your child, 3 years old'],
  [{ label: 'your baby', isSelf: false, age: 0.5, ageFrom: 'words' }, 'Your baby, taken to be about 6 months old'],
  [{ label: 'your baby', isSelf: false, age: 3 / 52, ageFrom: 'text' }, 'Your baby, 3 weeks old'],
  [{ label: 'your wife', isSelf: false, age: null, ageFrom: null }, 'Your wife, age not known'],
  [{ label: 'you', isSelf: true, age: 1, ageFrom: 'input' }, 'Someone, 12 months old'],
  [{ label: 'you', isSelf: true, age: 34, ageFrom: 'text' }, 'You, 34 years old'],
  // The record's own line says it.
  [{ label: 'you', isSelf: true, age: 34, ageFrom: 'record' }, null],
  [{ label: 'you', isSelf: true, age: null, ageFrom: null }, null],
] as const)('%j is “%s”', (patient, words) => {
  expect(whomItIsAbout(patient, answerWords('en'))).toBe(words)
})
