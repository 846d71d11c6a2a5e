import { HearingFailure, PROBLEMS, recogniser } from './recogniser.ts'

/** Speech being written down, until it is stopped or falls silent. */
export interface Dictation {
  /** All that was said. Refused with a HearingFailure when it was nothing. */
  text: Promise<string>
  /** Ends it; what was said counts. */
  stop(): void
  /** Ends it; nothing counts. */
  cancel(): void
}

interface DictationOptions {
  /** BCP 47: `en-US`. */
  language: string
  /** All words so far, the last ones still uncertain. */
  onWords: (text: string) => void
  /** Only where `hearsLocally` has said so. */
  locally?: boolean
}

/** Who says nothing for so long has ended. */
const SILENCE_MS = 8_000

/** Whether this browser writes the language down by itself, so that no sound leaves the machine. */
export async function hearsLocally(language: string): Promise<boolean> {
  try {
    const answer = await recogniser()?.available?.({ langs: [language], processLocally: true })
    return answer === 'available'
  } catch {
    return false
  }
}

/** Writes speech down with the browser's own recogniser. */
export function dictate({ language, onWords, locally = false }: DictationOptions): Dictation {
  const Recogniser = recogniser()
  if (!Recogniser) {
    return { text: Promise.reject(new HearingFailure('unsupported')), stop: () => {}, cancel: () => {} }
  }
  const session = new Recogniser()
  session.lang = language
  session.continuous = true
  session.interimResults = true
  session.maxAlternatives = 1
  if (locally) session.processLocally = true

  const { promise: text, resolve, reject } = Promise.withResolvers<string>()
  let heard = ''
  let silence: ReturnType<typeof setTimeout> | undefined
  const listenOn = () => {
    clearTimeout(silence)
    silence = setTimeout(() => session.stop(), SILENCE_MS)
  }
  const end = (failure: HearingFailure) => {
    clearTimeout(silence)
    if (heard === '' || failure.problem === 'cancelled') reject(failure)
    else resolve(heard)
  }
  session.onresult = ({ results }) => {
    heard = Array.from(results, (result) => result[0]?.transcript.trim() ?? '')
      .filter((part) => part !== '')
      .join(' ')
    onWords(heard)
    listenOn()
  }
  // What was said before the trouble is kept.
  session.onerror = ({ error }) => end(new HearingFailure(PROBLEMS[error] ?? 'failed'))
  session.onend = () => end(new HearingFailure('silence'))
  try {
    session.start()
    listenOn()
  } catch (cause) {
    reject(new HearingFailure('failed', { cause }))
  }
  return {
    text,
    stop: () => session.stop(),
    cancel: () => {
      end(new HearingFailure('cancelled'))
      session.abort()
    },
  }
}
