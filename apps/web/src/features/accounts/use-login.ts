import { type LoginAnswer, MESSAGES, type PasskeyProof } from '@salus/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiFailure } from '#web/api/client.ts'
import { startSession } from '#web/api/session.ts'
import { notifySuccess } from '#web/ui/notify.ts'
import { sayWelcome } from '#web/voice/spoken-welcome.ts'
import { logIn } from './log-in.ts'
import { PasskeyFailure } from './passkeys/authenticator.ts'
import { logInWith, proveByPasskey } from './passkeys/passkey-requests.ts'
import { enterCode } from './second-factor/second-factor-requests.ts'
import { useSingleFlight } from './use-single-flight.ts'

/** Every way to log in as one state. Where the person goes next is the guard's to decide, once there is a session. */
export function useLogin(startsAt: 'door' | 'code' = 'door') {
  const once = useSingleFlight()
  const [problem, setProblem] = useState<string | null>(null)
  const [step, setStep] = useState(startsAt)
  const attempt = useMutation<LoginAnswer, Error, () => Promise<LoginAnswer>>({ mutationFn: (way) => way() })

  const through = (way: () => Promise<LoginAnswer>) =>
    once(() => {
      setProblem(null)
      return attempt.mutateAsync(way).then(
        ({ user, message }) => {
          startSession(user)
          notifySuccess(message || MESSAGES.login.success)
          sayWelcome(user.username)
        },
        (error) => {
          const code = error instanceof ApiFailure ? error.code : ''
          if (code === 'second_factor_required') return setStep('code')
          if (code === 'second_factor_expired') setStep('door')
          setProblem(loginProblem(error))
        },
      )
    })
  return {
    busy: attempt.isPending || attempt.isSuccess,
    problem,
    step,
    startOver: () => {
      setProblem(null)
      setStep('door')
    },
    byPassword: (username: string, password: string) => through(() => logIn({ username: username.trim(), password })),
    byPasskey: (username: string) => through(async () => logInWith(await proveByPasskey(), username.trim())),
    byCode: (code: string, trustDevice: boolean) => through(() => enterCode(code, trustDevice)),
    /** The passkey that the person chose from the browser's own list. */
    byOffered: (proof: PasskeyProof) => through(() => logInWith(proof)),
  }
}

export type Login = ReturnType<typeof useLogin>

/** The server's sentence; the status of an answer that has none; else that it failed. */
function loginProblem(error: unknown): string | null {
  if (error instanceof PasskeyFailure) return error.isSilent ? null : error.message
  return error instanceof ApiFailure && error.status >= 400 ? error.message : MESSAGES.login.failed
}
