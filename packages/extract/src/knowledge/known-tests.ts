import { ANALYTES } from '@salus/terms/lab-tests'

/** The same test by another method, in another specimen of blood, or fasting: LOINC to the code under which it is known here. */
const SAME_TEST: Record<string, string> = {
  // Hemoglobin, by other methods and in grams a liter.
  '20509-6': '718-7',
  '30313-1': '718-7',
  '30351-1': '718-7',
  // Enzymes with and without pyridoxal phosphate.
  '1743-4': '1742-6',
  '1744-2': '1742-6',
  '30239-8': '1920-8',
  '88112-8': '1920-8',
  // Cells counted by machine and by hand.
  '26464-8': '6690-2',
  '26515-7': '777-3',
  '26453-1': '789-8',
  '20570-8': '4544-3',
  // LDL, calculated and measured.
  '13457-7': '2089-1',
  '18262-6': '2089-1',
  '22748-8': '2089-1',
  '17856-6': '4548-4',
  // Glucose, fasting, by another panel's code.
  '53049-3': '1558-6',
  '40193-5': '14771-0',
}

const BY_LOINC = new Map(
  ANALYTES.flatMap(({ name, loinc, molar }) => [loinc, molar].flatMap((code) => (code ? [[code, name] as const] : []))),
)

/** The name under which a test is known, by its code; undefined where it is not one of ours. */
export const analyteOfLoinc = (loinc: string): string | undefined => BY_LOINC.get(SAME_TEST[loinc] ?? loinc)

/** Tests that a person may type: each by its name, with its usual unit first. */
export const KNOWN_TESTS: readonly { name: string; loinc: string | undefined; units: readonly string[] }[] =
  ANALYTES.map(({ name, loinc, units }) => ({ name, loinc, units: Object.keys(units) }))

const SEARCHED = ANALYTES.map(({ name, loinc = '', names }) => ({
  name,
  words: [name, loinc, ...Object.values(names).flat()].map((words) => words.toLowerCase()),
}))

/** The units of the test that is called this, in any of its languages, the usual one first; none of what is not known. */
export function unitsOfTest(typed: string): readonly string[] {
  const wanted = typed.trim().toLowerCase()
  const named = SEARCHED.find(({ words }) => words.includes(wanted))
  return KNOWN_TESTS.find(({ name }) => name === named?.name)?.units ?? []
}

/** Tests that a few letters, or a LOINC code, may mean; those that begin with them first. */
export function searchTests(typed: string, most = 8): string[] {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return []
  const begin = SEARCHED.filter(({ words }) => words.some((each) => each.startsWith(wanted)))
  const within = SEARCHED.filter((each) => !begin.includes(each) && each.words.some((words) => words.includes(wanted)))
  return [...begin, ...within].slice(0, most).map(({ name }) => name)
}
