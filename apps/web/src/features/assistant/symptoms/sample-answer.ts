import type { AssessedCondition, AssessedFinding, Interview, SymptomAnswer } from '@salus/contract'

/** For tests: a whole answer, of which each test changes what it is about. */
export const sampleText = 'Sore throat and cough for two days, no fever'

export function finding(label: string, changed: Partial<AssessedFinding> = {}): AssessedFinding {
  const start = sampleText.toLowerCase().indexOf(label)
  const span = start < 0 ? null : { start, end: start + label.length }
  return { id: label.replaceAll(' ', '-'), label, answer: 'yes', from: 'text', span, ...changed }
}

export function condition(plainName: string, changed: Partial<AssessedCondition> = {}): AssessedCondition {
  return {
    id: plainName.toLowerCase(),
    name: `Medical name of ${plainName.toLowerCase()}`,
    plainName,
    icd10: 'J00',
    probability: 0.6,
    standing: 'fits',
    why: {
      for: [{ finding: 'sore-throat', label: 'sore throat' }],
      isToldLikeIt: true,
      against: [{ finding: 'fever', label: 'no fever' }],
      missing: [{ finding: 'runny-nose', label: 'runny nose' }],
    },
    speciality: 'General practice',
    specialityName: 'General practice',
    source: `Guideline on ${plainName.toLowerCase()}, 2023`,
    ...changed,
  }
}

/** Ended, unless a test asks on. */
export function sampleInterview(changed: Partial<Interview> = {}): Interview {
  return {
    next: null,
    asked: 0,
    expected: 0,
    ended: 'nothing_would_change',
    endedBecause: 'No other answer would change what to do now.',
    dangersAsked: true,
    notAsked: [],
    notKnown: [],
    given: [],
    ...changed,
  }
}

export const asks = (finding: string, words: string): Interview =>
  sampleInterview({
    next: { kind: 'finding', finding, words, isDanger: false },
    expected: 3,
    ended: null,
    endedBecause: null,
  })

export function sampleAnswer(changed: Partial<SymptomAnswer> = {}): SymptomAnswer {
  return {
    language: 'en',
    urgency: 'self_care',
    headline: 'You can most likely look after this yourself for now.',
    emergency: null,
    rules: [],
    reasons: ['Nothing you told me is a warning sign.'],
    understood: true,
    notices: [],
    findings: [finding('sore throat'), finding('cough'), finding('fever', { answer: 'no' })],
    conditions: [condition('Common cold'), condition('Flu', { probability: 0.2 })],
    doNow: [
      { kind: 'action', text: 'Rest and drink enough.', cautions: [] },
      { kind: 'over_the_counter', text: 'Acetaminophen: can ease pain.', cautions: ['Not with liver disease.'] },
    ],
    withheld: [],
    seekCare: ['you get short of breath'],
    questions: [
      { finding: 'runny-nose', question: 'Is your nose running?' },
      { finding: 'rash', question: 'Do you have a rash?' },
    ],
    interview: sampleInterview(),
    patient: { label: 'you', isSelf: true, age: 42, ageFrom: 'record' },
    usedFromRecord: ['Age, from the profile: 42 years'],
    confidence: { level: 'medium', reason: 'One cause fits better than the others.' },
    engine: { name: 'Salus clinical engine', version: '1' },
    ...changed,
  }
}

export const heartAttack = sampleAnswer({
  urgency: 'emergency',
  headline: 'Call an ambulance now.',
  emergency: {
    kind: 'ambulance',
    message: 'Call the emergency number now. This can be a heart attack.',
    numbers: [{ name: 'Emergency services', display: '911', tel: '911' }],
  },
  rules: [
    {
      id: 'acs',
      name: 'Heart attack',
      message: 'Call the emergency number now. This can be a heart attack.',
      source: 'ESC 2023',
      because: [
        { finding: 'chest-pressure', label: 'pressure in the chest' },
        { finding: 'sweating', label: 'sweating' },
      ],
    },
  ],
})
