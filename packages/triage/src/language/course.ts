import type { DurationBucket } from '../knowledge/types.ts'
import type { Token } from './tokenise.ts'

export interface Course {
  /** How long the complaint has lasted, as the text first says. */
  durationDays: number | undefined
  onset: 'sudden' | 'gradual' | undefined
}

const DAYS: Record<string, number> = {
  minute: 1 / 1440,
  second: 1 / 86400,
  seconds: 1 / 86400,
  hour: 1 / 24,
  day: 1,
  night: 1,
  week: 7,
  month: 30,
  year: 365,
  weekend: 2,
}
const VAGUE = new Map<string, number>([
  ['a', 1],
  ['an', 1],
  ['one', 1],
  ['couple', 2],
  ['few', 3],
  ['several', 4],
  ['some', 3],
  ['many', 10],
  ['half', 0.5],
  ['past', 1],
  ['last', 1],
])
const SINCE = new Map<string, number>([
  ['yesterday', 1],
  ['today', 0.3],
  ['tonight', 0.2],
  ['morning', 0.3],
  ['afternoon', 0.3],
  ['night', 0.7],
  ['evening', 0.4],
  ['birth', 365],
  ['childhood', 3650],
  ['monday', 3],
  ['tuesday', 3],
  ['wednesday', 3],
  ['thursday', 3],
  ['friday', 3],
  ['saturday', 3],
  ['sunday', 3],
  ['weekend', 3],
  ['now', 0.05],
  ['week', 7],
  ['month', 30],
  ['year', 365],
])
const SUDDEN = /^(sudden|suddenly|abrupt|abruptly|instantly|instantaneous|acute|acutely|thunderclap)$/
const GRADUAL = /^(gradual|gradually|slowly|progressive|progressively|insidious|insidiously|chronic|ongoing|steadily)$/

export function readCourse(tokens: readonly Token[], isPast: (at: number) => boolean): Course {
  let durationDays: number | undefined
  let onset: Course['onset']
  for (let at = 0; at < tokens.length; at++) {
    const { norm } = tokens[at] as Token
    if (onset === undefined && SUDDEN.test(norm)) onset = 'sudden'
    if (onset === undefined && GRADUAL.test(norm)) onset = 'gradual'
    if (onset === undefined && norm === 'out' && tokens[at + 1]?.norm === 'of' && tokens[at + 2]?.norm === 'nowhere')
      onset = 'sudden'
    if (durationDays === undefined && !isPast(at)) durationDays = durationAt(tokens, at)
  }
  return { durationDays, onset }
}

/** `for 3 days`, `3 days ago`, `x 2 weeks`, `2-day history`, `since yesterday`, `all day`, `past few weeks`. */
function durationAt(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at] as Token
  const before = tokens[at - 1]?.norm ?? ''
  if (
    token.norm === 'since' ||
    token.norm === 'yesterday' ||
    token.norm === 'earlier' ||
    token.norm === 'this' ||
    token.norm === 'last'
  )
    return sinceAt(tokens, at)
  if (token.norm === 'all' && /^(day|night|week|month)$/.test(tokens[at + 1]?.norm ?? ''))
    return DAYS[tokens[at + 1]?.norm ?? '']
  const unit = DAYS[token.norm]
  if (unit === undefined) return undefined
  const following = tokens[at + 1]?.norm ?? ''
  // An age, a dose or a frequency is not a duration.
  if (
    following === 'old' ||
    following === 'pregnant' ||
    before === 'per' ||
    before === 'every' ||
    (following === 'of' && tokens[at + 2]?.norm === 'age')
  )
    return undefined
  const count = countBefore(tokens, at)
  if (count === undefined) return /^(for|these|many)$/.test(before) ? unit * 3 : undefined
  const opening = tokens.slice(Math.max(0, at - 5), at).map((word) => word.norm)
  const told =
    isHeadline(tokens, at) ||
    /^(ago|history|now|duration|straight|earlier|in|course|period)$/.test(following) ||
    opening.some((word) =>
      /^(for|x|past|last|over|about|since|during|within|after|only|almost|nearly|started|lasting|lasted|now|of)$/.test(
        word,
      ),
    )
  return told ? count * unit : undefined
}

/** "Eight months of ankle swelling, …": the count opens the sentence or its part, and what follows is no treatment. */
function isHeadline(tokens: readonly Token[], at: number): boolean {
  if (tokens[at + 1]?.norm !== 'of') return false
  if (tokens.slice(at + 2, at + 5).some(({ norm }) => OF_TREATMENT.test(norm))) return false
  const opener = tokens[at - 2]
  return opener === undefined || (opener.kind === 'mark' && /^[.,;:!?]$/.test(opener.norm))
}
const OF_TREATMENT =
  /^(age|antibiotic|antibiotics|treatment|therapy|tablet|tablets|pill|pills|steroid|steroids|prednisolone|prednisone|omeprazole|physio|physiotherapy|chemo|chemotherapy|radiotherapy|dialysis|insulin|pregnancy|marriage|sobriety|trying|taking|smoking|drinking|work|training)$/

function countBefore(tokens: readonly Token[], at: number): number | undefined {
  for (let back = at - 1; back >= at - 3 && back >= 0; back--) {
    const token = tokens[back] as Token
    if (!Number.isNaN(token.value)) return token.value
    const vague = VAGUE.get(token.norm)
    if (vague !== undefined) return vague
    if (token.norm !== 'of' && token.norm !== 'of' && token.kind !== 'mark') return undefined
  }
  return undefined
}

function sinceAt(tokens: readonly Token[], at: number): number | undefined {
  const own = (tokens[at] as Token).norm
  if (own === 'yesterday') return 1
  if (own === 'earlier') return tokens[at + 1]?.norm === 'today' ? 0.3 : undefined
  for (const token of tokens.slice(at + 1, at + 4)) {
    const since = SINCE.get(token.norm)
    if (since !== undefined) return own === 'this' && since > 1 ? undefined : since
    if (!Number.isNaN(token.value)) return undefined
  }
  return undefined
}

const BUCKETS: [below: number, bucket: DurationBucket][] = [
  [1 / 12, 'minutes'],
  [1, 'hours'],
  [7, 'days'],
  [28, 'weeks'],
  [300, 'months'],
  [Number.POSITIVE_INFINITY, 'years'],
]

/** "Minutes" reaches to two hours, since people say "an hour" of what began just now. */
export const bucketOf = (durationDays: number): DurationBucket =>
  BUCKETS.find(([below]) => durationDays < below)?.[1] ?? 'years'
