import type { Outgoing } from '@salus/contract'
import type { Endpoint, Purpose } from './endpoint.ts'
import type { GatewayEvent, ModelGateway } from './gateway.ts'
import type { ModelsRepository } from './models.repository.ts'
import { outgoingOf } from './outgoing.ts'
import type { OwnKeys } from './own-keys.ts'
import type { Prompt } from './stream-model.ts'

interface Deps {
  /** Of the installation, in order of preference. */
  endpoints: readonly Endpoint[]
  models: ModelsRepository
  ownKeys: OwnKeys
  /** What tells who somebody is: names, e-mail. */
  identifiersOf: (userId: string) => Promise<string[]>
  /** Loaded only when a model is asked: the libraries cost memory and time to start. */
  gateway: () => Promise<ModelGateway>
  now: () => Date
  newId: () => string
}

/** Which models may answer a person, what would leave for them, and the asking itself, noted in the person's log. */
export function modelAccess({ endpoints, models, ownKeys, identifiersOf, gateway, now, newId }: Deps) {
  async function endpointsOf(ownerId: string): Promise<Endpoint[]> {
    const own = await ownKeys.endpointOf(ownerId)
    return own ? [own, ...endpoints] : [...endpoints]
  }

  async function agreedOf(ownerId: string): Promise<{ endpoints: Endpoint[]; agreed: Endpoint[]; redact: boolean }> {
    const { agreedTo, redact } = await models.choiceOf(ownerId)
    const all = await endpointsOf(ownerId)
    return { endpoints: all, agreed: all.filter(({ name }) => agreedTo.includes(name)), redact }
  }

  async function outgoingTo(
    endpoint: Endpoint | undefined,
    ownerId: string,
    prompt: Prompt,
    redact: boolean,
  ): Promise<Outgoing | null> {
    return endpoint ? outgoingOf(endpoint.name, prompt, redact ? await identifiersOf(ownerId) : null) : null
  }

  return {
    endpointsOf,

    /** Whether the person has agreed to any service that there is. */
    async isPermitted(ownerId: string): Promise<boolean> {
      return (await agreedOf(ownerId)).agreed.length > 0
    },

    /** What a prompt would send, as the person has chosen; null where there is no model. */
    async preview(ownerId: string, prompt: Prompt): Promise<Outgoing | null> {
      const { endpoints: all, agreed, redact } = await agreedOf(ownerId)
      return outgoingTo(agreed[0] ?? all[0], ownerId, prompt, redact)
    },

    /** The same for the first service that the person has agreed to; null where there is none. */
    async permitted(ownerId: string, prompt: Prompt): Promise<Outgoing | null> {
      const { agreed, redact } = await agreedOf(ownerId)
      return outgoingTo(agreed[0], ownerId, prompt, redact)
    },

    /** Asks those services alone that the person has agreed to. */
    async *ask(
      ownerId: string,
      purpose: Purpose,
      outgoing: Outgoing,
      language: string,
      stopped: AbortSignal,
    ): AsyncGenerator<Exclude<GatewayEvent, { type: 'asking' }>> {
      const ask = await gateway()
      const { agreed } = await agreedOf(ownerId)
      const notes: Promise<unknown>[] = []
      for await (const event of ask(agreed, purpose, outgoing, language, stopped)) {
        if (event.type === 'asking') {
          // Noted while it is on its way: the first word does not wait for the disk.
          const sent = models.recordSend(ownerId, newId(), { ...outgoing, to: event.name }, now().toISOString())
          notes.push(sent.catch((error: unknown) => error))
        } else yield event
      }
      const failed = (await Promise.all(notes)).find((error) => error !== undefined)
      if (failed) throw failed
    },
  }
}

export type ModelAccess = ReturnType<typeof modelAccess>
