import { describe, expect, it } from 'vitest'
import { and, atLeast, not, or, TRUTHS, type Truth, unlessTold } from './truth.ts'

// Written out a second time and by hand, so that a slip in the table cannot hide.
const EXPECTED: [Truth, Truth, and: Truth, or: Truth][] = [
  ['yes', 'yes', 'yes', 'yes'],
  ['yes', 'no', 'no', 'yes'],
  ['yes', 'unknown', 'unknown', 'yes'],
  ['yes', 'does_not_apply', 'does_not_apply', 'yes'],
  ['no', 'yes', 'no', 'yes'],
  ['no', 'no', 'no', 'no'],
  ['no', 'unknown', 'no', 'unknown'],
  ['no', 'does_not_apply', 'no', 'no'],
  ['unknown', 'yes', 'unknown', 'yes'],
  ['unknown', 'no', 'no', 'unknown'],
  ['unknown', 'unknown', 'unknown', 'unknown'],
  ['unknown', 'does_not_apply', 'does_not_apply', 'unknown'],
  ['does_not_apply', 'yes', 'does_not_apply', 'yes'],
  ['does_not_apply', 'no', 'no', 'no'],
  ['does_not_apply', 'unknown', 'does_not_apply', 'unknown'],
  ['does_not_apply', 'does_not_apply', 'does_not_apply', 'does_not_apply'],
]

describe('the truth table', () => {
  it('covers every pair of answers once', () => {
    expect(new Set(EXPECTED.map(([left, right]) => `${left} ${right}`)).size).toBe(TRUTHS.length ** 2)
  })

  it.each(EXPECTED)('joins %s with %s', (left, right, both, either) => {
    expect(and(left, right)).toBe(both)
    expect(or(left, right)).toBe(either)
    expect(and(right, left)).toBe(both)
    expect(or(right, left)).toBe(either)
  })

  it('turns around only what is known', () => {
    expect(TRUTHS.map(not)).toEqual(['no', 'yes', 'unknown', 'does_not_apply'])
  })

  it('never reads a missing answer as a no', () => {
    for (const truth of TRUTHS.filter((other) => other !== 'no')) expect(and('unknown', truth)).not.toBe('no')
    expect(not('unknown')).toBe('unknown')
    expect(atLeast(1, ['unknown', 'no'])).toBe('unknown')
  })

  it('lets an exception count only when it was told', () => {
    expect(TRUTHS.map(unlessTold)).toEqual(['no', 'yes', 'yes', 'yes'])
  })

  it('counts answers three-valued', () => {
    expect(atLeast(2, ['yes', 'yes', 'no'])).toBe('yes')
    expect(atLeast(2, ['yes', 'unknown', 'no'])).toBe('unknown')
    expect(atLeast(2, ['yes', 'no', 'no'])).toBe('no')
    expect(atLeast(2, ['yes', 'does_not_apply', 'does_not_apply'])).toBe('does_not_apply')
  })
})
