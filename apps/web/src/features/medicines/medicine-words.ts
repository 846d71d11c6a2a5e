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
