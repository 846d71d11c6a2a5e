import type { Medicine, MedicineForm, MedicineKind } from '@salus/contract'

export const FORM_WORDS: Readonly<Record<MedicineForm, string>> = {
  tablet: 'Tablet',
  capsule: 'Capsule',
  liquid: 'Liquid',
  drops: 'Drops',
  cream: 'Cream',
  inhaler: 'Inhaler',
  injection: 'Injection',
  patch: 'Patch',
  spray: 'Spray',
  suppository: 'Suppository',
  powder: 'Powder',
  other: 'Something else',
}

export const KIND_WORDS: Readonly<Record<MedicineKind, string>> = {
  prescription: 'On prescription',
  over_the_counter: 'Without a prescription',
  supplement: 'Supplement',
}

/** "500 mg, tablet" */
export const strengthText = ({ strength, form }: Pick<Medicine, 'strength' | 'form'>): string =>
  [strength, form && form !== 'other' ? FORM_WORDS[form].toLowerCase() : ''].filter(Boolean).join(', ')

/** "Paused since Nov 3, 2026"; nothing for what is taken. */
export function statusText({
  status,
  statusSince,
  asNeeded,
}: Pick<Medicine, 'status' | 'statusSince' | 'asNeeded'>): string {
  if (status === 'active') return asNeeded ? 'As needed' : ''
  const since = new Date(statusSince).toLocaleDateString(undefined, { dateStyle: 'medium' })
  return `${status === 'stopped' ? 'Stopped on' : 'Paused since'} ${since}`
}
