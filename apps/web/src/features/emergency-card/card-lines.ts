import type { EmergencyCard } from '@salus/contract'

type EntryOf<Part extends 'allergies' | 'conditions' | 'medicines'> = NonNullable<EmergencyCard[Part]>[number]

/** “Penicillin: hives, severe” */
export function allergyLine({ substance, reaction, severity }: EntryOf<'allergies'>): string {
  const more = [reaction, severity].filter(Boolean).join(', ')
  return more ? `${substance}: ${more}` : substance
}

/** “Warfarin 5 mg, once a day” */
export const medicineLine = ({ name, strength, frequency }: EntryOf<'medicines'>): string =>
  [[name, strength].filter(Boolean).join(' '), frequency].filter(Boolean).join(', ')

/** “Asthma, since 2009” */
export const conditionLine = ({ name, onsetYear }: EntryOf<'conditions'>): string =>
  onsetYear === null ? name : `${name}, since ${onsetYear}`

export function ageText(age: number): string {
  if (age === 0) return 'under 1 year'
  return `${age} ${age === 1 ? 'year' : 'years'}`
}
