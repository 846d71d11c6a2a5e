import type { Quantity, RecordEntry } from '../types.ts'

/** An entry in one line, for a narrative or a table. */
export function lineOf(entry: RecordEntry): string {
  const parts = [entry.name, valueText(entry), timeText(entry), entry.note]
  return parts.filter(Boolean).join(', ')
}

/** Tells in a line the thing that was measured, taken or seen. */
export function valueText(entry: RecordEntry): string {
  switch (entry.kind) {
    case 'vital':
      if (entry.parts)
        return `${entry.parts.map(({ quantity }) => quantity.value).join('/')} ${entry.parts[0]?.quantity.unit ?? ''}`.trim()
      return entry.quantity ? `${entry.comparator ?? ''}${quantityText(entry.quantity)}` : (entry.text ?? '')
    case 'lab':
      return entry.quantity ? `${entry.comparator ?? ''}${quantityText(entry.quantity)}` : (entry.text ?? '')
    case 'social':
      return entry.quantity ? quantityText(entry.quantity) : (entry.text ?? '')
    case 'dose':
      return [entry.status === 'skipped' ? entry.status : '', entry.quantity ? quantityText(entry.quantity) : '']
        .filter(Boolean)
        .join(', ')
    case 'medication':
      return [entry.dose, entry.howOften, entry.route].filter(Boolean).join(', ')
    case 'immunization':
      return [entry.dose && `dose ${entry.dose}`, entry.lot && `lot ${entry.lot}`].filter(Boolean).join(', ')
    case 'visit':
      return [entry.practitioner, entry.reason].filter(Boolean).join(', ')
    case 'allergy':
      return entry.reactions.map(({ name, severity }) => (severity ? `${name} (${severity})` : name)).join(', ')
    case 'family-history':
      return entry.conditions.map(({ name, age }) => (age === undefined ? name : `${name} (${age})`)).join(', ')
    default:
      return ''
  }
}

function timeText(entry: RecordEntry): string {
  if (entry.kind === 'condition') return [entry.onset ?? entry.onsetText, entry.ended].filter(Boolean).join(' – ')
  if (entry.kind === 'medication') return [entry.since, entry.until].filter(Boolean).join(' – ')
  return 'time' in entry ? (entry.time ?? '') : ''
}

const quantityText = ({ value, unit }: Quantity) => `${value} ${unit}`.trim()
