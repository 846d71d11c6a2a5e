import { LANGUAGE_OF } from '@salus/terms/languages'
import { z } from 'zod'
import { AppError } from '#server/platform/errors/app-error.ts'
import { carefulFetch } from '#server/platform/http/careful-fetch.ts'

/** A service that speaks OpenAI's `POST /audio/transcriptions`. */
export interface TranscriptionService {
  /** As the person sees it: the host. */
  name: string
  /** Base address: `https://api.openai.com/v1`. */
  url: string
  key: string | undefined
  model: string
}

const LONGEST_MS = 60_000
const ask = carefulFetch(1_000_000)
const Answer = z.object({ text: z.string() })
const LANGUAGES: Record<string, string> = LANGUAGE_OF
const EXTENSIONS: Record<string, string> = { 'audio/mp4': 'mp4', 'audio/ogg': 'ogg', 'audio/wav': 'wav' }

/** What was said. Throws `not_transcribed` when the service does not answer as it should. */
export async function transcribe(service: TranscriptionService, recording: Blob, language: string): Promise<string> {
  const form = new FormData()
  // Services tell the format by the name.
  const extension = EXTENSIONS[recording.type.split(';')[0] ?? ''] ?? 'webm'
  form.set('file', recording, `recording.${extension}`)
  form.set('model', service.model)
  form.set('language', LANGUAGES[language] ?? 'en')
  form.set('response_format', 'json')
  try {
    const response = await ask(`${service.url}/audio/transcriptions`, {
      method: 'POST',
      headers: service.key ? { authorization: `Bearer ${service.key}` } : {},
      body: form,
      signal: AbortSignal.timeout(LONGEST_MS),
    })
    if (!response.ok) throw new Error(`status ${response.status}`)
    return Answer.parse(await response.json()).text.trim()
  } catch (cause) {
    throw new AppError('not_transcribed', { cause })
  }
}
