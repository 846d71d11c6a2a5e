import { expect, test } from 'vitest'
import { converse } from './converse.ts'

const ask = (text: string, record = {}) => converse({ text, region: 'US', mode: 'everyday', record, interview: null })

test.each([
  ['can I take ibuprofen with warfarin', /^\*\*Warfarin and Ibuprofen together make serious bleeding/],
  ['is it ok to take sertraline and tramadol together', /too much serotonin/],
  ['viagra and my nitro spray', /^\*\*Nitroglycerin and Sildenafil together can make your blood pressure fall/],
  ['je prends du kardegic, je peux prendre de l’ibuprofène ?', /^\*\*/],
  ['क्या मैं सिल्डेनाफिल और नाइट्रोग्लिसरीन साथ ले सकता हूँ', /इन्हें साथ न लें/],
])('“%s” is answered with what is known of both, and calls nobody', (text, answer) => {
  const { text: said, details } = ask(text)
  expect(said).toMatch(answer)
  expect(details.emergency).toBeNull()
  expect(details.sources).not.toEqual([])
})

test.each([
  [
    'tylenol and ibuprofen together?',
    'I know of nothing that speaks against taking Acetaminophen and Ibuprofen together.',
  ],
  ['darf ich paracetamol und ibuprofen zusammen nehmen', 'Ich kenne nichts, was dagegen spricht'],
])('“%s” is answered with how much is known, where nothing speaks against it', (text, answer) => {
  expect(ask(text).text).toContain(answer)
})

test('the record speaks as well: a painkiller with the blood thinner that is on it', () => {
  expect(ask('can I take naproxen with paracetamol', { medicines: ['Coumadin 5 mg'] }).text).toMatch(
    /Coumadin 5 mg and Naproxen|Naproxen and Coumadin 5 mg/,
  )
})

test('who took both, feels something, or compares them, is answered otherwise', () => {
  expect(ask('I took viagra and then my nitro spray').details.emergency).not.toBeNull()
  const felt = ask('my chest hurts, can I take nitro with viagra')
  expect(felt.details.urgency).toBe('urgent')
  expect(felt.text).toContain('Do not take them together.')
  expect(ask('what is the difference between ibuprofen and paracetamol').text).not.toContain('I know of nothing')
})

test('the canary: the pair that everybody knows is found', () => {
  expect(ask('warfarin and aspirin together?').text).toContain('Warfarin and Aspirin together')
})
