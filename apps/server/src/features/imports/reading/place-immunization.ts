import { MOST_IMMUNIZATIONS } from '@salus/contract/facts'
import type { ImmunizationEntry } from '@salus/exchange'
import { illnessesOfVaccine } from '@salus/terms/vaccines'
import type { Item, KnownImmunization } from '../item.ts'
import { sourceKey } from './source-key.ts'

export interface PlacedImmunization extends Pick<Item, 'immunization' | 'before' | 'value' | 'reason' | 'original'> {
  is: 'new' | 'differs' | 'duplicate' | 'refused'
}

const FULL = `There are ${MOST_IMMUNIZATIONS} vaccinations in the record, which is the most.`
const DAY = 10

/** Compares the vaccinations of a file with those of the record. */
export class ImmunizationPlacer {
  readonly #known: readonly KnownImmunization[]
  readonly #bySource: Map<string, KnownImmunization>
  readonly #seen = new Set<string>()
  #free: number

  constructor(known: readonly KnownImmunization[]) {
    this.#known = known
    this.#bySource = new Map(known.map((each) => [sourceKey({ ...each.source, where: '' }), each]))
    this.#free = MOST_IMMUNIZATIONS - known.length
  }

  place(entry: ImmunizationEntry): PlacedImmunization {
    const key = sourceKey(entry.source)
    if (this.#seen.has(key)) return { is: 'duplicate' }
    const there = this.#bySource.get(key)
    if (there) {
      const [before, value] = [factsOf(there), factsOf(asKnown(entry))]
      return before === value ? { is: 'duplicate' } : { is: 'differs', before, value, original: entry }
    }
    if (this.#known.some((each) => isSameDose(each, asKnown(entry)))) return { is: 'duplicate' }
    if (this.#free <= 0) return { is: 'refused', reason: FULL }
    this.#free -= 1
    this.#seen.add(key)
    return { is: 'new', immunization: entry }
  }
}

const asKnown = (entry: ImmunizationEntry): KnownImmunization => ({
  source: entry.source,
  name: entry.name.trim(),
  occurrence: entry.time ?? '',
  doseNumber: entry.dose?.trim() ?? '',
  lotNumber: entry.lot?.trim() ?? '',
  illnesses: illnessesOfVaccine(entry),
})

/** Another hospital tells of the same dose under a name of its own. */
function isSameDose(one: KnownImmunization, other: KnownImmunization): boolean {
  const day = other.occurrence.slice(0, DAY)
  if (day.length < DAY || one.occurrence.slice(0, DAY) !== day) return false
  if (one.lotNumber && other.lotNumber && one.lotNumber !== other.lotNumber) return false
  if (one.name.toLowerCase() === other.name.toLowerCase()) return true
  return other.illnesses.length > 0 && one.illnesses.join() === other.illnesses.join()
}

const factsOf = ({ name, occurrence, doseNumber, lotNumber }: KnownImmunization): string =>
  [name, occurrence, doseNumber && `dose ${doseNumber}`, lotNumber && `lot ${lotNumber}`].filter(Boolean).join(', ')
