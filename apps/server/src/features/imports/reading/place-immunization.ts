import { MOST_IMMUNIZATIONS } from '@salus/contract/facts'
import type { ImmunizationEntry } from '@salus/exchange'
import { illnessesOfVaccine } from '@salus/terms/vaccines'
import type { KnownImmunization } from '../item.ts'
import { RoomPlacer } from './room-placer.ts'

const DAY = 10

/** Compares the vaccinations of a file with those of the record. */
export const immunizationPlacer = (known: readonly KnownImmunization[]) =>
  new RoomPlacer<ImmunizationEntry, KnownImmunization>(known, {
    most: MOST_IMMUNIZATIONS,
    full: `There are ${MOST_IMMUNIZATIONS} vaccinations in the record, which is the most.`,
    asKnown,
    factsOf,
    isSame: isSameDose,
  })

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
