import { DELAYS_MS, PAGES } from '@salus/contract'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSite } from '#web/api/site.ts'
import { notifyInfo } from '#web/ui/notify.ts'
import { useDraft } from '#web/ui/use-draft.ts'
import { checkSignUp, firstProblem, toForm } from './check-sign-up.ts'
import { likelyCountry } from './countries.ts'
import { useRegister } from './register.ts'
import { useSendCode } from './send-code.ts'
import { isFinishedElsewhere, isPasskeyRefused, problemsOf } from './sign-up-failure.ts'
import {
  contactOf,
  emptyDetails,
  isStillGood,
  NO_SECRETS,
  type PendingCode,
  type SignUpDetails,
  type SignUpField,
  type SignUpProblems,
  type SignUpSecrets,
  type SignUpValues,
} from './sign-up-values.ts'
import { useSingleFlight } from './use-single-flight.ts'

export type SignUpStep = 'form' | 'code' | 'done'

/** The three steps as one state. Details and the code that is on its way survive a reload; passwords and photo do not. */
export function useSignUp() {
  const [step, setStep] = useState<SignUpStep>('form')
  const [details, setDetails, clearDetails] = useDraft<SignUpDetails>('sign-up', emptyDetails(hereCountry()))
  const [pending, setPending, clearPending] = useDraft<PendingCode | null>('sign-up-code', null)
  const [secrets, setSecrets] = useState<SignUpSecrets>(NO_SECRETS)
  const [found, setFound] = useState<{ attempt: number; problems: SignUpProblems }>({ attempt: 0, problems: {} })
  const [username, setUsername] = useState<string | null>(null)
  const sendCode = useSendCode()
  const register = useRegister()
  const once = useSingleFlight()
  const goToLogin = useGoToLogin()
  const { state, hash } = useLocation()
  const invitation = invitationIn(hash)
  // Where nothing can be sent, the invitation is the proof, and there is no code to wait for.
  const needsCode = useSite().data?.sendsMessages !== false || invitation === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival from Google.
  useEffect(() => {
    const google = namesFromGoogle(state)
    if (google) setDetails({ ...details, ...google })
  }, [state])
  const values: SignUpValues = { ...details, ...secrets }

  const show = (problems: SignUpProblems) => setFound(({ attempt }) => ({ attempt: attempt + 1, problems }))
  const forget = (...fields: SignUpField[]) =>
    setFound(({ attempt, problems }) => ({ attempt, problems: without(problems, fields) }))

  const finish = (name: string) => {
    clearDetails()
    clearPending()
    setUsername(name)
    setStep('done')
  }
  /** True when the failure is dealt with: finished in another tab, or a field that has to be corrected. */
  const settle = (error: unknown): boolean => {
    if (isFinishedElsewhere(error)) {
      clearDetails()
      clearPending()
      notifyInfo((error as Error).message)
      goToLogin(details.email.trim())
      return true
    }
    // The account is worth more than its passkey: the next try goes without it.
    if (isPasskeyRefused(error)) setSecrets({ ...secrets, passkey: null })
    const problems = problemsOf(error)
    if (!firstProblem(problems)) return false
    show(problems)
    setStep('form')
    return true
  }
  const requestCode = () =>
    sendCode.mutateAsync({ ...toForm(values), ...(invitation ? { invitation } : {}) }).then(
      (sent) => {
        setPending({ sent, sentAt: Date.now(), contact: contactOf(details) })
        setStep('code')
        register.reset()
        return true
      },
      (error) => {
        settle(error)
        return false
      },
    )

  const registerWith = (code: { signUpId?: string; code?: string }) => {
    const { profilePhoto, passkey } = secrets
    const body = {
      ...toForm(values),
      ...code,
      ...(invitation ? { invitation } : {}),
      ...(profilePhoto ? { profilePhoto } : {}),
      ...(passkey ? { passkey } : {}),
    }
    once(() => register.mutateAsync(body).then(({ user }) => finish(user.username), settle))
  }

  return {
    step,
    needsCode,
    values,
    pending,
    /** A code of before the reload that can still be used. */
    hasGoodCode: isStillGood(pending, details, Date.now()),
    attempt: found.attempt,
    problems: found.problems,
    username,
    sending: sendCode.isPending,
    sendError: sendCode.error,
    registering: register.isPending,
    registerError: register.error,

    change(changed: Partial<SignUpDetails>) {
      setDetails({ ...details, ...changed })
      const fields = Object.keys(changed) as SignUpField[]
      // The two ways to reach the person are judged together.
      forget(...fields, ...(fields.some((field) => field !== 'country' && REACH.has(field)) ? REACH : []))
    },
    changeSecrets(changed: Partial<SignUpSecrets>) {
      setSecrets({ ...secrets, ...changed })
      forget(...(Object.keys(changed).filter((field) => field !== 'passkey') as SignUpField[]))
    },
    submitForm() {
      const problems = checkSignUp(values, new Date())
      show(problems)
      sendCode.reset()
      if (firstProblem(problems)) return
      if (!needsCode) registerWith({})
      else if (isStillGood(pending, details, Date.now())) setStep('code')
      else once(requestCode)
    },
    resend: () => once(requestCode),
    verify(code: string) {
      if (pending) registerWith({ signUpId: pending.sent.signUpId, code })
    },
    correct: () => setStep('form'),
  }
}

export type SignUp = ReturnType<typeof useSignUp>

/** After the account is made: a moment to read, then the login page with the name filled in. */
export function useLoginSoon(username: string) {
  const goToLogin = useGoToLogin()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock starts once.
  useEffect(() => {
    const timer = setTimeout(() => goToLogin(username), DELAYS_MS.signUpRedirect)
    return () => clearTimeout(timer)
  }, [])
}

function useGoToLogin() {
  const navigate = useNavigate()
  const { state } = useLocation()
  return (username: string) => {
    void navigate(PAGES.login, { replace: true, state: { ...state, username } })
  }
}

/** The secret of an invitation link, which stays in the address until the account is made. */
export function invitationIn(hash: string): string | undefined {
  return /^#[\w-]{43}$/.test(hash) ? hash.slice(1) : undefined
}

/** What Google says of the person, where it says anything. */
function namesFromGoogle(state: unknown): Partial<SignUpDetails> | null {
  if (state === null || typeof state !== 'object' || !('google' in state)) return null
  const { fullName, email } = state.google as { fullName?: unknown; email?: unknown }
  return {
    ...(typeof fullName === 'string' && fullName ? { fullName } : {}),
    ...(typeof email === 'string' && email ? { email } : {}),
  }
}

const REACH = new Set<SignUpField>(['email', 'mobile', 'country'])

function without(problems: SignUpProblems, fields: SignUpField[]): SignUpProblems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !fields.includes(field as SignUpField)))
}

const hereCountry = () => likelyCountry(navigator.languages, Intl.DateTimeFormat().resolvedOptions().timeZone)
