/** A day on a calendar, without a zone: `2026-03-29`. */
export type Day = string
/** A clock on a wall, in hours and minutes: `08:00`. */
export type TimeOfDay = string
/** A day, or a day and what the clock on the wall shows: `2026-03-29` or `2026-03-29T08:00`. */
export type LocalTime = string
/** A moment that is the same everywhere: `2026-03-29T06:00:00.000Z`. */
export type Moment = string
/** A zone of the IANA database: `Europe/Berlin`. */
export type Zone = string

/** As FHIR `Timing.repeat.dayOfWeek`. */
export type DayOfWeek = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'

/** As FHIR `Timing.repeat.when`: before (A), after (P) or with (C) a meal, breakfast (M), lunch (D) or dinner (V), and parts of the day. */
export type EventTiming =
  | ('AC' | 'ACM' | 'ACD' | 'ACV' | 'C' | 'CM' | 'CD' | 'CV' | 'PC' | 'PCM' | 'PCD' | 'PCV')
  | ('WAKE' | 'MORN' | 'NOON' | 'AFT' | 'EVE' | 'NIGHT' | 'HS')

/** One time of a day at which something is taken. */
export interface DoseTime {
  /** It stays when the time or the amount is edited, so that a dose that was marked stays marked. `newDoseTime` makes it. */
  id: string
  time: TimeOfDay
  /** In the unit of the schedule: 1.5 tablets. */
  amount: number
  when?: EventTiming
  /** Minutes before or after what `when` says. */
  offset?: number
}

/** The days on which something is taken. What is counted begins at `anchor`, or with the schedule. */
export type DayPattern =
  | { kind: 'every'; n: number; anchor?: Day }
  | { kind: 'weekdays'; dayOfWeek: readonly DayOfWeek[] }
  /** 21 days on, 7 days off. */
  | { kind: 'cycle'; on: number; off: number; anchor?: Day }
  /** Every n months on the day of the anchor, or on the last day of a month that is shorter. */
  | { kind: 'months'; n: number; anchor?: Day }

export interface Pause {
  from: Moment
  /** Open until the person goes on. */
  until?: Moment
}

interface Common {
  /** Nothing is planned before it. An interval counts from it; without a time from the start of the day. */
  from: LocalTime
  /** The last day, or the last minute. */
  until?: LocalTime
  /** The number of doses in all; those that fall into a pause do not count. */
  count?: number
  pauses?: readonly Pause[]
  /** Where the plan was made. */
  zone: Zone
  /**
   * On a journey: `wall` follows the clock of the place, `elapsed` stays with the clock of `zone`. An interval that is
   * `elapsed` keeps its hours through the change to summer time as well.
   */
  follows: 'wall' | 'elapsed'
  /** The zones that the person went to, in order. A journey is a change of the clock like the one to summer time. */
  journeys?: readonly { at: Moment; zone: Zone }[]
  /** A UCUM code (`mL`, `[iU]`) or a UCUM annotation (`{tablet}`). */
  unit?: string
}

export interface DailySchedule extends Common {
  kind: 'daily'
  days: DayPattern
  times: readonly DoseTime[]
}

export interface IntervalSchedule extends Common {
  kind: 'interval'
  hours: number
  countedFrom: 'plan' | 'taken'
  amount: number
  when?: EventTiming
}

export interface Step {
  /** How many days it lasts. */
  lasts: number
  /** Every day, unless it says otherwise; counted from the first day of the step. */
  days?: DayPattern
  /** None: days without a dose. A time that stays the same from step to step keeps its id. */
  times: readonly DoseTime[]
}

/** A taper, or any plan that is written out: one step after another. */
export interface StepsSchedule extends Common {
  kind: 'steps'
  steps: readonly Step[]
  /** After the last step: nothing more, the last step for good, or all steps again. */
  afterwards: 'stop' | 'stay' | 'repeat'
}

export interface AsNeededSchedule extends Common {
  kind: 'asNeeded'
  /** The amount at once, and the most that it may be (1 to 2 tablets). */
  amount: number
  upTo?: number
  /** The least time between two doses. */
  gapHours?: number
  /** The most within a window that moves along: 4 tablets in any 24 hours. */
  most?: { amount: number; hours: number }
}

export type Schedule = DailySchedule | IntervalSchedule | StepsSchedule | AsNeededSchedule

/** A plan holds from a moment on, until the next revision. */
export interface Revision {
  since: Moment
  schedule: Schedule
}

/** A schedule, or the schedules that an edited medicine had, one after another (`revise` adds one). */
export type Plan = Schedule | readonly Revision[]

/** A planned dose. */
export interface Dose {
  /** Names this dose of this plan, the same on every device. An edit keeps it, so that one mark answers it for good. */
  slot: string
  at: Moment
  /** Day and time on the person's clock at that moment. */
  day: Day
  time: TimeOfDay
  amount: number
  unit?: string
  when?: EventTiming
  offset?: number
  /** Doses that a change of the clock or an edit brought to this same moment: this one stands for them, never two at once. */
  insteadOf?: readonly string[]
}

/** A person said this about a dose. Nobody gives this package marks that were undone. */
export interface Mark {
  /** Names the planned dose; a dose as needed or beside the plan has a fresh id. */
  slot: string
  status: 'taken' | 'skipped'
  /** When it was taken, or said to be skipped. */
  at: Moment
  /** When it was planned. Where doses are counted from the one taken, the marks before one that says so are not needed. */
  plannedAt?: Moment
  amount: number
}
