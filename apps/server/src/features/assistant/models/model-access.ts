import type { ModelChoice, Outgoing } from '@salus/contract'
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

  async function outgoingFor(ownerId: string, prompt: Prompt, { redact }: ModelChoice): Promise<Outgoing | null> {
    const [first] = await endpointsOf(ownerId)
    if (!first) return null
    return outgoingOf(first.name, prompt, redact ? await identifiersOf(ownerId) : null)
  }

  return {
    endpointsOf,

    /** What a prompt would send, as the person has chosen; null where there is no model. */
    async preview(ownerId: string, prompt: Prompt): Promise<Outgoing | null> {
      return outgoingFor(ownerId, prompt, await models.choiceOf(ownerId))
    },

    /** The same when the person has agreed to it, else null. */
    async permitted(ownerId: string, prompt: Prompt): Promise<Outgoing | null> {
      const choice = await models.choiceOf(ownerId)
      return choice.allowed ? outgoingFor(ownerId, prompt, choice) : null
    },

    async *ask(
      ownerId: string,
      purpose: Purpose,
      outgoing: Outgoing,
      language: string,
      stopped: AbortSignal,
    ): AsyncGenerator<Exclude<GatewayEvent, { type: 'asking' }>> {
      const ask = await gateway()
      const notes: Promise<unknown>[] = []
      for await (const event of ask(await endpointsOf(ownerId), purpose, outgoing, language, stopped)) {
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
