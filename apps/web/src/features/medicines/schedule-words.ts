import type { DayPattern, DoseTime, Schedule } from '@salus/dosing'
import { knownDayText } from '#web/ui/known-day.ts'
import { amountText, clockText, mealText, numberText } from './dose-words.ts'

const DAYS = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const
export const DAY_CHOICES = Object.entries(DAYS).map(([value, label]) => ({ value: value as keyof typeof DAYS, label }))

/** A plan in words, a line for each step. */
export function scheduleLines(schedule: Schedule): string[] {
  const [first = '', ...others] = linesOf(schedule)
  const bounds = boundsText(schedule)
  const last = others.at(-1)
  if (!bounds) return [first, ...others]
  return last === undefined ? [`${first}, ${bounds}`] : [first, ...others, capital(bounds)]
}

export const scheduleText = (schedule: Schedule): string => scheduleLines(schedule).join('. ')

function linesOf(schedule: Schedule): string[] {
  const { unit } = schedule
  switch (schedule.kind) {
    case 'daily':
      return [`${timesText(schedule.times, unit)}, ${daysText(schedule.days)}`]
    case 'interval': {
      const meal = mealText(schedule.when)
      const start = schedule.from.slice(11)
      const counted =
        schedule.countedFrom === 'taken'
          ? ', counted from the last dose taken'
          : start
            ? `, counted from ${clockText(start)}`
            : ''
      return [
        `${[amountText(schedule.amount, unit), meal].filter(Boolean).join(' ')} ${hoursText(schedule.hours)}${counted}`,
      ]
    }
    case 'steps': {
      const steps = schedule.steps.map(({ lasts, times, days }, at) => {
        const what = times.length > 0 ? timesText(times, unit) : 'nothing'
        const on = days && !isEveryDay(days) ? `, ${daysText(days)}` : ''
        return `${at === 0 ? 'For' : 'Then for'} ${count(lasts, 'day')}: ${what}${on}`
      })
      return [...steps, AFTERWARDS[schedule.afterwards]]
    }
    case 'asNeeded': {
      const { amount, upTo, gapHours, most } = schedule
      const dose =
        upTo && upTo > amount ? `${numberText(amount)} to ${amountText(upTo, unit)}` : amountText(amount, unit)
      return [
        [
          `${dose} when needed`,
          gapHours ? `at least ${count(gapHours, 'hour')} apart` : '',
          most ? `at most ${amountText(most.amount, unit)} in ${count(most.hours, 'hour')}` : '',
        ]
          .filter(Boolean)
          .join(', '),
      ]
    }
  }
}

const AFTERWARDS = {
  stop: 'Then nothing more',
  stay: 'The last step goes on',
  repeat: 'Then from the first step again',
} as const

/** Times of one amount are told together. */
function timesText(times: readonly DoseTime[], unit: string | undefined): string {
  const inOrder = times.toSorted((a, b) => a.time.localeCompare(b.time))
  const at = ({ time, when, offset }: DoseTime) =>
    [clockText(time), when ? `(${mealText(when, offset)})` : ''].filter(Boolean).join(' ')
  const amounts = new Set(inOrder.map(({ amount }) => amount))
  const [only] = amounts
  if (amounts.size === 1 && only !== undefined) return `${amountText(only, unit)} at ${and(inOrder.map(at))}`
  return and(inOrder.map((each) => `${amountText(each.amount, unit)} at ${at(each)}`))
}

function daysText(days: DayPattern): string {
  switch (days.kind) {
    case 'every':
      return days.n === 1 ? 'every day' : days.n === 2 ? 'every other day' : `every ${days.n} days`
    case 'weekdays':
      return isEveryDay(days)
        ? 'every day'
        : `on ${and(ORDER.filter((day) => days.dayOfWeek.includes(day)).map((day) => DAYS[day]))}`
    case 'cycle':
      return `${count(days.on, 'day')} on, ${count(days.off, 'day')} off`
    case 'months':
      return days.n === 1 ? 'every month' : `every ${days.n} months`
  }
}
const ORDER = Object.keys(DAYS) as (keyof typeof DAYS)[]

const isEveryDay = (days: DayPattern): boolean =>
  (days.kind === 'every' && days.n === 1) || (days.kind === 'weekdays' && days.dayOfWeek.length === ORDER.length)

function boundsText({ until, count: doses }: Schedule): string {
  return [until ? `until ${knownDayText(until)}` : '', doses ? `${count(doses, 'dose')} in all` : '']
    .filter(Boolean)
    .join(', ')
}

const hoursText = (hours: number): string => (hours === 1 ? 'every hour' : `every ${numberText(hours)} hours`)
const count = (number: number, what: string): string => `${numberText(number)} ${what}${number === 1 ? '' : 's'}`
const and = (parts: readonly string[]): string => new Intl.ListFormat('en').format(parts)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
