import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { InvalidResponseDataError, type LanguageModelV4Prompt } from '@ai-sdk/provider'
import { Agent, fetch as undiciFetch } from 'undici'
import { carefulFetch } from '#server/platform/http/careful-fetch.ts'
import { type Endpoint, modelOf, type Purpose } from './endpoint.ts'
import { ModelFault, toFault } from './model-fault.ts'

export interface Limits {
  connectMs: number
  firstWordMs: number
  silenceMs: number
  /** For the whole answer, its thinking included. */
  totalMs: number
  mostBytes: number
  /** Limits the answer itself, which is asked for in 250 words. */
  mostCharacters: number
  /** Pieces of words or of thoughts. */
  mostPieces: number
}
export const LIMITS: Limits = {
  connectMs: 5_000,
  firstWordMs: 30_000,
  silenceMs: 20_000,
  totalMs: 300_000,
  mostBytes: 8_000_000,
  mostCharacters: 20_000,
  mostPieces: 40_000,
}

export interface Prompt {
  instructions: string
  messages: { role: 'person' | 'assistant'; text: string }[]
}

/** Streams from one model, in its own pieces. Throws `ModelFault`; ends quietly when it is called off. */
export function modelStreamer(limits: Limits = LIMITS) {
  const dispatcher = new Agent({ connect: { timeout: limits.connectMs } })
  // Node's own fetch does not let the time to connect be set.
  const withLimits = ((input, init) =>
    undiciFetch(input as never, { ...init, dispatcher } as never)) as typeof globalThis.fetch
  const fetch = carefulFetch(limits.mostBytes, withLimits)

  return async function* stream(
    endpoint: Endpoint,
    purpose: Purpose,
    prompt: Prompt,
    stopped: AbortSignal,
  ): AsyncGenerator<string> {
    const model = createOpenAICompatible({
      name: 'model',
      baseURL: endpoint.url,
      fetch,
      ...(endpoint.key ? { apiKey: endpoint.key } : {}),
    })(modelOf(endpoint, purpose))
    const watch = new Watch(limits.firstWordMs)
    const tooLong = AbortSignal.timeout(limits.totalMs)
    let words = 0
    let characters = 0
    let pieces = 0
    try {
      const { stream: parts } = await model.doStream({
        prompt: toPrompt(prompt),
        abortSignal: AbortSignal.any([stopped, watch.signal, tooLong]),
      })
      for await (const part of parts) {
        pieces += 1
        if (pieces > limits.mostPieces) throw new ModelFault('endless')
        if (part.type === 'error') {
          // The library's word for a stream without its end.
          const isCut = words > 0 && InvalidResponseDataError.isInstance(part.error)
          throw new ModelFault(isCut ? 'cut' : 'unreadable', { cause: part.error })
        }
        if (part.type === 'text-delta' && part.delta !== '') {
          words += 1
          characters += part.delta.length
          if (characters > limits.mostCharacters) throw new ModelFault('endless')
          watch.restart(limits.silenceMs)
          yield part.delta
        }
        // A model that thinks first is not silent.
        if (part.type === 'reasoning-delta') watch.restart(limits.silenceMs)
        // Without a reason of its own the answer was cut off.
        if (part.type === 'finish' && part.finishReason.raw === undefined) throw new ModelFault('cut')
      }
      if (words === 0 && !stopped.aborted) throw new ModelFault('empty')
    } catch (error) {
      if (stopped.aborted) return
      if (tooLong.aborted) throw new ModelFault('endless', { cause: error })
      if (watch.signal.aborted) throw new ModelFault(words === 0 ? 'slow' : 'silent', { cause: error })
      throw toFault(error)
    } finally {
      watch.end()
    }
  }
}

export type ModelStreamer = ReturnType<typeof modelStreamer>

/** Calls off what takes too long. */
class Watch {
  readonly #control = new AbortController()
  #timer: NodeJS.Timeout

  constructor(ms: number) {
    this.#timer = setTimeout(() => this.#control.abort(), ms)
  }

  get signal() {
    return this.#control.signal
  }

  restart(ms: number) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#control.abort(), ms)
  }

  end() {
    clearTimeout(this.#timer)
  }
}

function toPrompt({ instructions, messages }: Prompt): LanguageModelV4Prompt {
  return [
    { role: 'system', content: instructions },
    ...messages.map(({ role, text }) => ({
      role: role === 'person' ? ('user' as const) : ('assistant' as const),
      content: [{ type: 'text' as const, text }],
    })),
  ]
}
