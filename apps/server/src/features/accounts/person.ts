import { AGE_OF_MAJORITY, MESSAGES, type SignUpForm } from '@salus/contract'
import { AppError } from '#server/platform/errors/app-error.ts'
import { isOffered, readMobile } from './mobile-numbers.ts'

const LEAST_AGE = 13
const GREATEST_AGE = 130

/** What a sign-up form says, in the spelling that is kept. */
export interface Person {
  fullName: string
  dob: string
  country: string
  /** Lower case. */
  email: string | null
  /** E.164. */
  mobile: string | null
}

/** Judges what the schema cannot: age, country, phone number, name. The same on both steps of the sign-up, and later. */
export async function judgePerson(
  form: Pick<SignUpForm, 'fullName' | 'dob' | 'country' | 'email' | 'mobile'>,
  now: Date,
): Promise<Person> {
  const fullName = judgeName(form.fullName)
  judgeAge(form.dob, now)
  if (!(await isOffered(form.country))) refuseField('country', MESSAGES.signUp.countryRequired)
  const mobile = form.mobile ? await readMobile(form.mobile, form.country) : null
  if (form.mobile && !mobile) {
    throw new AppError('mobile_invalid', { fields: { mobile: MESSAGES.signUp.mobileInvalid } })
  }
  return { fullName, dob: form.dob, country: form.country, email: form.email ?? null, mobile }
}

/**
 * Somebody for whom a parent keeps a record, since `madeAt`: a child grows up, and is still to be put right. Answers the
 * name as it is kept.
 */
export function judgeChild({ fullName, dob }: { fullName: string; dob: string }, now: Date, madeAt = now): string {
  if (dob > latestDateOnEarth(now)) refuseField('dob', MESSAGES.signUp.dobInvalid)
  if (ageAt(dob, madeAt) >= AGE_OF_MAJORITY) refuseField('dob', MESSAGES.careCircle.childGrown)
  return judgeName(fullName)
}

/** A name holds a letter of some script; emoji may stand beside it. Nothing invisible that could disguise it. */
function judgeName(typed: string): string {
  const fullName = typed.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()
  if (!/\p{L}/u.test(fullName)) refuseField('fullName', MESSAGES.signUp.nameWithoutLetter)
  // Control characters, directions, lone surrogates. U+200C and U+200D join letters in Indian and Persian names.
  if (/[\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u.test(fullName)) {
    refuseField('fullName', MESSAGES.signUp.nameUnreadable)
  }
  return fullName
}

function judgeAge(dob: string, now: Date): void {
  const age = ageAt(dob, now)
  if (age > GREATEST_AGE || dob > latestDateOnEarth(now)) refuseField('dob', MESSAGES.signUp.dobInvalid)
  if (age < LEAST_AGE) throw new AppError('too_young', { fields: { dob: new AppError('too_young').sentence } })
}

/** Whole years. A birthday counts from the moment it begins somewhere: no one is told to wait for a time zone. */
export function ageAt(dob: string, now: Date): number {
  const [years = 0, months = 0, days = 0] = latestDateOnEarth(now).split('-').map(Number)
  const [year = 0, month = 0, day = 0] = dob.split('-').map(Number)
  const hadBirthday = months > month || (months === month && days >= day)
  return years - year - (hadBirthday ? 0 : 1)
}

/** Years; of a child under two with its months, which decide how dangerous a fever is. */
export function exactAgeAt(dob: string, now: Date): number {
  const years = ageAt(dob, now)
  if (years >= 2) return years
  const [nowYear = 0, nowMonth = 0, nowDay = 0] = latestDateOnEarth(now).split('-').map(Number)
  const [year = 0, month = 0, day = 0] = dob.split('-').map(Number)
  return ((nowYear - year) * 12 + nowMonth - month - (nowDay >= day ? 0 : 1)) / 12
}

const latestDateOnEarth = (now: Date) => new Date(now.getTime() + 14 * 60 * 60 * 1_000).toISOString().slice(0, 10)

function refuseField(field: string, sentence: string): never {
  throw new AppError('invalid_request', { fields: { [field]: sentence } })
}
