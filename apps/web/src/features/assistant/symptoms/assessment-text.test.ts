import { describe, expect, test } from 'vitest'
import { assessmentText } from './assessment-text.ts'
import { howLikely, percent, unlisted } from './how-likely.ts'
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
    'Likely causes\n- Common cold (Medical name of common cold): likely, 60%. Speaks for it: sore throat. Speaks against it: no fever.',
    '- Something not on this list: 20%.',
    `What was described\n${sampleText}`,
    'What was understood\n- sore throat\n- cough\n- No: fever',
    'Taken from the record\n- Age, from the profile: 42 years',
    'How sure this is: medium. One cause fits better than the others.',
    'Sources\n- Guideline on common cold, 2023\n- Guideline on flu, 2023',
    'Answered by Salus clinical engine 1.',
    disclaimer,
  ].map((part) => [part, text.indexOf(part)] as const)
  expect(places.filter(([, place]) => place < 0)).toEqual([])
  expect(places.map(([, place]) => place)).toEqual(places.map(([, place]) => place).sort((a, b) => a - b))
})

test('nothing understood says so and claims no urgency', () => {
  const answer = sampleAnswer({
    understood: false,
    urgency: 'routine',
    headline: 'I could not tell what is wrong from this text.',
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
  expect(text).not.toMatch(/SOON|How sure|Likely causes/)
})

describe('how likely', () => {
  test.each([
    [0.9, 'Very likely', '90%'],
    [0.5, 'Likely', '50%'],
    [0.2, 'Possible', '20%'],
    [0.06, 'Less likely', '6%'],
    [0.004, 'Unlikely', 'under 1%'],
    [1, 'Very likely', '99%'],
  ])('%d is %s, %s', (probability, words, figure) => {
    expect(howLikely(probability)).toBe(words)
    expect(percent(probability)).toBe(figure)
  })

  test('what is not on the list is told when it counts', () => {
    expect(unlisted([condition('a', { probability: 0.3 })])).toBeCloseTo(0.7)
    expect(unlisted([condition('a', { probability: 0.97 })])).toBe(0)
    expect(unlisted([])).toBe(0)
  })
})
