import { ACTING_FOR_HEADER, API, type CircleRights, type NewInvitation } from '@salus/contract'
import { expect } from 'vitest'
import type { signIn, TestApp } from './test-app.ts'

type Person = Awaited<ReturnType<typeof signIn>>

/** The headers of somebody who acts on the record of another person. */
export const actingFor = ({ headers }: Pick<Person, 'headers'>, ownerId: string) => ({
  ...headers,
  [ACTING_FOR_HEADER]: ownerId,
})

export async function invite(
  app: TestApp,
  owner: Pick<Person, 'headers'>,
  rights: CircleRights,
  more: Partial<NewInvitation> = {},
): Promise<string> {
  const payload = { name: 'Somebody', rights, until: null, ...more }
  const answer = await app.call({ method: 'POST', url: API.circleInvitations, headers: owner.headers, payload })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().token
}

export const accept = (app: TestApp, { headers }: Pick<Person, 'headers'>, token: string) =>
  app.call({ method: 'POST', url: API.acceptInvitation, headers, payload: { token } })

/** Both steps. */
export async function share(
  app: TestApp,
  owner: Person,
  member: Person,
  rights: CircleRights,
  more: Partial<NewInvitation> = {},
): Promise<void> {
  const answer = await accept(app, member, await invite(app, owner, rights, more))
  expect(answer.statusCode, answer.body).toBe(200)
}
