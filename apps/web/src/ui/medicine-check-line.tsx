import type { MedicineCheck } from '@salus/contract'
import classes from './medicine-conflicts.module.css'
import { ofWhom } from './of-whom.ts'

/** Says what the check of medicines looked at, and what it cannot know. */
export function MedicineCheckLine({ check }: { check: MedicineCheck }) {
  const { compared, unknown, local, with: parts, pairs, asOf } = check
  if (compared + unknown.length + local.length === 0) return null
  const month = new Date(`${asOf}-01T00:00:00Z`).toLocaleDateString('en', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return (
    <p className={classes.check}>
      {compared === 1 ? 'I compared 1 medicine' : `I compared ${compared} medicines`} with{' '}
      {ofWhom(`{your} ${list(['other medicines', ...parts.map((part) => PARTS[part])])}`)}. I know{' '}
      {pairs.toLocaleString('en')} pairs, as of {month}; no pharmacist has checked them.
      {unknown.length > 0 &&
        ` I do not know ${list(unknown)}: ask a pharmacist about ${unknown.length === 1 ? 'it' : 'them'}.`}
      {local.length > 0 &&
        ` I did not compare ${list(local)}: little of a cream or of drops reaches the blood. A pharmacist can tell more.`}
    </p>
  )
}

const PARTS: Readonly<Record<MedicineCheck['with'][number], string>> = {
  illnesses: 'illnesses',
  allergies: 'allergies',
  kidneys: 'kidney value',
}
const list = (names: readonly string[]): string => new Intl.ListFormat('en').format(names)
