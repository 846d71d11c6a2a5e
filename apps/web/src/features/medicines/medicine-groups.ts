import type { Medicine } from '@salus/contract'

const GROUPS = ['now', 'needed', 'paused', 'stopped'] as const
export type MedicineGroup = (typeof GROUPS)[number]

export const GROUP_TITLES: Readonly<Record<MedicineGroup, string>> = {
  now: 'Now',
  needed: 'As needed',
  paused: 'Paused',
  stopped: 'Stopped',
}

export function groupOf({ status, asNeeded }: Pick<Medicine, 'status' | 'asNeeded'>): MedicineGroup {
  if (status === 'stopped') return 'stopped'
  if (status === 'on-hold') return 'paused'
  return asNeeded ? 'needed' : 'now'
}

/** Only groups that have something in them. Of what is over, the last comes first. */
export function byGroup(medicines: readonly Medicine[]): { group: MedicineGroup; medicines: readonly Medicine[] }[] {
  return GROUPS.map((group) => {
    const found = medicines.filter((medicine) => groupOf(medicine) === group)
    const isOver = group === 'stopped'
    return {
      group,
      medicines: isOver ? found.toSorted((a, b) => b.statusSince.localeCompare(a.statusSince)) : found,
    }
  }).filter((each) => each.medicines.length > 0)
}

/** By its name, what it is for, or what is in it. */
export function isCalled({ name, reason, directions, ingredients }: Medicine, search: string): boolean {
  const said = [name, reason, directions, ...ingredients].join(' ').toLocaleLowerCase()
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word))
}
