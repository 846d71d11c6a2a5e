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

test.each([
  ['I am allergic to penicillin, can I take amoxicillin and paracetamol together', {}],
  ['can I take tylenol and ibuprofen together while pregnant', {}],
  ['can I take tylenol and ibuprofen together with kidney disease', {}],
  ['can I take tylenol and ibuprofen together', { pregnant: true }],
  ['puedo tomar paracetamol e ibuprofeno juntos', { conditions: ['Gastric ulcer'] }],
  ['darf ich paracetamol und ibuprofen zusammen nehmen, bin schwanger', {}],
  ['can my 2 year old have tylenol and ibuprofen together', {}],
])('“%s” is never answered with “I know of nothing”, where more is told than the two', (text, record) => {
  expect(ask(text, record).text).not.toMatch(/I know of nothing|No conozco nada|Ich kenne nichts/)
})

test('a medicine of the record that nobody knows is named as not compared', () => {
  expect(ask('tylenol and ibuprofen together?', { medicines: ['Zorblax 5 mg'] }).text).toContain(
    'I do not know that about Zorblax 5 mg.',
  )
})

test('one’s own medicine by another name is no second one', () => {
  const { text } = ask('can I take warfarin with aspirin', { medicines: ['Coumadin 5 mg'] })
  expect(text).toContain('Warfarin and Aspirin together')
  expect(text).not.toMatch(/Coumadin 5 mg and Warfarin|Warfarin and Coumadin|both contain warfarin/)
})

test.each([
  'I had viagra an hour ago and my nitro spray just now, is that bad?',
  'used my nitro spray after viagra, is that ok?',
  'gave him his nitro spray and he had taken cialis, is that dangerous?',
])('“%s” tells of what was taken, and calls for help', (text) => {
  expect(ask(text).details.emergency).not.toBeNull()
})

test('however many are asked about, each is compared', () => {
  const { text } = ask('can I take paracetamol, omeprazole, cetirizine and ibuprofen with warfarin')
  expect(text).toMatch(/Ibuprofen and Warfarin|Warfarin and Ibuprofen/)
})

test('a combination is compared by its ingredients in any language', () => {
  expect(ask('puedo tomar co-trimoxazol con warfarina').text).toMatch(/hemorragia|sangr/i)
  expect(ask('can bactrim and warfarin be taken together').text).toMatch(/Co-trimoxazole can make Warfarin too strong/)
})
