import { API, type LoginAnswer, LoginAnswerSchema, type LoginRequest, MESSAGES } from '@salus/contract'
import { useMutation } from '@tanstack/react-query'
import { ApiFailure, send } from '#web/api/client.ts'

export function useLogIn() {
  return useMutation<LoginAnswer, Error, LoginRequest>({
    mutationFn: (body) => send(API.login, { method: 'POST', body, schema: LoginAnswerSchema }),
  })
}

/** The server's sentence; the status of an answer that has none; else that it failed. */
export function loginProblem(error: unknown): string {
  return error instanceof ApiFailure && error.status >= 400 ? error.message : MESSAGES.login.failed
}
