import type { Dictation } from './dictation.ts'
import { HearingFailure } from './recogniser.ts'

/** Writes a recording down; the browser has no recogniser of its own. */
export type Transcriber = (recording: Blob, signal: AbortSignal) => Promise<string>

const LONGEST_MS = 120_000
/** Who says nothing for so long has ended. */
const SILENCE_MS = 4_000
const LOOK_EVERY_MS = 200
/** Of full loudness: below it is a quiet room. */
const QUIET = 0.015

export const canRecord = () => typeof MediaRecorder === 'function' && navigator.mediaDevices !== undefined

/** Records until it is stopped or falls silent, and has the recording written down. */
export function record(transcribe: Transcriber, onSending: () => void): Dictation {
  const control = new AbortController()
  const stopping = Promise.withResolvers<void>()
  const text = run(transcribe, onSending, stopping.promise, control.signal)
  return {
    text,
    stop: () => stopping.resolve(),
    cancel: () => {
      control.abort()
      stopping.resolve()
    },
  }
}

async function run(
  transcribe: Transcriber,
  onSending: () => void,
  stopped: Promise<void>,
  cancelled: AbortSignal,
): Promise<string> {
  const stream = await microphone()
  try {
    const recorder = new MediaRecorder(stream)
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const ended = new Promise((resolve) => {
      recorder.onstop = resolve
    })
    recorder.start(1_000)
    await Promise.race([stopped, silenceOf(stream), new Promise((resolve) => setTimeout(resolve, LONGEST_MS))])
    recorder.stop()
    await ended
    if (cancelled.aborted) throw new HearingFailure('cancelled')
    onSending()
    const text = (await transcribe(new Blob(parts, { type: recorder.mimeType }), cancelled)).trim()
    if (text === '') throw new HearingFailure('silence')
    return text
  } catch (cause) {
    if (cancelled.aborted) throw new HearingFailure('cancelled')
    throw cause instanceof HearingFailure ? cause : new HearingFailure('failed', { cause })
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}

async function microphone(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: true })
  } catch (cause) {
    const { name } = cause as DOMException
    if (name === 'NotAllowedError' || name === 'SecurityError') throw new HearingFailure('refused', { cause })
    throw new HearingFailure(name === 'NotFoundError' ? 'no_microphone' : 'failed', { cause })
  }
}

/** When somebody has spoken and then said nothing for a while. */
function silenceOf(stream: MediaStream): Promise<void> {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  let hasSpoken = false
  let quietSince = performance.now()
  return new Promise((resolve) => {
    const look = setInterval(() => {
      analyser.getFloatTimeDomainData(samples)
      const loudness = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
      if (loudness > QUIET) {
        hasSpoken = true
        quietSince = performance.now()
      }
      const isOver = hasSpoken && performance.now() - quietSince > SILENCE_MS
      if (!isOver && stream.active) return
      clearInterval(look)
      void context.close()
      resolve()
    }, LOOK_EVERY_MS)
  })
}
