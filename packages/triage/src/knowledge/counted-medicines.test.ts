import { describe, expect, test } from 'vitest'
import { assess } from '../index.ts'
import { FEW, FEW_AND_DANGEROUS, MANY } from './counted-medicines.cases.ts'

const levelOf = (text: string) => assess({ text, region: 'US' }).urgency

describe.each(Object.entries(MANY))('many tablets in %s are an emergency', (_, texts) => {
  test.each(texts)('“%s”', (text) => expect(levelOf(text)).toBe('emergency'))
})

describe.each(Object.entries(FEW_AND_DANGEROUS))(
  'few tablets in %s are an emergency where no number is small',
  (_, texts) => {
    test.each(texts)('“%s”', (text) => expect(levelOf(text)).toBe('emergency'))
  },
)

describe.each(Object.entries(FEW))('one or two tablets in %s are none', (_, texts) => {
  test.each(texts)('“%s”', (text) => expect(levelOf(text)).not.toBe('emergency'))
})
