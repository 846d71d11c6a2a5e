import { allergiesTold } from './allergies-told.ts'
import { medicinesTold } from './medicines-told.ts'
import { readingsTold } from './readings-told.ts'
import { readTold, statementsIn } from './statements-in.ts'
import type { ToldChange } from './told-change.ts'

/** Changes to the record that a message tells of: nothing that it asks, denies, supposes, or says of somebody else. */
export function readChanges({ text, day }: { text: string /** ISO date. */; day: string }): ToldChange[] {
  const said = statementsIn(text)
  if (said.length === 0) return []
  const told = readTold(text)
  const date = { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) }
  return said.flatMap((one, at): ToldChange[] => {
    const allergies = allergiesTold(one, told.told, text)
    const behind = said[at + 1]?.text ?? ''
    // What somebody cannot have is not what they take.
    const medicines = allergies.length > 0 ? [] : medicinesTold({ ...one, behind }, told, date)
    return [...medicines, ...allergies, ...readingsTold(one, told)]
  })
}
