import { type Immunization, isKnownTime, type NewImmunization } from '@salus/contract'
import type { Made } from '#web/ui/use-entry-editor.ts'

/** As it is typed. */
export interface ImmunizationDraft {
  id: string
  /** 0 for one that is not saved yet. */
  version: number
  name: string
  cvx: string | null
  /** A day, a month or a year. */
  occurrence: string
  doseNumber: string
  lotNumber: string
  performer: string
  manufacturer: string
  reaction: string
  note: string
}

export const emptyImmunization = (): ImmunizationDraft => ({
  id: crypto.randomUUID(),
  version: 0,
  name: '',
  cvx: null,
  occurrence: '',
  doseNumber: '',
  lotNumber: '',
  performer: '',
  manufacturer: '',
  reaction: '',
  note: '',
})

export const draftOf = ({ illnesses: _, importId: __, createdAt: ___, changedAt: ____, ...kept }: Immunization) => ({
  ...kept,
  occurrence: kept.occurrence?.slice(0, 10) ?? '',
})

export type ImmunizationContent = Omit<NewImmunization, 'id'>

const DAY = 10

/** Turns what was typed into what is saved, or says what is wrong. The time of day of `opened` stays where its day was not changed. */
export function contentOf(draft: ImmunizationDraft, opened: Immunization | null): Made<ImmunizationContent> {
  const { id: _, version: __, occurrence: typed, ...rest } = draft
  const problems: Record<string, string> = {}
  if (!rest.name.trim()) problems.name = 'Please enter the name of the vaccine.'
  const day = typed.trim()
  if (day && !(isKnownTime(day) && day.length <= DAY))
    problems.occurrence = 'Please enter a day, a month or a year, like 2024-03-09, 2024-03 or 2024.'
  const before = opened?.occurrence ?? null
  const occurrence = before !== null && before.slice(0, DAY) === day ? before : day || null
  return Object.keys(problems).length > 0 ? { problems } : { content: { ...rest, occurrence } }
}
