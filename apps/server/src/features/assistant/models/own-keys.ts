import type { ModelsAnswer, OwnKey, OwnKeyProbe } from '@salus/contract'
import { z } from 'zod'
import type { KeyService } from '#server/key-services.ts'
import { AppError } from '#server/platform/errors/app-error.ts'
import { carefulFetch } from '#server/platform/http/careful-fetch.ts'
import type { Endpoint } from './endpoint.ts'
import type { ModelsRepository } from './models.repository.ts'

const CHECK_MS = 10_000
const MOST_MODELS = 500
const ask = carefulFetch(2_000_000)
const ModelList = z.object({ data: z.array(z.object({ id: z.string() })) })

interface Deps {
  services: readonly KeyService[]
  models: ModelsRepository
  now: () => Date
}

/** Keys that people bring. Sealed at rest, checked before they are kept, and never sent back. */
export function ownKeys({ services, models, now }: Deps) {
  function serviceOf(id: string): KeyService {
    const service = services.find((each) => each.id === id)
    if (!service) throw new AppError('invalid_request', { fields: { service: 'This service is not offered here.' } })
    return service
  }

  /** Asks the service which models the key opens, which also tells whether it is right. */
  async function modelsOf({ service, key }: OwnKeyProbe): Promise<string[]> {
    const { name, url } = serviceOf(service)
    let answer: Response
    let list: z.infer<typeof ModelList>
    try {
      answer = await ask(`${url}/models`, {
        // Anthropic's list wants its own header; the others do not mind it.
        headers: { authorization: `Bearer ${key}`, 'x-api-key': key, 'anthropic-version': '2023-06-01' },
        signal: AbortSignal.timeout(CHECK_MS),
      })
      if ([400, 401, 403].includes(answer.status)) throw new AppError('key_not_accepted', { details: { name } })
      if (!answer.ok) throw new Error(`status ${answer.status}`)
      list = ModelList.parse(await answer.json())
    } catch (cause) {
      if (cause instanceof AppError) throw cause
      throw new AppError('key_not_checked', { details: { name }, cause })
    }
    return list.data.map(({ id }) => id.replace(/^models\//, '')).slice(0, MOST_MODELS)
  }

  return {
    modelsOf,

    async keep(ownerId: string, own: OwnKey): Promise<void> {
      const known = await modelsOf(own)
      if (!known.includes(own.model)) {
        throw new AppError('invalid_request', { fields: { model: 'This key does not open a model of that name.' } })
      }
      await models.keepOwnKey(ownerId, own, now().toISOString())
    },

    remove: (ownerId: string): Promise<void> => models.removeOwnKey(ownerId),

    async endpointOf(ownerId: string): Promise<Endpoint | null> {
      const own = await models.ownKeyOf(ownerId)
      // The host may have taken the service off its list since.
      const service = own && services.find(({ id }) => id === own.service)
      if (!service) return null
      return { name: service.name, url: service.url, key: own.key, strongModel: own.model, chatModel: own.model }
    },

    /** What of it may be shown. */
    async shown(ownerId: string): Promise<Pick<ModelsAnswer, 'keyServices' | 'ownKey'>> {
      const own = await models.ownKeyOf(ownerId)
      return {
        keyServices: services.map(({ id, name }) => ({ id, name })),
        ownKey: own && { service: own.service, model: own.model, ending: own.key.slice(-4) },
      }
    },
  }
}

export type OwnKeys = ReturnType<typeof ownKeys>
