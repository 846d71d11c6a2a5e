import { API, type HistoryLanguage, type OcrLanguage, TranscriptSchema } from '@salus/contract'
import { send } from '#web/api/client.ts'
import type { Transcriber } from '#web/voice/recording.ts'
import { useModels } from '../models/models-requests.ts'

export interface TranscriptionService {
  name: string
  transcribe: Transcriber
}

const LONGEST_MS = 70_000

/** Who writes recordings down for browsers that cannot; null where nobody does. */
export function useTranscription(language: OcrLanguage | HistoryLanguage): TranscriptionService | null {
  const { data } = useModels()
  if (!data?.transcription) return null
  return {
    name: data.transcription.name,
    transcribe: async (recording, signal) => {
      const path = `${API.transcription}?language=${language}`
      const answer = await send(path, {
        method: 'POST',
        body: recording,
        schema: TranscriptSchema,
        signal,
        timeoutMs: LONGEST_MS,
      })
      return answer.text
    },
  }
}
