import { ERRORS, MESSAGES, type SignUpForm, signUpProblems } from '@salus/contract'
import { internationalNumber } from './phone-number.ts'
import { isoDate, type SignUpProblems, type SignUpValues } from './sign-up-values.ts'

const MIN_AGE_YEARS = 13

/** In the order of the screen, so that the first wrong field is the first one seen. */
const ORDER = [
  'profilePhoto',
  'fullName',
  'dob',
  'email',
  'country',
  'mobile',
  'password',
  'confirmPassword',
  'acceptTerms',
] as const

export function toForm(values: SignUpValues): Required<Omit<SignUpForm, 'invitation'>> {
  const mobile = values.mobile.trim()
  return {
    fullName: values.fullName.trim(),
    dob: isoDate(values.dob),
    email: values.email.trim(),
    mobile: internationalNumber(mobile, values.country) ?? mobile,
    country: values.country,
    password: values.password,
    confirmPassword: values.confirmPassword,
    acceptTerms: values.acceptTerms,
    consentGmail: values.consentGmail,
    consentPhone: values.consentPhone,
  }
}

/** Everything that is wrong with the form at once. The server judges again. */
export function checkSignUp(values: SignUpValues, today: Date): SignUpProblems {
  const form = toForm(values)
  const problems: SignUpProblems = signUpProblems(form)
  if (!problems.dob) {
    const problem = dobProblem(form.dob, today)
    if (problem) problems.dob = problem
  }
  if (!problems.mobile && form.mobile && !internationalNumber(form.mobile, form.country)) {
    problems.mobile = MESSAGES.signUp.mobileInvalid
  }
  return problems
}

export function firstProblem(problems: SignUpProblems): (typeof ORDER)[number] | undefined {
  return ORDER.find((field) => problems[field])
}

function dobProblem(dob: string, today: Date): string | undefined {
  const [year = 0, month = 0, day = 0] = dob.split('-').map(Number)
  const birth = new Date(year, month - 1, day)
  if (birth > today || year < today.getFullYear() - 130) return MESSAGES.signUp.dobInvalid
  const oldEnough = new Date(year + MIN_AGE_YEARS, month - 1, day)
  return oldEnough > today ? ERRORS.too_young.message : undefined
}
