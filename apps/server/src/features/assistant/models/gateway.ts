import { isOtherLanguage } from './answer-language.ts'
import type { CircuitBreakers } from './circuit-breakers.ts'
import { type Endpoint, modelOf, type Purpose } from './endpoint.ts'
import { causeOf, FAULT_WORDS, ModelFault, mayPass, toFault } from './model-fault.ts'
import type { ModelStreamer, Prompt } from './stream-model.ts'

export type GatewayEvent =
  /** What goes out is now sent there. */
  | { type: 'asking'; name: string }
  | { type: 'words'; text: string }
  /** What had arrived does not count: the answer begins anew. */
  | { type: 'again' }
  | { type: 'notice'; text: string }
  | { type: 'answered'; by: string }

/** How one call ended. */
export type ModelOutcome = 'answered' | 'stopped' | ModelFault['kind']

/** Tells of each call; with a fault, whose and why. */
export type OnModelOutcome = (outcome: ModelOutcome, fault?: { model: string; cause: string | undefined }) => void

interface Deps {
  stream: ModelStreamer
  breakers: CircuitBreakers
  onOutcome: OnModelOutcome
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}

/** Longer than this nobody waits for the same service. */
const LONGEST_WAIT_MS = 3_000
const SHORT_WAIT_MS = 400
/** So many characters tell a language. */
const LANGUAGE_LENGTH = 160

/**
 * Asks the endpoints in their order until one has answered whole, each once more if its fault may pass. Yields nothing
 * `answered` when none did; it is for the caller to answer then.
 */
export function modelGateway({ stream, breakers, wait, onOutcome }: Deps) {
  return async function* ask(
    endpoints: readonly Endpoint[],
    purpose: Purpose,
    prompt: Prompt,
    language: string,
    stopped: AbortSignal,
  ): AsyncGenerator<GatewayEvent> {
    for (const endpoint of endpoints) {
      if (stopped.aborted || !breakers.allows(endpoint)) continue
      yield { type: 'asking', name: endpoint.name }
      for (let attempt = 1; attempt <= 2 && !stopped.aborted; attempt++) {
        let arrived = ''
        try {
          for await (const text of stream(endpoint, purpose, prompt, stopped)) {
            const before = arrived.length
            arrived += text
            if (before < LANGUAGE_LENGTH && arrived.length >= LANGUAGE_LENGTH && isOtherLanguage(arrived, language)) {
              throw new ModelFault('other_language')
            }
            yield { type: 'words', text }
          }
          if (stopped.aborted) {
            onOutcome('stopped')
            return
          }
          if (isOtherLanguage(arrived, language)) throw new ModelFault('other_language')
          breakers.worked(endpoint)
          onOutcome('answered')
          yield { type: 'answered', by: `${modelOf(endpoint, purpose)} at ${endpoint.name}` }
          return
        } catch (error) {
          const fault = toFault(error)
          onOutcome(fault.kind, { model: endpoint.name, cause: causeOf(fault) })
          if (arrived !== '') yield { type: 'again' }
          const pause = fault.waitMs ?? SHORT_WAIT_MS
          if (attempt === 1 && mayPass(fault) && pause <= LONGEST_WAIT_MS) {
            yield { type: 'notice', text: `${endpoint.name} ${FAULT_WORDS[fault.kind]}. It is asked once more.` }
            await wait(pause, stopped)
            continue
          }
          breakers.failed(endpoint, fault.waitMs)
          yield { type: 'notice', text: `${endpoint.name} ${FAULT_WORDS[fault.kind]}.` }
          break
        }
      }
    }
  }
}

export type ModelGateway = ReturnType<typeof modelGateway>
