import type { Medicine } from '../knowledge/types.ts'

export interface NamedMedicines {
  /** Each once, in the order in which they stand. */
  medicines: Medicine[]
  /** The words without those names: what else is spoken of. */
  rest: string
}

/** The medicines that a question names. The longest name counts first: "diclofenac gel" is no tablet. */
export function medicinesNamed(question: string, medicines: readonly Medicine[]): NamedMedicines {
  const found = new Map<Medicine, number>()
  let rest = question
  const names = medicines
    .flatMap((medicine) => namesOf(medicine).map((name) => ({ name, medicine })))
    .sort((one, other) => other.name.length - one.name.length)
  for (const { name, medicine } of names) {
    const match = patternOf(name).exec(rest)
    if (!match) continue
    found.set(medicine, Math.min(match.index, found.get(medicine) ?? Number.POSITIVE_INFINITY))
    // As long as before, for the places of the others; of two that share a name the first is told of.
    rest = rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(match.index + match[0].length)
  }
  return { medicines: [...found].sort(([, one], [, other]) => one - other).map(([medicine]) => medicine), rest }
}

const namesOf = ({ name, alsoCalled = [] }: Medicine): string[] => [...new Set([...Object.values(name), ...alsoCalled])]

const patternOf = (name: string): RegExp =>
  new RegExp(`\\b${(name.match(/[\p{L}\p{N}]+/gu) ?? []).join('[^\\p{L}\\p{N}]+')}(?:e?s)?\\b`, 'iu')
