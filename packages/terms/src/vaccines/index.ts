import type { Language } from '../languages.ts'
import { folded as foldedName, medicineOfId, medicinesOfClass } from '../medicines/index.ts'
import { CVX_CODES } from './knowledge/cvx.ts'
import { VACCINE_ILLNESSES, type VaccineIllness } from './knowledge/illnesses.ts'
import { OFFERED_VACCINES, type OfferedVaccine } from './knowledge/offered.ts'
import { NO_VACCINES, PHRASES } from './knowledge/phrases.ts'

export { OFFERED_VACCINES, type OfferedVaccine, VACCINE_ILLNESSES, type VaccineIllness }

const BY_CVX: ReadonlyMap<string, readonly VaccineIllness[]> = new Map(
  CVX_CODES.flatMap(([illnesses, codes]) => {
    const inOrder = VACCINE_ILLNESSES.filter((illness) => illnesses.includes(illness))
    return codes.split(' ').map((code) => [code, inOrder] as const)
  }),
)

/** Small letters, without accents and signs. */
const folded = (name: string): string =>
  foldedName(name)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** A code of one digit is written with and without its zero. */
const twoDigits = (cvx: string): string =>
  cvx.trim().replace(/^0*(\d+)$/, (_, digits: string) => digits.padStart(2, '0'))

/** Illnesses that a vaccine of this code (CVX) protects from, in the order of a card; undefined for a code that is not known. */
export const illnessesOfCvx = (cvx: string): readonly VaccineIllness[] | undefined => BY_CVX.get(twoDigits(cvx))

/** Illnesses that a vaccine protects from, by its code, else by all that its name says. None where it is not known. */
export function illnessesOfVaccine({ name, cvx }: { name: string; cvx?: string | null }): readonly VaccineIllness[] {
  const coded = cvx ? illnessesOfCvx(cvx) : undefined
  if (coded) return coded
  const found = new Set<VaccineIllness>()
  let rest = ` ${folded(name)} `
  if (NO_VACCINES.split('|').some((word) => rest.includes(` ${word} `))) return []
  // A longer phrase says more, and what it took is not read again: "meningococcal B" is not "meningococcal".
  for (const [phrase, illnesses] of phrases()) {
    if (!rest.includes(` ${phrase} `)) continue
    rest = rest.replaceAll(` ${phrase} `, '  ')
    for (const illness of illnesses) found.add(illness)
  }
  return VACCINE_ILLNESSES.filter((illness) => found.has(illness))
}

/** In the language, where it has a name there. */
export function offeredName({ name, medicine }: OfferedVaccine, language: Language): string {
  const told = language !== 'en' && medicine ? medicineOfId(medicine).names[language]?.[0] : undefined
  return told ? told.charAt(0).toLocaleUpperCase() + told.slice(1) : name
}

const MOST_FOUND = 12
const SHORTEST = 2

/** Vaccines that are called so, or protect from what is called so: to be offered while somebody types. */
export function vaccinesCalled(search: string, language: Language) {
  const wanted = folded(search)
  if (wanted.length < SHORTEST) return []
  return OFFERED_VACCINES.flatMap((vaccine) => {
    const names = [
      offeredName(vaccine, language),
      vaccine.name,
      ...(vaccine.medicine ? allNamesOf(vaccine.medicine) : []),
    ]
    const ranks = names.map(folded).flatMap((name) => rankOf(name, wanted) ?? [])
    return ranks.length > 0 ? [{ vaccine, rank: Math.min(...ranks) + (vaccine.isBrand ? 0.5 : 0) }] : []
  })
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST_FOUND)
    .map(({ vaccine }) => ({
      name: offeredName(vaccine, language),
      cvx: vaccine.cvx ?? null,
      illnesses: illnessesOfVaccine(vaccine),
    }))
}

const allNamesOf = (id: NonNullable<OfferedVaccine['medicine']>): string[] =>
  Object.values(medicineOfId(id).names).flat()

/** The whole name, its beginning, the beginning of one of its words. */
function rankOf(name: string, wanted: string): number | undefined {
  if (name === wanted) return 0
  if (name.startsWith(wanted)) return 1
  return name.includes(` ${wanted}`) ? 2 : undefined
}

let ordered: readonly (readonly [phrase: string, illnesses: readonly VaccineIllness[]])[] | undefined

/** The longest first; names of the medicines among them, in six languages. */
function phrases() {
  ordered ??= [
    ...PHRASES.flatMap(([illnesses, all]) => all.split('|').map((phrase) => [folded(phrase), illnesses] as const)),
    ...medicinesOfClass('vaccine').flatMap(({ names, id }) => {
      const illnesses = OFFERED_VACCINES.find(({ medicine }) => medicine === id)?.cvx
      const coded = illnesses ? illnessesOfCvx(illnesses) : undefined
      return coded
        ? Object.values(names)
            .flat()
            .map((name) => [folded(name), coded] as const)
        : []
    }),
  ].sort(([one], [other]) => other.length - one.length)
  return ordered
}
