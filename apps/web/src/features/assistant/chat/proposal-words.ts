import { type AllergyEntry, type MedicationEntry, type Proposal, vitalMeasure } from '@salus/contract'

const MOMENT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

interface ProposalWords {
  title: string
  /** What the record has now, where that changes. */
  before: string
  after: string
  /** On the button, and once it is done. */
  apply: string
  applied: string
  undone: string
}

const ADD = { apply: 'Add to my record', applied: 'Added to your record.', undone: 'Taken out of your record again.' }
const BACK = 'Put back as it was.'

/** A proposal as its card says it. */
export function proposalWords(proposal: Proposal): ProposalWords {
  if (proposal.resource === 'Observation') {
    const { measure, value, unit, at } = proposal.after
    const { label, units } = vitalMeasure(measure)
    const written = `${label}: ${value} ${units.find(({ ucum }) => ucum === unit)?.label ?? unit}`
    return { title: 'Add this reading?', before: '', after: `${written}, dated ${MOMENT.format(new Date(at))}`, ...ADD }
  }
  if (proposal.resource === 'AllergyIntolerance') {
    return { title: 'Add this allergy?', before: '', after: allergyLine(proposal.after), ...ADD }
  }
  const { before, after } = proposal
  if (!after) {
    const said = { title: 'Take this medicine off your list?', before: '', after: before ? medicineLine(before) : '' }
    return { ...said, apply: 'Take it off my list', applied: 'Taken off your list.', undone: BACK }
  }
  if (!before) return { title: 'Add this medicine?', before: '', after: medicineLine(after), ...ADD }
  const said = { title: 'Change this medicine?', before: medicineLine(before), after: medicineLine(after) }
  return { ...said, apply: 'Change my record', applied: 'Changed in your record.', undone: BACK }
}

const medicineLine = ({ name, strength, frequency, sinceYear }: MedicationEntry): string =>
  [[name, strength].filter(Boolean).join(' '), frequency, sinceYear && `since ${sinceYear}`].filter(Boolean).join(', ')

const allergyLine = ({ substance, reaction }: AllergyEntry): string =>
  [`Allergy to ${substance}`, reaction].filter(Boolean).join(': ')
