import { API, type SymptomAnswer, SymptomAnswerSchema, type SymptomRequest } from '@salus/contract'
import { useMutation } from '@tanstack/react-query'
import { send } from '#web/api/client.ts'
import { refreshUsage } from '../usage-requests.ts'

/** A description is analysed anew, or its answer is refined in place. */
export type CheckKind = 'analysed' | 'refined'

interface Check {
  request: SymptomRequest
  kind: CheckKind
  signal: AbortSignal
}

export function useCheckSymptoms() {
  return useMutation<SymptomAnswer, Error, Check>({
    mutationFn: ({ request, signal }) =>
      send(API.symptoms, { method: 'POST', body: request, schema: SymptomAnswerSchema, signal }).finally(refreshUsage),
  })
}
