import type { RecordEntry } from '@salus/exchange'
import type { HistoryWrite, Item } from '../item.ts'
import { pressureText, quantityText } from './entry-words.ts'
import { plainName } from './history-words.ts'

const NAMES = ['name', 'substance', 'condition', 'category']

/** Tells the facts of an entry that a history shows beside its name. */
export function historyText(entry: object): string {
  const said = Object.entries(entry).filter(
    ([field, value]) => !NAMES.includes(field) && value !== null && value !== '',
  )
  return said.map(([, value]) => value).join(', ') || 'nothing more'
}

/** Tells which words a change replaces, and with which. */
export const changeWords = ({ from, to }: HistoryWrite) => ({
  ...(from && { before: historyText(from) }),
  value: to ? historyText(to) : 'not any more',
})

/** An entry as the import shows it. */
export function itemOf(entry: RecordEntry): Item {
  const time =
    'time' in entry ? entry.time : 'onset' in entry ? entry.onset : 'since' in entry ? entry.since : undefined
  const value = valueTextOf(entry)
  return {
    what: plainName(entry.name),
    where: entry.source.where,
    ...(time && { time }),
    ...(value && { value: value.slice(0, 300) }),
  }
}

function valueTextOf(entry: RecordEntry): string {
  switch (entry.kind) {
    case 'vital':
      return entry.parts
        ? pressureText(entry.parts)
        : entry.quantity
          ? `${entry.comparator ?? ''}${quantityText(entry.quantity)}`
          : (entry.text ?? '')
    case 'lab':
      return `${entry.comparator ?? ''}${entry.quantity ? quantityText(entry.quantity) : (entry.text ?? '')}`
    case 'medication':
      return [entry.dose, entry.howOften].filter(Boolean).join(', ')
    case 'dose':
      return [entry.status === 'skipped' ? 'skipped' : '', entry.quantity ? quantityText(entry.quantity) : '']
        .filter(Boolean)
        .join(', ')
    case 'allergy':
      return entry.reactions.map(({ name }) => plainName(name)).join(', ')
    case 'family-history':
      return entry.conditions.map(({ name }) => plainName(name)).join(', ')
    case 'social':
      return entry.quantity ? quantityText(entry.quantity) : (entry.text ?? '')
    case 'condition':
      return entry.status === 'past' ? 'past' : ''
    case 'workout':
      return entry.minutes === undefined ? '' : `${Math.round(entry.minutes)} min`
    default:
      return ''
  }
}
