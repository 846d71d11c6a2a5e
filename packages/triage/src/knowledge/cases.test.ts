import { describe, expect, it } from 'vitest'
import { assess } from '../index.ts'
import { CONDITION_CASES, RED_FLAG_CASES } from './cases.ts'
import { KNOWN_FAILURES } from './known-failures.ts'
import type { ConditionCase, RedFlagCase } from './types.ts'

const inputOf = ({ text, age, sex }: ConditionCase | RedFlagCase) => ({
  text,
  ...(age === undefined ? {} : { age }),
  ...(sex === undefined ? {} : { sex }),
})

/** What is wrong with a case, or nothing. */
function faultOfCondition(example: ConditionCase): string | undefined {
  const { urgency, conditions, rules, findings } = assess(inputOf(example))
  const top = conditions.slice(0, 3).map(({ id, probability }) => `${id} ${probability.toFixed(2)}`)
  const seen = `findings: ${findings.map(({ id, answer }) => `${id}=${answer}`).join(', ')}; rules: ${rules.map(({ id }) => id).join(', ')}`
  if (!conditions.slice(0, 3).some(({ id }) => id === example.expectTop3))
    return `expected ${example.expectTop3} among [${top.join(', ')}]; ${seen}`
  if (urgency !== example.urgency)
    return `expected ${example.urgency}, got ${urgency}; top [${top.join(', ')}]; ${seen}`
  return undefined
}

function faultOfRule(example: RedFlagCase): string | undefined {
  const { rules, findings } = assess(inputOf(example))
  if (rules.some(({ id }) => id === example.rule) === example.fires) return undefined
  return `expected ${example.rule} ${example.fires ? 'to fire' : 'to stay silent'}; findings: ${findings.map(({ id, answer }) => `${id}=${answer}`).join(', ')}`
}

function check(text: string, fault: string | undefined): void {
  const reason = KNOWN_FAILURES.get(text)
  if (reason === undefined) expect(fault).toBeUndefined()
  else expect(fault, `it passes now: take it from the known failures (${reason})`).toBeDefined()
}

for (const [system, cases] of Object.entries(CONDITION_CASES)) {
  if (cases.length === 0) continue
  describe(`cases of ${system}`, () => {
    it.each(cases.map((example) => [example.text, example] as const))('%s', (text, example) =>
      check(text, faultOfCondition(example)),
    )
  })
}

for (const [topic, cases] of Object.entries(RED_FLAG_CASES)) {
  if (cases.length === 0) continue
  describe(`warning signs of ${topic}`, () => {
    it.each(cases.map((example) => [example.text, example] as const))('%s', (text, example) =>
      check(text, faultOfRule(example)),
    )
  })
}

it('every known failure is still a case', () => {
  const texts = new Set(
    [...Object.values(CONDITION_CASES).flat(), ...Object.values(RED_FLAG_CASES).flat()].map(({ text }) => text),
  )
  expect([...KNOWN_FAILURES.keys()].filter((text) => !texts.has(text))).toEqual([])
})
