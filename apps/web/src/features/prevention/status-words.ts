import type { DueCheck, DueList } from '@salus/contract'
import { knownDayText } from '#web/ui/known-day.ts'

const REASONS: Record<NonNullable<DueCheck['reason']>, string> = {
  pregnancy: 'Ask a doctor first, because of {your} pregnancy.',
  'weak-immunity': 'Ask a doctor first: {your} defenses may be weak.',
  allergy: 'Ask a doctor first, because of an allergy in {your} record.',
}

/** How a check stands, in a line. Nobody is told that something is overdue when the record cannot know it. */
export function statusText(check: DueCheck): string {
  const { status, strength, lastDone, earlier, since, next, reason, until } = check
  const last = lastDone ? [`Last done: ${knownDayText(lastDone)}.`] : []
  switch (status) {
    case 'ask-first':
      return [REASONS[reason ?? 'allergy'], ...last].join(' ')
    case 'coming':
      return [`From ${knownDayText(next ?? '')} on.`, ...last].join(' ')
    case 'remind':
      return `Put off until ${knownDayText(until ?? '')}.`
    case 'declined':
      return until ? `Not wanted until ${knownDayText(until)}.` : 'Not wanted.'
    case 'done':
      return [...last, next ? `Again from ${knownDayText(next)} on.` : NOTHING_MORE[strength]].join(' ')
    case 'due':
      break
  }
  if (since && lastDone) {
    const late = `${last[0]} Due since ${knownDayText(since)}.`
    return strength === 'routine' ? late : `${late} ${STRENGTHS[strength]}`
  }
  if (lastDone && strength === 'ask') return `${last[0]} Ask a doctor when the next one is due.`
  const known = earlier
    ? `An older kind was given: ${knownDayText(earlier)}.`
    : lastDone
      ? (last[0] ?? '')
      : 'Nothing about it in {your} record.'
  return strength === 'routine' ? known : `${known} ${STRENGTHS[strength]}`
}

/** Nobody is told for sure that it is over where a doctor must say whether the rule is theirs at all. */
const NOTHING_MORE: Record<DueCheck['strength'], string> = {
  routine: 'Nothing more to do.',
  ask: 'A doctor can say if more is needed.',
  decide: 'Nothing more to do.',
}
const STRENGTHS = { ask: 'A doctor can say if it applies.', decide: 'Something to decide with a doctor.' }

export const PLACES: Record<DueList['place'], string> = {
  US: 'the United States',
  GB: 'the United Kingdom',
  EU: 'the European Union',
  IN: 'India',
}

export const WAYS: Readonly<Record<string, string>> = {
  'stool-test': 'Stool test (FIT)',
  'stool-dna-test': 'Stool DNA test',
  colonoscopy: 'Colonoscopy, all clear',
  'colonoscopy-with-removal': 'Colonoscopy, something removed or sampled',
  'hpv-test': 'HPV test',
  smear: 'Pap test (smear)',
}
