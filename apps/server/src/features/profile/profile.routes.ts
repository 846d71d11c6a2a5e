import {
  API,
  ConsentChangeSchema,
  ConsentsSchema,
  NewPhotoSchema,
  PasswordChangeSchema,
  type Profile,
  ProfileChangeSchema,
  ProfileSchema,
  SettingsSchema,
} from '@salus/contract'
import { z } from 'zod'
import type { Database } from '#server/platform/database/database.ts'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { registerChildProfile } from './child-profile.routes.ts'
import { consentsRepository } from './consents.repository.ts'
import { type PasswordDeps, passwordChange } from './password.service.ts'
import { profileRepository } from './profile.repository.ts'
import { type Judge, profileService } from './profile.service.ts'
import { settingsRepository } from './settings.repository.ts'

interface Deps extends Pick<PasswordDeps, 'checkPassword' | 'namesOf' | 'tellOfChange' | 'replacePassword'> {
  database: Database
  vault: Vault
  now: () => Date
  newId: () => string
  judge: Judge
  subscriptionOf: (userId: string) => Promise<Profile['subscription']>
  /** Of the words that stand beside the consents. */
  consentTextVersion: string
}

// The photo of 1 MB in base64.
const PHOTO_BODY_LIMIT = 1.5 * 1024 * 1024

export interface ProfileFeature {
  show: ReturnType<typeof profileService>['show']
  settingsOf: ReturnType<typeof settingsRepository>['find']
  consentsOf: ReturnType<typeof consentsRepository>['list']
}

export function registerProfile(app: App, deps: Deps): ProfileFeature {
  const { database, vault, now, newId } = deps
  const profiles = profileRepository(database.db, vault)
  const service = profileService({ ...deps, profiles })
  registerChildProfile(app, { ...deps, profiles })
  const changePassword = passwordChange(deps)
  const consents = consentsRepository(database.db)
  const settings = settingsRepository(database.db)
  const tags = ['profile']
  const nothing = { 204: z.null() }

  app.get(API.profile, { schema: { tags, response: { 200: ProfileSchema } } }, (request) =>
    service.show(requireIdentity(request).userId),
  )

  app.put(API.profile, { schema: { tags, body: ProfileChangeSchema, response: { 200: ProfileSchema } } }, (request) =>
    service.change(requireIdentity(request).userId, request.body),
  )

  app.put(
    API.profilePhoto,
    { bodyLimit: PHOTO_BODY_LIMIT, schema: { tags, body: NewPhotoSchema, response: nothing } },
    async (request, reply) => {
      await service.changePhoto(requireIdentity(request).userId, request.body.photo)
      return reply.code(204).send(null)
    },
  )

  app.delete(API.profilePhoto, { schema: { tags, response: nothing } }, async (request, reply) => {
    await service.removePhoto(requireIdentity(request).userId)
    return reply.code(204).send(null)
  })

  app.put(
    API.profilePassword,
    { schema: { tags, body: PasswordChangeSchema, response: nothing } },
    async (request, reply) => {
      const { userId, sessionId } = requireIdentity(request)
      await changePassword(userId, sessionId, request.body)
      return reply.code(204).send(null)
    },
  )

  app.get(API.consents, { schema: { tags, response: { 200: ConsentsSchema } } }, async (request) => ({
    items: await consents.list(requireIdentity(request).userId),
  }))

  app.put(
    API.consents,
    { schema: { tags, body: ConsentChangeSchema, response: { 200: ConsentsSchema } } },
    async (request) => {
      const { userId } = requireIdentity(request)
      const about = { id: newId(), at: now().toISOString(), textVersion: deps.consentTextVersion }
      await consents.add(userId, { ...request.body, ...about })
      return { items: await consents.list(userId) }
    },
  )

  app.get(API.settings, { schema: { tags, response: { 200: SettingsSchema } } }, (request) =>
    settings.find(requireIdentity(request).userId),
  )

  app.put(
    API.settings,
    { schema: { tags, body: SettingsSchema, response: { 200: SettingsSchema } } },
    async (request) => {
      const { userId } = requireIdentity(request)
      await settings.keep(userId, request.body)
      return request.body
    },
  )

  return {
    show: service.show,
    settingsOf: settings.find,
    consentsOf: consents.list,
  }
}
