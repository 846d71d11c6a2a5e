import {
  API,
  type LoginAnswer,
  LoginAnswerSchema,
  RecoveryCodesSchema,
  type SecondFactorSetup,
  SecondFactorSetupSchema,
  SecondFactorStatusSchema,
} from '@salus/contract'
import { queryOptions } from '@tanstack/react-query'
import { send } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => send(API.secondFactor, { schema: SecondFactorStatusSchema, signal }),
})

const refresh = () => queryClient.invalidateQueries(secondFactorQuery)

export const beginSecondFactor = (): Promise<SecondFactorSetup> =>
  send(API.secondFactorSetup, { method: 'POST', schema: SecondFactorSetupSchema })

/** Switches it on. Answers the recovery codes, the only time. */
export async function confirmSecondFactor(code: string): Promise<string[]> {
  const { codes } = await send(API.secondFactor, { method: 'PUT', body: { code }, schema: RecoveryCodesSchema })
  await refresh()
  return codes
}

export async function renewRecoveryCodes(): Promise<string[]> {
  const { codes } = await send(API.recoveryCodes, { method: 'POST', schema: RecoveryCodesSchema })
  await refresh()
  return codes
}

export async function switchSecondFactorOff(): Promise<void> {
  await send(API.secondFactor, { method: 'DELETE' })
  await refresh()
}

/** The second step of a login that has begun. */
export const enterCode = (code: string, trustDevice: boolean): Promise<LoginAnswer> =>
  send(API.secondFactorLogin, { method: 'POST', body: { code, trustDevice }, schema: LoginAnswerSchema })
