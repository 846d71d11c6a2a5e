import { type Dashboard, type NewestReading, ofPerson, type VitalName, vitalMeasure } from '@salus/contract'

/** The room of the readings says this about the newest reading of one measure. */
export interface Judged {
  measure: VitalName
  /** Measured this week. */
  isOfWeek: boolean
  standing: NewestReading['standing']
  isWeekWithin: boolean | null
}

interface State {
  state: string
  tone: Dashboard['tone']
}

/**
 * One sentence that is true of the record: `pressing` are the measures that cannot wait. `name`: whose it is, for who looks
 * at another person's; what they do not see of it they are not told to begin with.
 */
export function todaysState(
  newest: readonly Judged[],
  pressing: readonly VitalName[],
  hasHistory: boolean | null,
  name?: string,
): State {
  const empty = name === undefined ? EMPTY : 'There are no readings yet.'
  const { state, tone } = stateOf(newest, pressing, hasHistory ? ONLY_HISTORY : empty)
  return { state: ofPerson(state, name), tone }
}

const EMPTY = 'There are no readings and no medical history yet: begin with one of them.'
const ONLY_HISTORY = '{Your} medical history is saved; there are no readings yet.'

function stateOf(newest: readonly Judged[], pressing: readonly VitalName[], withoutReadings: string): State {
  if (pressing.length > 0) {
    const needs = pressing.length === 1 ? 'needs' : 'need'
    return { state: `{Your} newest ${named(pressing)} ${needs} your attention now.`, tone: 'danger' }
  }
  if (newest.length === 0) return say(withoutReadings)
  const week = newest.filter(({ isOfWeek }) => isOfWeek)
  const judged = (week.length > 0 ? week : newest).filter(({ standing }) => standing !== null)
  const outside = judged.filter(({ standing }) => standing !== 'within')
  const others = judged.filter(({ standing }) => standing === 'within')
  if (week.length === 0) {
    const last = outside.length > 0 ? outsideText(outside, 'last') : judged.length > 0 ? LAST_WITHIN : ''
    return say(['Nothing was measured this week', last].filter(Boolean).join('; ').concat('.'))
  }
  if (judged.length === 0) {
    return say(
      `{You} measured ${named(week.map(({ measure }) => measure))} this week: there is no usual range for that.`,
    )
  }
  const isWholeWeek = others.every(({ isWeekWithin }) => isWeekWithin)
  if (outside.length === 0) {
    return say(
      isWholeWeek
        ? 'Everything {you} measured this week is within the usual range.'
        : '{Your} newest readings are within the usual range.',
    )
  }
  const rest = isWholeWeek
    ? '; everything else {you} measured this week is within it'
    : '; {your} other newest readings are within it'
  return { state: `${outsideText(outside, 'newest')}${others.length > 0 ? rest : ''}.`, tone: 'caution' }
}

const LAST_WITHIN = '{your} last readings were within the usual range'

const say = (state: string): State => ({ state, tone: 'calm' })

/** "Your newest heartbeat is above the usual range", or of several, "are outside of". */
function outsideText(outside: readonly Judged[], which: 'newest' | 'last'): string {
  const [first] = outside
  const sides = new Set(outside.map(({ standing }) => standing))
  const side = sides.size === 1 && first?.standing ? first.standing : 'outside of'
  const verb = { newest: ['is', 'are'], last: ['was', 'were'] }[which][outside.length === 1 ? 0 : 1]
  const your = which === 'newest' ? '{Your}' : '{your}'
  return `${your} ${which} ${named(outside.map(({ measure }) => measure))} ${verb} ${side} the usual range`
}

function named(measures: readonly VitalName[]): string {
  const names = measures.map((measure) => vitalMeasure(measure).label.replace(/,.*/, '').toLowerCase())
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')
}
