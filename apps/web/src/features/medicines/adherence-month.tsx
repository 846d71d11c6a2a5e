import type { Adherence } from '@salus/contract'
import classes from './adherence-page.module.css'
import { dayState } from './adherence-words.ts'
import { dayText } from './today-words.ts'

interface AdherenceMonthProps {
  days: Adherence['days']
  title: string
  today: string
}

const STATE_WORDS = { none: 'nothing due', all: 'all taken', some: 'some taken', missed: 'none taken' }

/** A month as a calendar: each day with how many of its doses were taken. */
export function AdherenceMonth({ days, title, today }: AdherenceMonthProps) {
  const begins = firstDayOfWeek()
  const offset = (weekdayOf(days[0]?.date ?? today) - begins + 7) % 7
  const cells = [...Array.from({ length: offset }, () => null), ...days]
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => cells.slice(week * 7, week * 7 + 7))
  // A week that certainly begins on a Sunday.
  const names = Array.from({ length: 7 }, (_, index) => `2023-01-0${1 + ((begins + index) % 7)}`)
  return (
    <table className={classes.calendar}>
      <caption>{title}: doses taken of those that were due</caption>
      <thead>
        <tr>
          {names.map((day) => (
            <th key={day} scope="col" abbr={dayText(day, { weekday: 'long' })}>
              {dayText(day, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find(Boolean)?.date}>
            {week.map((day, index) =>
              day ? (
                <td key={day.date} data-state={dayState(day)} data-today={day.date === today || undefined}>
                  <span className={classes.number}>{Number(day.date.slice(8))}</span>
                  {day.planned > 0 && (
                    <span className={classes.of} title={STATE_WORDS[dayState(day)]}>
                      {day.taken}/{day.planned}
                    </span>
                  )}
                </td>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: places before the first day have no other name.
                <td key={index} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const weekdayOf = (day: string): number => new Date(`${day}T12:00:00`).getDay()

/** 0 for Sunday: where the browser does not say, the week begins with it. */
function firstDayOfWeek(): number {
  const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(
    navigator.language || 'en-US',
  )
  return (locale.getWeekInfo?.().firstDay ?? 7) % 7
}
