/** Why nothing was heard. */
export type HearingProblem = 'unsupported' | 'refused' | 'no_microphone' | 'silence' | 'cancelled' | 'failed'

export class HearingFailure extends Error {
  override name = 'HearingFailure'
  readonly problem: HearingProblem

  constructor(problem: HearingProblem, options?: ErrorOptions) {
    super(problem, options)
    this.problem = problem
  }
}

/** One phrase being listened for. */
export interface Hearing {
  phrase: Promise<string>
  cancel(): void
}

export const canListen = () => recogniser() !== undefined

/** Listens for one phrase with the browser's own recogniser. The promise is refused with a HearingFailure. */
export function listen(language = 'en-US'): Hearing {
  const Recogniser = recogniser()
  if (!Recogniser) return { phrase: Promise.reject(new HearingFailure('unsupported')), cancel: () => {} }

  const session = new Recogniser()
  session.lang = language
  session.continuous = false
  session.interimResults = false
  session.maxAlternatives = 1

  const { promise: phrase, resolve, reject } = Promise.withResolvers<string>()
  session.onresult = (event) => {
    const heard = event.results[0]?.[0]?.transcript.trim()
    if (heard) resolve(heard)
    else reject(new HearingFailure('silence'))
  }
  session.onerror = (event) => reject(new HearingFailure(PROBLEMS[event.error] ?? 'failed'))
  session.onnomatch = () => reject(new HearingFailure('silence'))
  // It may end without a word; after a result this changes nothing any more.
  session.onend = () => reject(new HearingFailure('silence'))
  try {
    session.start()
  } catch (cause) {
    reject(new HearingFailure('failed', { cause }))
  }
  return {
    phrase,
    cancel: () => {
      reject(new HearingFailure('cancelled'))
      session.abort()
    },
  }
}

/** What the recogniser's own words mean. */
export const PROBLEMS: Record<string, HearingProblem> = {
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  'audio-capture': 'no_microphone',
  'no-speech': 'silence',
  aborted: 'cancelled',
}

// The Web Speech API, as far as we use it; TypeScript's DOM library does not have the recogniser.
export interface Recogniser {
  lang: string
  continuous: boolean
  interimResults: boolean
  maxAlternatives: number
  /** Newer browsers: nothing of the sound leaves the machine. */
  processLocally?: boolean
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal?: boolean }> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onnomatch: (() => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}

interface RecogniserClass {
  new (): Recogniser
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>
}

export function recogniser(): RecogniserClass | undefined {
  const known = window as { SpeechRecognition?: RecogniserClass; webkitSpeechRecognition?: RecogniserClass }
  return known.SpeechRecognition ?? known.webkitSpeechRecognition
}
