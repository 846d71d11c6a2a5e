import { API, type LoginAnswer, LoginAnswerSchema, type LoginRequest } from '@salus/contract'
import { send } from '#web/api/client.ts'

export function logIn(body: LoginRequest): Promise<LoginAnswer> {
  return send(API.login, { method: 'POST', body, schema: LoginAnswerSchema })
}
