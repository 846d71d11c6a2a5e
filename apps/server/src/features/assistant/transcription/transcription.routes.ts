import { API, OCR_LANGUAGES, RECORDING_LIMIT, TranscriptSchema } from '@salus/contract'
import { z } from 'zod'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { App } from '#server/platform/http/app-type.ts'
import { refuseStrangers, requireIdentity } from '#server/platform/identity/identity.ts'
import { type TranscriptionService, transcribe } from './transcribe.ts'

const RECORDINGS_A_MINUTE = 20
const Query = z.object({ language: z.enum([...Object.keys(OCR_LANGUAGES), 'hin', 'tel']).default('eng') })

interface Deps {
  transcription: TranscriptionService | undefined
  rateLimitFactor: number
}

/** Recordings of browsers that have no recogniser, written down by the configured service. Nothing of them is kept. */
export function registerTranscription(app: App, { transcription, rateLimitFactor }: Deps): void {
  // In a scope of its own: nowhere else is sound accepted.
  app.register((scope: App, _options, done) => {
    scope.addContentTypeParser(/^(audio|video)\//, { parseAs: 'buffer', bodyLimit: RECORDING_LIMIT }, (_, body, done) =>
      done(null, body),
    )
    scope.post(
      API.transcription,
      {
        config: { rateLimit: { max: RECORDINGS_A_MINUTE * rateLimitFactor, timeWindow: '1 minute' } },
        bodyLimit: RECORDING_LIMIT,
        onRequest: refuseStrangers,
        schema: { tags: ['assistant'], querystring: Query, response: { 200: TranscriptSchema } },
      },
      async (request) => {
        requireIdentity(request)
        if (!transcription) throw new AppError('not_found')
        if (!Buffer.isBuffer(request.body)) throw new AppError('unsupported_media_type')
        const recording = new Blob([new Uint8Array(request.body)], { type: request.headers['content-type'] ?? '' })
        return { text: await transcribe(transcription, recording, request.query.language) }
      },
    )
    done()
  })
}
