import { MESSAGES } from '@salus/contract'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { Content } from './history.repository.ts'

const GREATEST_AGE = 130
const DAY_MS = 24 * 60 * 60 * 1_000
/** Today may already be tomorrow elsewhere. */
const AHEAD_MS = 14 * 60 * 60 * 1_000
const LONGEST_PREGNANCY_DAYS = 300

/** Refuses what cannot be: a birth or an illness in the future, an illness before the birth. */
export function judgeContent({ fullName, dob, details }: Content, now: Date): void {
  if (fullName === '' || dob === '') throw new AppError('history_incomplete')
  const latest = new Date(now.getTime() + AHEAD_MS).toISOString().slice(0, 10)
  const [birthYear, thisYear] = [Number(dob.slice(0, 4)), Number(latest.slice(0, 4))]
  const fields: Record<string, string> = {}
  if (dob > latest || birthYear < thisYear - GREATEST_AGE) fields.dob = MESSAGES.signUp.dobInvalid
  const judge = (field: string, year: number | null) => {
    if (year === null || (year >= birthYear && year <= thisYear)) return
    fields[field] = `Please enter a year between ${birthYear} and ${thisYear}.`
  }
  for (const [at, { onsetYear }] of details.conditions.entries()) judge(`details.conditions.${at}.onsetYear`, onsetYear)
  for (const [at, { sinceYear }] of details.medications.entries())
    judge(`details.medications.${at}.sinceYear`, sinceYear)
  for (const [at, { year }] of details.surgeries.entries()) judge(`details.surgeries.${at}.year`, year)
  if (details.dueDate && Math.abs(Date.parse(details.dueDate) - now.getTime()) > LONGEST_PREGNANCY_DAYS * DAY_MS) {
    fields['details.dueDate'] = 'Please enter a due date that is less than ten months away.'
  }
  if (Object.keys(fields).length > 0) throw new AppError('history_invalid', { fields })
}
