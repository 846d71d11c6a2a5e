import {
  API,
  type ConsentChange,
  ConsentsSchema,
  type PasswordChange,
  type Profile,
  type ProfileChange,
  ProfileSchema,
} from '@salus/contract'
import { queryOptions } from '@tanstack/react-query'
import { send } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { startSession } from '#web/api/session.ts'

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => send(API.profile, { schema: ProfileSchema, signal }),
})

export const consentsQuery = queryOptions({
  queryKey: ['profile', 'consents'],
  queryFn: ({ signal }) => send(API.consents, { schema: ConsentsSchema, signal }),
})

export async function changeProfile(change: ProfileChange): Promise<Profile> {
  const profile = await send(API.profile, { method: 'PUT', body: change, schema: ProfileSchema })
  take(profile)
  return profile
}

/** `photo` is a data: address; null takes the photo away. */
export async function changePhoto(photo: string | null): Promise<void> {
  await (photo === null
    ? send(API.profilePhoto, { method: 'DELETE' })
    : send(API.profilePhoto, { method: 'PUT', body: { photo } }))
  // The browser keeps the picture for some minutes: asked for anew, the old one is replaced everywhere.
  if (photo !== null) await fetch(API.profilePhoto, { cache: 'reload' }).catch(() => {})
  take(await send(API.profile, { schema: ProfileSchema }))
}

export const changePassword = (change: PasswordChange): Promise<unknown> =>
  send(API.profilePassword, { method: 'PUT', body: change })

export async function changeConsent(change: ConsentChange): Promise<void> {
  queryClient.setQueryData(
    consentsQuery.queryKey,
    await send(API.consents, { method: 'PUT', body: change, schema: ConsentsSchema }),
  )
}

function take(profile: Profile) {
  queryClient.setQueryData(profileQuery.queryKey, profile)
  startSession(profile.user)
}
