import { expect, test } from 'vitest'
import { isReadable } from './is-readable.ts'

test('text counts from 21 characters, spaces around it left out', () => {
  expect(isReadable('  Blood pressure 120/8  ')).toBe(false)
  expect(isReadable('  Blood pressure 120/80  ')).toBe(true)
})

test.each([
  'Hemoglobin 11.2 g/dL 12.0 - 15.5 L\nPotassium 4.3 mmol/L 3.5 - 5.1\nTSH 2.31 mIU/L 0.40 - 4.50',
  'Bitte prüfen Sie, ob größere Eingriffe nötig sind.',
  'मुझे तीन दिन से बुखार है और सिर में दर्द होता है।',
  'నాకు మూడు రోజుల నుండి జ్వరం ఉంది, తల నొప్పిగా ఉంది.',
  'CBC WBC RBC HGB HCT MCV MCH MCHC RDW PLT',
  '1. ................ 2. ________________ 3. ---------------- signed on 4 May 2026',
])('what a person wrote is readable (%#)', (text) => {
  expect(isReadable(text)).toBe(true)
})

test.each([
  '\uE001\uE002\uE003 \uE004\uE005\uE006\uE007 \uE008\uE009\uE00A\uE00B\uE00C \uE00D\uE00E',
  '\u0001\u0002\u0003\u0004 \u0005\u0006\u0007\u0008 \u000E\u000F\u0010\u0011 \u0012\u0013\u0014 abc',
  '\uFFFD\uFFFD\uFFFD\uFFFD \uFFFD\uFFFD\uFFFD \uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD \uFFFD\uFFFD',
  '7KH SDWLHQW ZDV DGPLWWHG" $#%& !@(* )(_+ ~`^ ]{}| :;<> &*%$ #@!~ (*&^ %$#@ |}{: +_)(',
  '!"#$%&\'()*+ ,-./:;<=> ?@[\\]^_`{|}~ !"#$%& \'()*+,-. /:;<=>?@ [\\]^_`{|',
])('what a font without a map leaves is not (%#)', (text) => {
  expect(isReadable(text)).toBe(false)
})
