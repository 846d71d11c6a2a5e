import { z } from 'zod'
import { API } from './paths.ts'

export const API_KEY_SCOPES = ['vitals:write', 'record:read'] as const
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number]

/** How every key begins: one that was published by mistake is recognised by its looks. */
export const API_KEY_PREFIX = 'salus_key_'
export const MOST_API_KEYS = 20

/** All that a key opens, by method and route; everything else is closed to keys. */
export const API_KEY_ROUTES: Readonly<Record<string, ApiKeyScope>> = {
  [`POST ${API.health}`]: 'vitals:write',
  [`GET ${API.health}/:userId`]: 'record:read',
  [`GET ${API.vitals}`]: 'record:read',
  [`GET ${API.latestVitals}`]: 'record:read',
  [`GET ${API.vitalTrend}`]: 'record:read',
  [`GET ${API.medicalHistory}/:userId`]: 'record:read',
  [`GET ${API.medicalHistory}/:userId/versions`]: 'record:read',
  [`GET ${API.medicalHistory}/:userId/versions/:version`]: 'record:read',
  [`GET ${API.labs}`]: 'record:read',
  [`GET ${API.labReports}`]: 'record:read',
  [`GET ${API.labReports}/:id`]: 'record:read',
  [`GET ${API.labs}/series/:series`]: 'record:read',
  [`GET ${API.documents}`]: 'record:read',
  [`GET ${API.documents}/:id`]: 'record:read',
  [`GET ${API.documents}/:id/file`]: 'record:read',
}

export const NewApiKeySchema = z
  .object({
    name: z
      .string()
      .trim()
      .min(1, 'Please give the key a name, so that you know it again.')
      .max(80, 'Please use at most 80 characters.'),
    scopes: z.array(z.enum(API_KEY_SCOPES)).min(1, 'Please choose what the key may do.').max(API_KEY_SCOPES.length),
    /** Days until it ends; null for as long as it is not revoked. */
    days: z.number().int().min(1).max(3_650).nullable(),
  })
  .meta({ id: 'NewApiKey' })
export type NewApiKey = z.infer<typeof NewApiKeySchema>

export const ApiKeySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    scopes: z.array(z.enum(API_KEY_SCOPES)),
    /** The last four characters. */
    ending: z.string(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().nullable(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ApiKey' })
export type ApiKey = z.infer<typeof ApiKeySchema>

export const ApiKeyListSchema = z.object({ items: z.array(ApiKeySchema) }).meta({ id: 'ApiKeyList' })

/** The whole key, this once. */
export const MadeApiKeySchema = z.object({ key: z.string(), apiKey: ApiKeySchema }).meta({ id: 'MadeApiKey' })
export type MadeApiKey = z.infer<typeof MadeApiKeySchema>
