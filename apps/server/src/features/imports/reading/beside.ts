import { HISTORY_TEXT_LIMIT } from '@salus/contract/facts'
import type { RecordEntry } from '@salus/exchange'

const SHOWN = 1_000

/** Tells the facts of an entry that the record has no field for. The import shows them, so that none is lost in silence. */
export function besideText(entry: RecordEntry): string {
  return [...fieldsBeside(entry), entry.note]
    .filter((text) => text !== undefined && text !== '')
    .join('. ')
    .slice(0, SHOWN)
}

function fieldsBeside(entry: RecordEntry): (string | undefined)[] {
  switch (entry.kind) {
    case 'condition':
      return [entry.severity, entry.stage, entry.onsetText, entry.ended && `Until ${entry.ended}`]
    case 'medication':
      return [whole(entry.dose), whole(entry.howOften), whole(entry.reason), entry.route]
    case 'allergy':
      return [entry.type === 'intolerance' ? 'An intolerance' : undefined, entry.onset && `Since ${entry.onset}`]
    case 'dose':
      return [entry.by && `By ${entry.by}`]
    case 'procedure':
      return [entry.reason && `Because of ${entry.reason}`]
    default:
      return []
  }
}

/** Tells the whole of a text that the record cuts. */
const whole = (text = '') => (text.length > HISTORY_TEXT_LIMIT ? text : undefined)
