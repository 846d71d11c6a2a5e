import { expect, test } from 'vitest'
import { compileWords } from './compile-words.ts'
import { coverageOf, glossText } from './gloss-text.ts'
import type { LanguageWords } from './types.ts'

const SPANISH: LanguageWords = {
  language: 'es',
  headFinal: false,
  numbers: { tres: 3 },
  words: `
-: el|la|me|tengo
no: no (tengo|tiene)
cannot move: no .. puedo mover
pain: duel(e|en)
severe: mucho
throat: garganta
arm: brazo
swollen: hinchad*
for # days: desde hace # dias
fever: fiebre
`,
}
const HINDI: LanguageWords = {
  language: 'hi',
  headFinal: true,
  numbers: {},
  words: `
no: nahi|नहीं
is: hai|है
and: aur
but: lekin
fever: bukhaar|बुखार
cough: khansi
head: sir
pain: dard
`,
}
const TELUGU: LanguageWords = {
  language: 'te',
  headFinal: true,
  numbers: {},
  classes: { breath: 'ఊపిరి*|oopiri*', 'take-not': 'tisukole*|(tisukovadam|తీసుకోవడం) (లేదు|ledu)' },
  words: `
cannot breathe: {breath} .. {take-not}
none of: లేవు|levu
fever: జ్వరం
cough: దగ్గు|daggu
breath: ఊపిరి
head: తల
`,
}

const told = (text: string, words: LanguageWords): string =>
  glossText(text, compileWords(words), (norm) => norm === 'metformin' || norm === 'chest')
    .map(({ norm }) => norm)
    .join(' ')

test('each word is told in English, and each keeps its place in the text', () => {
  const text = 'Me duele mucho la garganta'
  const tokens = glossText(text, compileWords(SPANISH), () => false)
  expect(tokens.map(({ norm, start, end }) => [norm, text.slice(start, end)])).toEqual([
    ['pain', 'duele'],
    ['severe', 'mucho'],
    ['throat', 'garganta'],
  ])
})

test('accents and endings do not matter', () => {
  expect(told('HINCHADÍSIMO, Garganta', SPANISH)).toBe('swollen , throat')
})

test('a number in digits or words takes its place', () => {
  expect(told('fiebre desde hace tres días', SPANISH)).toBe('fever for 3 day')
  expect(told('fiebre desde hace 12 días', SPANISH)).toBe('fever for 12 day')
})

test('words between the parts of a wording are told after it', () => {
  expect(told('no me puedo mover', SPANISH)).toBe('cannot move')
  expect(told('no el brazo puedo mover', SPANISH)).toBe('cannot move arm')
})

test('what the table lacks is no English word, though it be spelled like one', () => {
  expect(told('once', SPANISH)).toBe('~onse')
  expect(told('metformin', SPANISH)).toBe('metformin')
})

test('a denial that comes last is moved before what it denies, and no further', () => {
  expect(told('bukhar nahi hai', HINDI)).toBe('no fever is')
  expect(told('bukhar hai lekin khansi nahi', HINDI)).toBe('fever is but no cough')
  expect(told('dard hai khansi nahi hai', HINDI)).toBe('pain is no cough is')
  expect(told('बुखार नहीं है।', HINDI)).toBe('no fever is .')
})

test('what is said after a denial that comes last is not denied', () => {
  expect(told('bukhar nahi hai khansi hai', HINDI)).toBe('no fever is but cough is')
  expect(told('bukhar nahi lekin khansi', HINDI)).toBe('no fever but cough')
  expect(told('bukhar nahi, khansi', HINDI)).toBe('no fever , cough')
})

test('a denial stands behind the word that would end its reach', () => {
  const words = { ...HINDI, words: `${HINDI.words}since yesterday: kal se\n` }
  expect(told('kal se bukhar nahi hai', words)).toBe('since no yesterday fever is')
})

test('a class of wordings is any of them, longer ones too', () => {
  for (const text of ['oopiri tisukoleka', 'ఊపిరి సరిగా తీసుకోవడం లేదు', 'upiri asalu tisukovadam ledu'])
    expect(told(text, TELUGU)).toMatch(/^cannot breathe/)
  expect(() => compileWords({ ...TELUGU, words: 'cough: {dagu}' })).toThrow('Unknown class')
})

test('a shorter beginning goes on where the longest does not', () => {
  const words = { ...SPANISH, words: 'chest pain: pech* dolor\nbreast: pechos*' }
  expect(told('pechos dolor', words)).toBe('chest pain')
})

test('a denial of several things is moved before their list', () => {
  expect(told('జ్వరం, దగ్గు లేవు', TELUGU)).toBe('none of fever , cough')
  expect(told('జ్వరం, దగ్గు లేవు, తల', TELUGU)).toBe('none of fever , cough but , head')
})

test('what asks or doubts is moved before it, and what dates it behind it', () => {
  const words = { ...TELUGU, words: `${TELUGU.words}what is: ante enti\nlast year: poina edadi\nis: undi\n` }
  expect(told('daggu ante enti', words)).toBe('what is cough')
  expect(told('poina edadi daggu undi, jwaram undi', words)).toBe('cough is last year , fever is')
})

test('a long a tells apart what came and what is swollen, eyes and legs', () => {
  const words = { ...TELUGU, words: 'is: vachindi\nswollen: వాచింది\neye: కళ్ళు\nleg: కాళ్ళు|kalu\n' }
  expect(told('vachindi vaachindi vacchindi', words)).toBe('is swollen is')
  expect(told('kallu kaallu kaalu', words)).toBe('eye leg leg')
})

test('signs of Telugu that are said alike are one, and so are its many romanised spellings', () => {
  for (const spelling of ['ఊపిరి', 'ఉపిరి', 'oopiri', 'upiri', 'voopiri', 'Vupiri'])
    expect(told(spelling, TELUGU)).toBe('breath')
  for (const spelling of ['thala', 'tala', 'thalaa', 'తల', 'తళ', 'థల']) expect(told(spelling, TELUGU)).toBe('head')
  for (const spelling of ['జ్వరము', 'జ్వరం', 'jwaram']) expect(told(spelling, TELUGU)).toBe('fever')
})

test('the many spellings of a romanised word are one', () => {
  for (const spelling of ['bukhar', 'bukhaar', 'BUKHAAR']) expect(told(spelling, HINDI)).toBe('fever')
})

test('English words among another language stay English', () => {
  expect(told('chest mein pain hai', HINDI)).toBe('chest ~mein ~pain is')
})

test('coverage is the share of words that the table knows', () => {
  expect(coverageOf('tengo fiebre', compileWords(SPANISH))).toBe(1)
  expect(coverageOf('we have fiebre', compileWords(SPANISH))).toBeCloseTo(1 / 3)
})

test('a faulty line is reported as it stands', () => {
  expect(() => compileWords({ ...SPANISH, words: 'pain dolor' })).toThrow('pain dolor')
  expect(() => compileWords({ ...SPANISH, words: 'pain: (dolor' })).toThrow('Brackets')
})
