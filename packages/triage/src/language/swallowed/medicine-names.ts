import { folded, MEDICINES, type Medicine, type MedicineClass, namesAndBrandsOf } from '@salus/terms/medicines'

let byFirstWord: ReadonlyMap<string, readonly Medicine[]> | undefined

/** Medicines by the word that begins a name or a brand of theirs, in every language. */
function medicinesByWord(): ReadonlyMap<string, readonly Medicine[]> {
  if (byFirstWord) return byFirstWord
  const found = new Map<string, Medicine[]>()
  for (const medicine of MEDICINES) {
    for (const name of namesAndBrandsOf(medicine)) {
      const first = withoutAccents(folded(name)).split(' ')[0] ?? ''
      if (first.length > LEAST_NAME) found.set(first, [...(found.get(first) ?? []), medicine])
    }
  }
  byFirstWord = found
  return found
}
const LEAST_NAME = 4
const IS_LATIN = /\p{Script=Latin}/u
const ENDINGS = ['', 's', 'es', 'n', 'en', 'e']
const SHORT_NAMES = /^(ibus?|dolo|xanax|tavor)$/

function medicinesOf(norm: string): readonly Medicine[] {
  const name = IS_LATIN.test(norm) ? norm : folded(norm)
  for (const ending of ENDINGS) {
    const found = name.endsWith(ending) && medicinesByWord().get(name.slice(0, name.length - ending.length))
    if (found) return found
  }
  return []
}

/** Whether a word, as `piecesOf` folds it, begins a name or a brand, in any language. */
export const isMedicine = (norm: string): boolean => medicinesOf(norm).length > 0 || SHORT_NAMES.test(norm)

/** Whether every medicine that the word may name is of one of these classes. */
export function isOfClass(norm: string, classes: readonly MedicineClass[]): boolean {
  const found = medicinesOf(norm)
  return found.length > 0 && found.every((medicine) => classes.some((each) => medicine.classes.includes(each)))
}

/** Latin letters without accents; the signs of an Indian script stay. */
export const withoutAccents = (text: string): string =>
  IS_LATIN.test(text) ? text.normalize('NFD').replace(/\p{Mn}/gu, '') : text

/** Milligrams or micrograms by which people call their tablet: "75 Euthyrox", "telma 40". */
const STRENGTHS: readonly [MedicineClass, ReadonlySet<number>][] = [
  ['levothyroxine', new Set([25, 50, 75, 88, 100, 112, 125, 137, 150, 175, 200])],
  ['sartan', new Set([20, 40, 80])],
]

/** Whether the number beside the name tells how strong one tablet is. */
export const isStrengthOf = (norm: string, value: number): boolean =>
  STRENGTHS.some(([each, strengths]) => strengths.has(value) && isOfClass(norm, [each]))
