import { describe, expect, it } from 'vitest'
import { type Answer, Known } from '../inference/known.ts'
import { buildModel } from '../inference/model.ts'
import { CONDITIONS, FINDINGS } from '../knowledge/index.ts'
import { canAsk, firstToAsk } from './can-ask.ts'

const model = buildModel(FINDINGS, CONDITIONS)
const SOMEBODY = { age: 30, sex: 'male', durationDays: undefined, onset: undefined } as const
const knows = (told: Record<string, Answer>, person: Partial<{ age: number }> = {}) =>
  new Known(
    model.findings,
    { ...SOMEBODY, ...person },
    Object.entries(told).map(([id, answer]) => [id, { answer, origin: 'text', span: undefined }]),
  )

describe('what is asked', () => {
  it('is whether something is there, before how it is', () => {
    expect(firstToAsk(model, knows({}), 'rash-from-face-down')).toBe('rash')
    expect(firstToAsk(model, knows({ rash: 'yes' }), 'rash-from-face-down')).toBe('rash-from-face-down')
  })

  it('is nothing of what the person does not know to be there', () => {
    expect(firstToAsk(model, knows({ rash: 'unknown' }), 'rash-from-face-down')).toBeUndefined()
  })

  it('is never what was told, nor what does not apply', () => {
    expect(canAsk(model, knows({}), 'fever')).toBe(true)
    expect(canAsk(model, knows({ fever: 'unknown' }), 'fever')).toBe(false)
    expect(canAsk(model, knows({}), 'pregnant')).toBe(false)
  })
})
