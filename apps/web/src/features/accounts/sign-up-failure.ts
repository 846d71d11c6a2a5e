import { MESSAGES } from '@salus/contract'
import { ApiFailure } from '#web/api/client.ts'
import type { SignUpField, SignUpProblems } from './sign-up-values.ts'

/** Refusals that speak of one field, whether or not the server names it. */
const FIELD_OF_CODE: Record<string, SignUpField> = {
  too_young: 'dob',
  mobile_invalid: 'mobile',
  photo_invalid: 'profilePhoto',
}
const FIELDS = new Set<string>([
  'fullName',
  'dob',
  'email',
  'mobile',
  'country',
  'password',
  'confirmPassword',
  'profilePhoto',
  'acceptTerms',
])

/** What the server says of single fields: shown at the field. Empty when it speaks of the whole. */
export function problemsOf(error: unknown): SignUpProblems {
  if (!(error instanceof ApiFailure)) return {}
  const named = Object.entries(error.fields ?? {}).filter(([field]) => FIELDS.has(field))
  if (named.length > 0) return Object.fromEntries(named)
  const field = FIELD_OF_CODE[error.code]
  return field ? { [field]: error.message } : {}
}

export function isFinishedElsewhere(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'sign_up_finished'
}

export function isPasskeyRefused(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'passkey_not_added'
}

/** The code cannot be used any more: only a new one helps. */
export function isCodeSpent(error: unknown): boolean {
  return error instanceof ApiFailure && (error.code === 'code_expired' || error.code === 'code_tries_used')
}

/** The server's sentence; without one, that it failed and what the browser knows of why. */
export function registrationProblem(error: unknown): { message: string; why?: string } {
  if (!(error instanceof ApiFailure)) return { message: MESSAGES.signUp.failed }
  if (error.status < 400) return { message: MESSAGES.signUp.failed, why: error.message }
  return { message: error.fields?.code ?? error.message }
}
