import { type MedicineForm, ScheduleSchema } from '@salus/contract'
import { type DayOfWeek, type DoseTime, type EventTiming, newDoseTime, type Schedule } from '@salus/dosing'
import type { Problems } from '#web/ui/use-entry-editor.ts'
import { UNIT_OF_FORM } from './dose-words.ts'

/** Field path to its sentence. */

export interface TimeDraft {
  id: string
  time: string
  amount: string
  when: EventTiming | ''
  offset: string
}
export interface StepDraft {
  lasts: string
  times: TimeDraft[]
  /** A step may have days of its own; they are kept as they came. */
  days?: unknown
}

/** A plan while it is typed: all numbers are text, and nothing of a kind is lost when another kind is tried. */
export interface ScheduleDraft {
  kind: 'none' | Schedule['kind']
  unit: string
  times: TimeDraft[]
  days: 'every' | 'weekdays' | 'nth' | 'cycle' | 'months'
  dayOfWeek: DayOfWeek[]
  n: string
  on: string
  off: string
  anchor: string
  hours: string
  countedFrom: 'plan' | 'taken'
  firstTime: string
  amount: string
  when: EventTiming | ''
  steps: StepDraft[]
  afterwards: 'stop' | 'stay' | 'repeat'
  upTo: string
  gapHours: string
  mostAmount: string
  mostHours: string
  from: string
  until: string
  count: string
  follows: 'wall' | 'elapsed'
  /** The form does not ask for these: zone, pauses and journeys of a plan that is there already. */
  kept: Pick<Schedule, 'zone'> & Partial<Pick<Schedule, 'pauses' | 'journeys'>>
  /** The minutes of the first and the last day that it has: `T14:00`. */
  fromTime: string
  untilTime: string
}

/** The fields of it that are one line of text. */
export type TextField = {
  [Name in keyof ScheduleDraft]: string extends ScheduleDraft[Name] ? Name : never
}[keyof ScheduleDraft]

const timeDraft = (time: string, others: readonly TimeDraft[] = [], amount = '1'): TimeDraft => ({
  id: newDoseTime(time, 1, others).id,
  time,
  amount,
  when: '',
  offset: '',
})

export function emptySchedule(today: string, zone: string, form: MedicineForm | null = null): ScheduleDraft {
  return {
    kind: 'none',
    unit: UNIT_OF_FORM[form ?? 'tablet'],
    times: [timeDraft('08:00')],
    days: 'every',
    dayOfWeek: [],
    n: '2',
    on: '21',
    off: '7',
    anchor: '',
    hours: '8',
    countedFrom: 'plan',
    firstTime: '08:00',
    amount: '1',
    when: '',
    steps: [{ lasts: '7', times: [timeDraft('08:00')] }],
    afterwards: 'stop',
    upTo: '',
    gapHours: '',
    mostAmount: '',
    mostHours: '24',
    from: today,
    until: '',
    count: '',
    follows: 'wall',
    kept: { zone },
    fromTime: '',
    untilTime: '',
  }
}

/** Another time of the day: eight hours after the last one. */
export function withTime(times: readonly TimeDraft[]): TimeDraft[] {
  const last = times.at(-1)
  const hour =
    last && /^\d\d:/.test(last.time) ? (Number(last.time.slice(0, 2)) + (times.length === 1 ? 12 : 6)) % 24 : 8
  const time = `${String(hour).padStart(2, '0')}:${last?.time.slice(3) || '00'}`
  return [...times, timeDraft(time, times, last?.amount ?? '1')]
}

/** The next step begins as the one before it ends, so that a time that stays keeps its id. */
export const withStep = (steps: readonly StepDraft[]): StepDraft[] => {
  const { lasts, times } = steps.at(-1) ?? { lasts: '7', times: [timeDraft('08:00')] }
  return [...steps, { lasts, times: times.map((time) => ({ ...time })) }]
}

export function draftOfSchedule(schedule: Schedule | null, empty: ScheduleDraft): ScheduleDraft {
  if (!schedule) return empty
  const { zone, pauses, journeys, follows, unit, until = '', count } = schedule
  const draft: ScheduleDraft = {
    ...empty,
    kind: schedule.kind,
    unit: unit ?? '{dose}',
    from: schedule.from.slice(0, 10),
    until: until.slice(0, 10),
    fromTime: schedule.kind === 'interval' ? '' : schedule.from.slice(10),
    untilTime: until.slice(10),
    count: text(count),
    follows,
    kept: { zone, ...(pauses && { pauses }), ...(journeys && { journeys }) },
  }
  switch (schedule.kind) {
    case 'daily': {
      const { days } = schedule
      draft.times = schedule.times.map(timeDraftOf)
      draft.anchor = ('anchor' in days && days.anchor) || ''
      if (days.kind === 'every') draft.days = days.n === 1 ? 'every' : 'nth'
      else draft.days = days.kind
      if (days.kind === 'weekdays') draft.dayOfWeek = [...days.dayOfWeek]
      else if (days.kind === 'cycle') Object.assign(draft, { on: text(days.on), off: text(days.off) })
      else draft.n = text(days.n)
      break
    }
    case 'interval':
      draft.hours = text(schedule.hours)
      draft.countedFrom = schedule.countedFrom
      draft.firstTime = schedule.from.slice(11)
      draft.amount = text(schedule.amount)
      draft.when = schedule.when ?? ''
      break
    case 'steps':
      draft.steps = schedule.steps.map(({ lasts, times, days }) => ({
        lasts: text(lasts),
        times: times.map(timeDraftOf),
        ...(days && { days }),
      }))
      draft.afterwards = schedule.afterwards
      break
    case 'asNeeded':
      draft.amount = text(schedule.amount)
      draft.upTo = text(schedule.upTo)
      draft.gapHours = text(schedule.gapHours)
      draft.mostAmount = text(schedule.most?.amount)
      draft.mostHours = text(schedule.most?.hours ?? 24)
  }
  return draft
}

const text = (number: number | undefined): string => (number === undefined ? '' : String(number))
const timeDraftOf = ({ id, time, amount, when, offset }: DoseTime): TimeDraft => ({
  id,
  time,
  amount: text(amount),
  when: when ?? '',
  offset: text(offset),
})

type Made = { schedule: Schedule | null; problems?: never } | { schedule?: never; problems: Problems }

/** The plan that was typed, or what is wrong with it by the names of the fields. */
export function scheduleOf(draft: ScheduleDraft): Made {
  if (draft.kind === 'none') return { schedule: null }
  const read = ScheduleSchema.safeParse(rawOf(draft))
  if (read.success) return { schedule: read.data }
  const problems: Record<string, string> = {}
  for (const issue of read.error.issues) problems[fieldOf(issue.path.join('.'), draft)] ??= sentenceOf(issue)
  return { problems }
}

function rawOf(draft: ScheduleDraft): unknown {
  const { kind, unit, from, until, count, follows, kept } = draft
  const common = {
    ...kept,
    ...{ kind, unit, follows },
    from: from && from + draft.fromTime,
    ...given('until', until && until + draft.untilTime),
    ...given('count', number(count)),
  }
  switch (kind) {
    case 'daily':
      return { ...common, days: daysOf(draft), times: draft.times.map(timeOf) }
    case 'interval': {
      const { hours, countedFrom, firstTime, amount, when } = draft
      const start = firstTime ? { from: `${from}T${firstTime}` } : {}
      return { ...common, ...start, hours: number(hours), countedFrom, amount: number(amount), ...given('when', when) }
    }
    case 'steps': {
      const steps = draft.steps.map(({ lasts, times, days }) => ({
        lasts: number(lasts),
        times: times.map(timeOf),
        ...(days ? { days } : {}),
      }))
      return { ...common, steps, afterwards: draft.afterwards }
    }
    default: {
      const { amount, upTo, gapHours, mostAmount, mostHours } = draft
      return {
        ...common,
        amount: number(amount),
        ...given('upTo', number(upTo)),
        ...given('gapHours', number(gapHours)),
        ...(mostAmount.trim() ? { most: { amount: number(mostAmount), hours: number(mostHours) } } : {}),
      }
    }
  }
}

function daysOf({ days, dayOfWeek, n, on, off, anchor }: ScheduleDraft): unknown {
  const counted = given('anchor', anchor)
  switch (days) {
    case 'every':
      return { kind: 'every', n: 1 }
    case 'nth':
      return { kind: 'every', n: number(n), ...counted }
    case 'months':
      return { kind: 'months', n: number(n), ...counted }
    case 'cycle':
      return { kind: 'cycle', on: number(on), off: number(off), ...counted }
    case 'weekdays':
      return { kind: 'weekdays', dayOfWeek }
  }
}

const timeOf = ({ id, time, amount, when, offset }: TimeDraft) => ({
  ...{ id, time, amount: number(amount) },
  ...given('when', when),
  ...(when.startsWith('AC') || when.startsWith('PC') ? given('offset', number(offset)) : {}),
})

/** "1,5" and "½" are numbers as well. Nothing for what is left empty, and no number for what is none. */
export function number(typed: string): number | undefined {
  const [, whole = '', part = ''] = /^(\d*)\s*([¼½¾⅓⅔]?)$/.exec(typed.trim()) ?? []
  if (part) return Number(whole || 0) + (PARTS[part] ?? 0)
  return typed.trim() === '' ? undefined : Number(typed.trim().replace(',', '.'))
}
const PARTS: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75, '⅓': 0.333, '⅔': 0.667 }

const given = (name: string, value: unknown) => (value === undefined || value === '' ? {} : { [name]: value })

/** Where the form asks for it. */
function fieldOf(path: string, { kind, days, firstTime }: ScheduleDraft): string {
  if (path === 'days.n') return 'n'
  if (path === 'from' && kind === 'interval' && firstTime === '') return 'firstTime'
  if (path.startsWith('days.') && days === 'weekdays') return 'dayOfWeek'
  if (path.startsWith('days.')) return path.slice('days.'.length)
  if (path === 'most.amount') return 'mostAmount'
  return path === 'most.hours' ? 'mostHours' : path
}

interface Issue {
  code?: string | undefined
  message: string
  origin?: string
  minimum?: unknown
  maximum?: unknown
  path: readonly PropertyKey[]
}

function sentenceOf(issue: Issue): string {
  const last = issue.path.at(-1)
  if (last === 'dayOfWeek') return 'Please choose at least one day.'
  if (last === 'times') return 'Please add a time of day.'
  if (last === 'from' || last === 'until') return 'Please choose a real day.'
  if (issue.code === 'invalid_type') return 'Please enter a number.'
  if (issue.code === 'too_big') return `Please enter at most ${issue.maximum}.`
  if (issue.code === 'too_small' && issue.minimum !== 0) return `Please enter at least ${issue.minimum}.`
  if (issue.code === 'too_small') return 'Please enter a number above zero.'
  return issue.message
}
