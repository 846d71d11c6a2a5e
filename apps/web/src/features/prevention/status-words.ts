import type { DueCheck, DueList } from '@salus/contract'

const SHORT = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const

/** A day as far as it is known: a year, a month, a day. */
export function dayText(date: string): string {
  const at = new Date(`${date.slice(0, 10)}${date.length === 4 ? '-01-01' : date.length === 7 ? '-01' : ''}T00:00:00Z`)
  if (date.length === 4) return date
  if (date.length === 7) return at.toLocaleDateString(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return at.toLocaleDateString(undefined, SHORT)
}

const REASONS: Record<NonNullable<DueCheck['reason']>, string> = {
  pregnancy: 'Ask a doctor first, because of {your} pregnancy.',
  'weak-immunity': 'Ask a doctor first: {your} defenses may be weak.',
  allergy: 'Ask a doctor first, because of an allergy in {your} record.',
}

/** How a check stands, in a line. Nobody is told that something is overdue when the record cannot know it. */
export function statusText(check: DueCheck): string {
  const { status, strength, lastDone, earlier, since, next, reason, until } = check
  const last = lastDone ? [`Last done: ${dayText(lastDone)}.`] : []
  switch (status) {
    case 'ask-first':
      return [REASONS[reason ?? 'allergy'], ...last].join(' ')
    case 'coming':
      return [`From ${dayText(next ?? '')} on.`, ...last].join(' ')
    case 'remind':
      return `Put off until ${dayText(until ?? '')}.`
    case 'declined':
      return until ? `Not wanted until ${dayText(until)}.` : 'Not wanted.'
    case 'done':
      return [...last, next ? `Again from ${dayText(next)} on.` : 'Nothing more to do.'].join(' ')
    case 'due':
      break
  }
  if (since && lastDone) {
    const late = `${last[0]} Due since ${dayText(since)}.`
    return strength === 'routine' ? late : `${late} ${STRENGTHS[strength]}`
  }
  if (lastDone && strength === 'ask') return `${last[0]} Ask a doctor when the next one is due.`
  const known = earlier
    ? `An older kind was given: ${dayText(earlier)}.`
    : lastDone
      ? (last[0] ?? '')
      : 'Nothing about it in {your} record.'
  return strength === 'routine' ? known : `${known} ${STRENGTHS[strength]}`
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
