import { CIRCLE_PARTS, type CirclePart, type CircleRights, PAGES } from '@salus/contract'

export const PART_WORDS: Record<CirclePart, string> = {
  vitals: 'Vital signs',
  history: 'Medical history',
  medicines: 'Medicines',
  immunizations: 'Vaccinations',
  visits: 'Visits',
  documents: 'Documents',
  reports: 'Lab results',
}

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

export const dayText = (iso: string): string => DAY.format(new Date(iso))

/** Where the end of a child's record is decided. */
export const deletionOf = (childId: string): string => `${PAGES.deleteAccount}?child=${encodeURIComponent(childId)}`

/** Whom it lasts for, as the end of a sentence: `, until 3 May 2030`. */
export const untilText = (until: string | null): string => (until === null ? '' : ` Until ${dayText(until)}.`)

/** `May look at vital signs. May look at and change documents.` */
export function rightsText(rights: CircleRights, isGuardian: boolean): string {
  if (isGuardian) return 'A parent: sees and changes everything.'
  const named = (right: 'read' | 'mark' | 'write') =>
    CIRCLE_PARTS.filter((part) => rights[part] === right).map((part) => PART_WORDS[part].toLowerCase())
  const said = (words: string, parts: string[]) =>
    parts.length === 0 ? '' : `${words} ${new Intl.ListFormat('en').format(parts)}. `
  const marks = named('mark').length > 0 ? 'May look at medicines and mark doses. ' : ''
  return `${said('May look at', named('read'))}${marks}${said('May look at and change', named('write'))}`.trim()
}
