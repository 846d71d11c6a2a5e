import {
  API,
  CareCircleSchema,
  type ChildProfile,
  ChildProfileSchema,
  type GrantChange,
  HandOverAskedSchema,
  InvitationViewSchema,
  type MadeInvitation,
  MadeInvitationSchema,
  type NewChild,
  type NewInvitation,
  SharedRecordsSchema,
} from '@salus/contract'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { send } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'

/** Who sees the record that this tab looks at. */
export const circleQuery = queryOptions({
  queryKey: ['care-circle'],
  queryFn: ({ signal }) => send(API.careCircle, { schema: CareCircleSchema, signal }),
  staleTime: 0,
})

/** Whose records the person sees. */
export const sharedRecordsQuery = queryOptions({
  queryKey: ['shared-records'],
  queryFn: ({ signal }) => send(API.sharedRecords, { schema: SharedRecordsSchema, signal, own: true }),
  staleTime: 60_000,
})

const refreshCircle = (): Promise<void> => queryClient.invalidateQueries(circleQuery)
const refreshRecords = (): Promise<void> => queryClient.invalidateQueries(sharedRecordsQuery)

export async function invite(invitation: NewInvitation): Promise<MadeInvitation> {
  const made = await send(API.circleInvitations, { method: 'POST', body: invitation, schema: MadeInvitationSchema })
  await refreshCircle()
  return made
}

export async function takeBackInvitation(id: string): Promise<void> {
  await send(API.circleInvitation(id), { method: 'DELETE' })
  await refreshCircle()
}

export async function changeMember(id: string, change: GrantChange): Promise<void> {
  await send(API.circleMember(id), { method: 'PUT', body: change })
  await refreshCircle()
}

export async function endMember(id: string): Promise<void> {
  await send(API.circleMember(id), { method: 'DELETE' })
  await refreshCircle()
}

/** I do not want to see this record any more. */
export async function giveUpRecord(ownerId: string): Promise<void> {
  await send(API.sharedRecord(ownerId), { method: 'DELETE', own: true })
  await refreshRecords()
}

export async function addChild(child: NewChild): Promise<void> {
  await send(API.children, { method: 'POST', body: child, own: true })
  await refreshRecords()
}

/** Who the child is, whose record this tab looks at. */
export const childQuery = queryOptions({
  queryKey: ['child'],
  queryFn: ({ signal }) => send(API.childProfile, { schema: ChildProfileSchema, signal }),
})

/** Whatever went by the age before is asked for anew. */
export async function changeChild(child: ChildProfile): Promise<ChildProfile> {
  const kept = await send(API.childProfile, { method: 'PUT', body: child, schema: ChildProfileSchema })
  await queryClient.invalidateQueries()
  return kept
}

/** Answers the token in demo mode, where no mail goes out. */
export async function handOver(email: string): Promise<string | null> {
  const { demoToken = null } = await send(API.handOver, {
    method: 'POST',
    body: { email },
    schema: HandOverAskedSchema,
  })
  await refreshCircle()
  return demoToken
}

/** Asks which record a token opens, for whoever holds it. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) =>
      send(API.viewInvitation, { method: 'POST', body: { token }, schema: InvitationViewSchema, signal, own: true }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Answers whose record it opened. */
export async function acceptInvitation(token: string): Promise<string> {
  const schema = z.object({ ownerId: z.string() })
  const { ownerId } = await send(API.acceptInvitation, { method: 'POST', body: { token }, schema, own: true })
  await refreshRecords()
  return ownerId
}

/** Answers the username. */
export async function takeOver(token: string, password: string): Promise<string> {
  const schema = z.object({ username: z.string() })
  const body = { token, password, acceptTerms: true }
  return (await send(API.takeOver, { method: 'POST', body, schema, own: true })).username
}
