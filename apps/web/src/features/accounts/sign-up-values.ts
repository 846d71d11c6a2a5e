import type { CodeSent, NewPasskey, SignUpForm } from '@salus/contract'

/** Three fields, so that a birthday is typed in five seconds and not hunted for in a calendar. */
export interface BirthDate {
  day: string
  month: string
  year: string
}

/** What the form holds and a reload may bring back: no password and no picture. */
export interface SignUpDetails {
  fullName: string
  dob: BirthDate
  email: string
  mobile: string
  country: string
  acceptTerms: boolean
  consentGmail: boolean
  consentPhone: boolean
}

/** What lives in memory alone. */
export interface SignUpSecrets {
  password: string
  confirmPassword: string
  profilePhoto: string | null
  passkey: NewPasskey | null
}

export type SignUpValues = SignUpDetails & SignUpSecrets
export type SignUpField = Exclude<keyof SignUpForm, 'consentGmail' | 'consentPhone'> | 'profilePhoto'
export type SignUpProblems = Partial<Record<SignUpField, string>>

export const NO_SECRETS: SignUpSecrets = { password: '', confirmPassword: '', profilePhoto: null, passkey: null }

export function emptyDetails(country: string): SignUpDetails {
  return {
    fullName: '',
    dob: { day: '', month: '', year: '' },
    email: '',
    mobile: '',
    country,
    acceptTerms: false,
    consentGmail: false,
    consentPhone: false,
  }
}

/** `2001-02-03`; whether such a day exists is for the schema to say. */
export function isoDate({ day, month, year }: BirthDate): string {
  if (!day.trim() || !month || !year.trim()) return ''
  return `${year.trim().padStart(4, '0')}-${month.padStart(2, '0')}-${day.trim().padStart(2, '0')}`
}

/** A code that was sent, and for which address: the same address needs no second one while it lasts. */
export interface PendingCode {
  sent: CodeSent
  sentAt: number
  contact: string
}

export const contactOf = ({ email, mobile, country }: SignUpDetails) =>
  JSON.stringify([email.trim().toLowerCase(), mobile.trim(), mobile.trim() ? country : ''])

export function isStillGood(pending: PendingCode | null, details: SignUpDetails, now: number): boolean {
  return pending !== null && pending.contact === contactOf(details) && Date.parse(pending.sent.expiresAt) > now
}
