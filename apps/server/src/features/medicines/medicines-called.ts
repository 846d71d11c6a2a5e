import type { MedicineName, Region } from '@salus/contract'
import { nameOfMedicine } from '@salus/library'
import type { Language } from '@salus/terms/languages'
import { folded, MEDICINES, type Medicine } from '@salus/terms/medicines'

const MOST_FOUND = 12
const SHORTEST = 2

interface Named {
  folded: string
  name: string
  isBrand: boolean
  language: Language | null
  medicine: Medicine
}

let names: readonly Named[] | undefined

/** Every name, brand and abbreviation in six languages; made when it is first asked for. */
function allNames(): readonly Named[] {
  names ??= MEDICINES.flatMap((medicine) => [
    ...Object.entries(medicine.names).flatMap(([language, called]) =>
      called.map((name) => named(name, medicine, false, language as Language)),
    ),
    ...Object.values(medicine.brands).flatMap((brands) => brands.map((name) => named(name, medicine, true, null))),
    ...medicine.abbreviations.map((name) => named(name, medicine, false, null)),
  ])
  return names
}

const named = (name: string, medicine: Medicine, isBrand: boolean, language: Language | null): Named => ({
  folded: folded(name),
  name,
  isBrand,
  language,
  medicine,
})

/** Medicines that are called so, by ingredient, brand or abbreviation: to be offered while somebody types. */
export function medicinesCalled(
  search: string,
  { language, region }: { language: Language; region: Region },
): MedicineName[] {
  const wanted = folded(search)
  if (wanted.length < SHORTEST) return []
  const ranked = allNames()
    .flatMap((each) => {
      const rank = rankOf(each.folded, wanted)
      return rank === undefined ? [] : [{ ...each, rank: rank + (each.language === language ? 0 : 0.5) }]
    })
    .sort(
      (one, other) =>
        one.rank - other.rank || one.folded.length - other.folded.length || (one.name < other.name ? -1 : 1),
    )
  const found = new Map<string, MedicineName>()
  for (const { name, isBrand, medicine } of ranked) {
    const shownName = isBrand ? name : nameOfMedicine(medicine.id, language, region)
    const key = `${folded(shownName)} ${medicine.id}`
    if (found.has(key)) continue
    found.set(key, {
      name: capital(shownName),
      contains: medicine.ingredients.map((id) => nameOfMedicine(id, language, region)),
      ingredients: [...medicine.ingredients],
      isBrand,
      kind: medicine.prescription.includes(region) ? 'prescription' : 'over_the_counter',
    })
    if (found.size === MOST_FOUND) break
  }
  return [...found.values()]
}

/** The whole name, its beginning, the beginning of one of its words. */
function rankOf(name: string, wanted: string): number | undefined {
  if (name === wanted) return 0
  if (name.startsWith(wanted)) return 1
  return name.includes(` ${wanted}`) ? 2 : undefined
}

const capital = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1)
