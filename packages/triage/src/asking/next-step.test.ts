import { describe, expect, it } from 'vitest'
import { isMorePressingOutcome } from '../assessment/urgency.ts'
import { type AssessmentInput, assess, type GivenAnswer, type Question } from '../index.ts'
import { DANGER_QUESTIONS } from '../knowledge/danger-questions/index.ts'
import { FINDINGS } from '../knowledge/index.ts'
import { PLACES } from '../knowledge/places.ts'
import { SEVERITIES } from '../knowledge/severities.ts'
import { MOST } from './next-step.ts'

type Patient = (question: Question, at: number) => GivenAnswer
const says =
  (answer: 'yes' | 'no' | 'unknown'): Patient =>
  (question) => {
    if (question.kind === 'finding') return { finding: question.finding, answer }
    if (question.kind === 'since') return { since: answer === 'unknown' ? null : 3 }
    if (question.kind === 'severity')
      return { severity: answer === 'yes' ? 9 : answer === 'no' ? 2 : null, of: question.of }
    return { place: answer === 'unknown' ? null : (question.choices[0]?.finding ?? null), of: question.of }
  }

function interview(input: Omit<AssessmentInput, 'answers'>, patient: Patient) {
  const answers: GivenAnswer[] = []
  const questions: Question[] = []
  for (let at = 0; at <= MOST; at++) {
    const assessment = assess({ ...input, answers })
    const { next } = assessment.interview
    if (!next) return { assessment, questions, answers }
    questions.push(next)
    answers.push(patient(next, at))
  }
  throw new Error('It does not end.')
}

/** Repeatable, so that a failure can be looked at. */
function random(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const keyOf = (question: Question) =>
  `${question.kind}:${question.kind === 'finding' ? question.finding : 'of' in question ? question.of : ''}`

describe('the interview', () => {
  it('asks for dangers before anything else, and says when that was done', () => {
    const { questions, assessment } = interview({ text: 'I have a headache', age: 35, sex: 'male' }, says('no'))
    const dangers = questions.map((question) => question.kind === 'finding' && question.isDanger)
    expect(dangers[0]).toBe(true)
    expect(dangers.lastIndexOf(true)).toBeLessThan(dangers.indexOf(false))
    expect(assess({ text: 'I have a headache' }).interview.dangersAsked).toBe(false)
    expect(assessment.interview.dangersAsked).toBe(true)
  })

  it('ends at once when an answer makes it an emergency', () => {
    const { assessment, questions } = interview({ text: 'I have a headache', age: 35 }, says('yes'))
    expect(assessment.urgency).toBe('emergency')
    expect(assessment.interview).toMatchObject({ ended: 'emergency', next: null })
    expect(questions).toHaveLength(1)
  })

  it('ends when nothing would change what to do', () => {
    const cold = 'Runny nose, sneezing and a mild sore throat for two days. No fever.'
    const { assessment, questions } = interview({ text: cold, age: 35 }, says('no'))
    expect(assessment.interview.ended).toBe('nothing_would_change')
    expect(questions.length).toBeLessThan(8)
  })

  it('ends when enough was asked', () => {
    const { assessment, questions } = interview({ text: 'belly pain', age: 35, sex: 'female' }, says('unknown'))
    expect(assessment.interview.ended).toBe('enough_asked')
    expect(questions.length).toBeGreaterThanOrEqual(8)
  })

  it('ends where nothing is left to ask', () => {
    const { assessment } = interview({ text: 'odd gubbins' }, says('no'))
    expect(assessment.interview.ended).toBe('nothing_to_ask')
    expect(assessment.urgency).toBe('unclear')
  })

  it('never asks what the text tells, nor anything twice', () => {
    const { questions } = interview({ text: 'belly pain for 3 days, no blood in my stool, not pregnant' }, says('no'))
    const keys = questions.map(keyOf)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).not.toContain('since:')
    expect(keys).not.toContain('finding:bloody-stool')
    expect(keys).not.toContain('finding:pregnant')
  })

  it('asks whoever speaks for a child in words that fit', () => {
    const { questions } = interview({ text: 'my son is 3 and has a fever' }, says('no'))
    for (const { words } of questions) expect(words).not.toMatch(/\byou(r)? (are|have|feel)\b|son’s son/i)
    expect(questions.some(({ words }) => words.includes('your son'))).toBe(true)
    expect(questions.some(({ kind }) => kind === 'severity')).toBe(false)
  })

  it('calls nothing harmless when the person stops before the danger questions', () => {
    const text = 'I have a headache'
    expect(assess({ text }).urgency).toBe('self_care')
    const stopped = assess({ text, isEnough: true })
    expect(stopped.urgency).toBe('unclear')
    expect(stopped.reasons.join(' ')).toContain('stiff neck')
    const { answers } = interview({ text }, says('no'))
    expect(assess({ text, answers, isEnough: true }).urgency).toBe('self_care')
  })

  it('calls nothing harmless when a danger sign is not known', () => {
    const { assessment } = interview({ text: 'I have a headache', age: 35, sex: 'male' }, says('unknown'))
    expect(assessment.interview.dangersAsked).toBe(true)
    expect(assessment.interview.notKnown).toContain('stiff neck')
    expect(assessment.urgency).toBe('unclear')
    expect(assessment.reasons.join(' ')).toContain('stiff neck')
  })

  it('takes the place, the time and the number as findings', () => {
    const found = (answers: GivenAnswer[]) =>
      Object.fromEntries(assess({ text: 'belly pain', answers }).findings.map(({ id, answer }) => [id, answer]))
    expect(found([{ place: 'lower-right-belly-pain', of: 'belly-pain' }])).toMatchObject({
      'lower-right-belly-pain': 'yes',
      'upper-belly-pain': 'no',
    })
    expect(found([{ severity: 9, of: 'belly-pain' }])).toMatchObject({ 'severe-belly-pain': 'yes' })
    const cough = (since: number) => assess({ text: 'I have a cough', answers: [{ since }] }).conditions[0]?.probability
    expect(cough(200)).not.toBe(cough(1))
  })

  it('always ends within its limit, and no answer breaks it', () => {
    const texts = [
      'chest pain',
      'my knee hurts',
      'tired all the time',
      'rash on my arm',
      'my baby is fussy',
      'pain',
      'dizzy',
    ]
    for (const [seed, text] of texts.entries()) {
      const next = random(seed + 1)
      const patient: Patient = (question, at) =>
        says((['yes', 'no', 'no', 'unknown'] as const)[Math.floor(next() * 4)] ?? 'no')(question, at)
      const { questions, assessment } = interview({ text }, patient)
      expect(questions.length).toBeLessThanOrEqual(MOST)
      expect(new Set(questions.map(keyOf)).size).toBe(questions.length)
      expect(assessment.interview.ended === 'emergency').toBe(assessment.urgency === 'emergency')
    }
  })
})

describe('what is asked by name', () => {
  const findings = new Map(FINDINGS.map((finding) => [finding.id, finding]))

  it('is known, can be asked and has a source', () => {
    for (const { complaint, of, ask, source } of DANGER_QUESTIONS) {
      for (const id of [...of, ...ask.map((each) => (typeof each === 'string' ? each : each.finding))])
        expect(findings.has(id), `${complaint}: ${id}`).toBe(true)
      for (const each of ask)
        expect(findings.get(typeof each === 'string' ? each : each.finding)?.ask, complaint).not.toBe(false)
      expect(source).toMatch(/\b(19|20)\d\d\b/)
    }
  })

  /** Nobody says the label of the first finding of these. */
  const OWN_WORDS: Readonly<Record<string, string>> = {
    'limb-injury': 'I twisted my ankle',
    'wound-or-bite': 'I cut my hand on a glass',
  }
  const signs = DANGER_QUESTIONS.flatMap(({ complaint, of, ask }) =>
    ask
      .map((each) => (typeof each === 'string' ? { finding: each } : each))
      .filter(({ finding }) => findings.get(finding)?.kind !== 'history')
      .map(({ finding, least = 'urgent' }) => ({
        text: OWN_WORDS[complaint] ?? `I have ${findings.get(of[0] ?? '')?.label}`,
        finding,
        least,
      })),
  )

  it.each(signs)('makes "$text" at least $least by a yes to $finding', ({ text, finding, least }) => {
    const { urgency } = assess({ text, answers: [{ finding, answer: 'yes' }] })
    expect(isMorePressingOutcome(least, urgency), urgency).toBe(false)
  })

  it('has places and numbers of known findings', () => {
    const ids = [
      ...PLACES.flatMap(({ of, choices, settledBy = [] }) => [
        of,
        ...settledBy,
        ...choices.map(({ finding }) => finding),
      ]),
      ...SEVERITIES.flatMap(({ of, severe, mild }) => [of, ...(severe ? [severe] : []), ...(mild ? [mild] : [])]),
    ]
    for (const id of ids) expect(findings.has(id), id).toBe(true)
  })
})
