import { expect, test } from 'vitest'
import { LANGUAGES } from '../languages.ts'
import {
  alsoWordsOf,
  folded,
  MEDICINES,
  medicineNamed,
  medicineOfId,
  medicinesOfClass,
  namesAndBrandsOf,
} from './index.ts'
import { CLASSES } from './knowledge/classes.ts'
import { INGREDIENTS } from './knowledge/ingredients.ts'

const single = MEDICINES.filter(({ ingredients }) => ingredients.length === 1)
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id)

test('each medicine stands once', () => {
  expect(new Set(ids(MEDICINES)).size).toBe(MEDICINES.length)
  expect(single.filter(({ id }) => !/^[a-z][a-z0-9-]*[a-z0-9]$/.test(id))).toEqual([])
})

test('codes are of the form that ATC and RxNorm have, and no RxNorm code is of two ingredients', () => {
  expect(MEDICINES.flatMap(({ atc }) => atc).filter((code) => !/^[A-Z]\d\d[A-Z]([A-Z](\d\d)?)?$/.test(code))).toEqual(
    [],
  )
  const codes = MEDICINES.flatMap(({ rxcui }) => rxcui ?? [])
  expect(codes.filter((code) => !/^\d{2,7}$/.test(code))).toEqual([])
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([])
})

test('each ingredient says its classes, or that it is of no other', () => {
  const wrong = INGREDIENTS.filter(
    ({ class: of }) => of.length === 0 || (of.length > 1 && of.some((each) => each === 'other')),
  )
  expect(ids(wrong)).toEqual([])
  expect(CLASSES.filter((each) => medicinesOfClass(each).length === 0)).toEqual([])
})

test('no name, brand or abbreviation means two medicines', () => {
  const owners = new Map<string, Set<string>>()
  for (const each of MEDICINES)
    for (const name of [...namesAndBrandsOf(each), ...each.abbreviations]) {
      const key = folded(name)
      owners.set(key, (owners.get(key) ?? new Set()).add(each.id))
    }
  expect([...owners].filter(([, of]) => of.size > 1).map(([name, of]) => [name, ...of])).toEqual([])
})

test('a combination is of different ingredients, and of more than one', () => {
  const wrong = MEDICINES.filter(({ ingredients }) => new Set(ingredients).size !== ingredients.length)
  expect(ids(wrong)).toEqual([])
  expect(MEDICINES.filter(({ id, ingredients }) => id.includes('+') !== ingredients.length > 1)).toEqual([])
})

test('names are written without what parts them, and none is empty', () => {
  const names = MEDICINES.flatMap((each) => [...namesAndBrandsOf(each), ...each.abbreviations])
  expect(names.filter((name) => !name.trim() || name !== name.trim() || /[|;]/.test(name))).toEqual([])
})

test('words that are names too are names of this list', () => {
  expect([...alsoWordsOf()].filter((word) => !medicineNamed(word))).toEqual([])
})

test.each([
  ['Paracétamol', 'paracetamol'],
  ['TYLENOL', 'paracetamol'],
  ['acetaminophen', 'paracetamol'],
  ['पैरासिटामोल', 'paracetamol'],
  ['పారాసిటమాల్', 'paracetamol'],
  ['albuterol', 'salbutamol'],
  ['HCTZ', 'hydrochlorothiazide'],
  ['T4', 'levothyroxine'],
  ['Johanniskraut', 'st-johns-wort'],
  ["St John's wort", 'st-johns-wort'],
])('%s is %s', (name, id) => {
  expect(medicineNamed(name)).toEqual([id])
})

test('a combination is told by its ingredients, and counts to the classes of each', () => {
  expect(medicineNamed('Augmentin')).toEqual(['amoxicillin', 'clavulanic-acid'])
  expect(medicineNamed('Co-codamol')).toEqual(['paracetamol', 'codeine'])
  expect(medicineNamed('Trelegy')).toHaveLength(3)
  expect(ids(medicinesOfClass('opioid'))).toContain('paracetamol+codeine')
  expect(ids(medicinesOfClass('paracetamol'))).toContain('paracetamol+codeine')
})

test('other words name no medicine', () => {
  expect(['table', 'the', '', 'headache'].map(medicineNamed)).toEqual([undefined, undefined, undefined, undefined])
})

test.each(LANGUAGES)('what many people take has a name in %s', (language) => {
  const common = [
    'paracetamol',
    'ibuprofen',
    'aspirin',
    'metformin',
    'amlodipine',
    'atorvastatin',
    'omeprazole',
    'levothyroxine',
  ] as const
  const shown = common.map((id) => medicineOfId(id).names[language]?.[0] ?? medicineOfId(id).names.en?.[0])
  const script =
    { hi: /^\p{Script=Devanagari}/u, te: /^\p{Script=Telugu}/u }[language as string] ?? /^\p{Script=Latin}/u
  expect(shown.filter((name) => !name || !script.test(name))).toEqual([])
})
