import type { Import, ImportKind, ImportOutcome } from '@salus/contract'

export const OUTCOMES: Record<ImportOutcome, { title: string; text: string }> = {
  new: { title: 'New', text: 'Will be added to your record.' },
  changed: { title: 'Changed', text: 'In your record already, and filled up or put right by this file.' },
  differs: {
    title: 'Says something else',
    text: 'Your record has these too, and says something else of them. It stays as it is: look at each, and change your record where the file is right.',
  },
  duplicate: { title: 'Already there', text: 'In your record already. Nothing happens to these.' },
  kept: {
    title: 'Without a place',
    text: 'Understood, but your record has no place for it. It stays with this import.',
  },
  not_understood: { title: 'Not understood', text: 'Stays with this import, as it stands in the file.' },
  refused: { title: 'Refused', text: 'Cannot be right, or cannot be read. Each says why.' },
}

/** The same once it has been taken in. */
export const DONE_OUTCOMES: Partial<Record<ImportOutcome, { title: string; text: string }>> = {
  new: { title: 'Added', text: 'In your record now.' },
  changed: { title: 'Changed', text: 'Filled up or put right in your record.' },
  duplicate: { title: 'Were there already', text: 'Nothing happened to these.' },
}

const KINDS: Record<ImportKind, [one: string, many: string]> = {
  condition: ['condition', 'conditions'],
  medication: ['medicine', 'medicines'],
  dose: ['dose', 'doses'],
  allergy: ['allergy', 'allergies'],
  procedure: ['operation or procedure', 'operations and procedures'],
  'family-history': ['illness in the family', 'illnesses in the family'],
  immunization: ['vaccination', 'vaccinations'],
  visit: ['visit', 'visits'],
  vital: ['measurement', 'measurements'],
  lab: ['lab result', 'lab results'],
  document: ['document', 'documents'],
  social: ['habit or circumstance', 'habits and circumstances'],
  workout: ['workout', 'workouts'],
  other: ['other entry', 'other entries'],
}

export const numberText = (count: number) => count.toLocaleString('en')

export const kindText = (kind: ImportKind, count: number) => `${numberText(count)} ${KINDS[kind][count === 1 ? 0 : 1]}`

export const entriesText = (count: number) => `${numberText(count)} ${count === 1 ? 'entry' : 'entries'}`

export const countOf = ({ counts }: Import, ...outcomes: ImportOutcome[]) =>
  counts.filter(({ outcome }) => outcomes.includes(outcome)).reduce((sum, { count }) => sum + count, 0)

/** Where an import stands, for a list. */
export function stateText(item: Import): string {
  switch (item.state) {
    case 'uploading':
      return `Upload at ${percent(item)}`
    case 'asking':
      return 'Has a question for you'
    case 'reading':
      return 'Is being read'
    case 'ready':
      return 'Waits to be looked through'
    case 'applying':
      return 'Is being taken in'
    case 'done':
      return `${entriesText(countOf(item, 'new', 'changed'))} taken in`
    case 'undoing':
      return 'Is being undone'
    case 'undone':
      return 'Undone'
    case 'failed':
      return 'Could not be read'
  }
}

export const percent = ({ progress }: Import) => `${Math.floor(progress * 100)} %`

const MOMENT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
export const momentText = (iso: string) => MOMENT.format(new Date(iso))

/** As exact as the file says: a year, a month, a day, or a time. */
export function timeText(time: string): string {
  if (time.length <= 7) return time
  const date = new Date(time.length === 10 ? `${time}T12:00:00` : time)
  if (Number.isNaN(date.getTime())) return time
  return new Intl.DateTimeFormat(
    'en',
    time.length === 10 ? { dateStyle: 'medium' } : { dateStyle: 'medium', timeStyle: 'short' },
  ).format(date)
}

const UNITS: Record<string, string> = {
  'mm[Hg]': 'mmHg',
  Cel: '°C',
  '[degF]': '°F',
  '[lb_av]': 'lb',
  '[stone_av]': 'stone',
  '[in_i]': 'inches',
  'kg/m2': 'kg/m²',
  '/min': 'per minute',
  '{score}': 'score',
  '{steps}': 'steps',
  h: 'hours',
  min: 'minutes',
}
export const unitText = (ucum: string) => UNITS[ucum] ?? ucum

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** Files may know a year or a month alone: that stays as it is. */
export const dayText = (date: string): string => (/^\d{4}-\d\d-\d\d$/.test(date) ? DAY.format(new Date(date)) : date)
