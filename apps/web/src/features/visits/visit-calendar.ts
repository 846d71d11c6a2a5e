import type { Visit } from '@salus/contract'
import { writeCalendar } from '@salus/dosing'

const VISIT_MINUTES = 60
const ALARM_MINUTES = 120

/** One visit as a calendar file (RFC 5545), at the time on the wall there. */
export function visitCalendar({ id, day, time, practitioner, location, reason, changedAt }: Visit): string {
  const event = {
    uid: `${id}@salus`,
    at: { day, time },
    summary: practitioner,
    ...(reason && { description: reason }),
    ...(location && { location }),
    ...{ minutes: VISIT_MINUTES, alarmMinutesBefore: ALARM_MINUTES },
  }
  return writeCalendar([event], { name: practitioner, changedAt })
}
