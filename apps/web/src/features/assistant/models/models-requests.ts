import {
  API,
  type ExplanationRequest,
  KeyModelsSchema,
  type ModelChoice,
  type ModelsAnswer,
  ModelsAnswerSchema,
  type NewMessage,
  OutgoingSchema,
  type OwnKey,
  type OwnKeyProbe,
  SentListSchema,
} from '@salus/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { send } from '#web/api/client.ts'
import { otherRecord } from '#web/api/other-record.ts'

const KEY = ['models']

/** Which outside models there are, and what the person has decided about them. */
export const useModels = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => send(API.models, { schema: ModelsAnswerSchema, signal }),
    // No outside model is asked about another person's record.
    enabled: !otherRecord,
  })

/** The first that the person has agreed to. */
export const answeringModel = (answer: ModelsAnswer | undefined): ModelsAnswer['models'][number] | undefined =>
  answer?.models.find(({ name }) => answer.choice.agreedTo.includes(name))

export function useChooseModels() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (choice: ModelChoice) => send(API.models, { method: 'PUT', body: choice, schema: ModelsAnswerSchema }),
    onSuccess: (answer) => queries.setQueryData(KEY, answer),
  })
}

/** The models that a key opens, which tells whether it is right. */
export const useKeyModels = () =>
  useMutation({
    mutationFn: (probe: OwnKeyProbe) =>
      send(API.ownKeyModels, { method: 'POST', body: probe, schema: KeyModelsSchema }),
  })

/** Keeps a key of one's own; null takes it back. */
export function useOwnKey() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (own: OwnKey | null) =>
      own
        ? send(API.ownKey, { method: 'PUT', body: own, schema: ModelsAnswerSchema })
        : send(API.ownKey, { method: 'DELETE', schema: ModelsAnswerSchema }),
    onSuccess: (answer) => queries.setQueryData(KEY, answer),
  })
}

/** What would be sent, and where the server tells it. */
export interface Preview {
  path: string
  body: NewMessage | ExplanationRequest
}

export const previewOfMessage = (conversationId: string, message: NewMessage): Preview => ({
  path: API.outgoing(conversationId),
  body: message,
})

export const previewOfExplanation = (asked: ExplanationRequest): Preview => ({
  path: API.explanationOutgoing,
  body: asked,
})

/** Exactly what would leave. Null: there is nothing to send yet. */
export const useOutgoing = (preview: Preview | null) =>
  useQuery({
    queryKey: ['outgoing', preview],
    queryFn: ({ signal }) =>
      send(preview?.path ?? '', { method: 'POST', body: preview?.body, schema: OutgoingSchema, signal }),
    enabled: preview !== null,
    gcTime: 0,
  })

export const useSent = (wanted: boolean) =>
  useQuery({
    queryKey: ['sent'],
    queryFn: ({ signal }) => send(API.sent, { schema: SentListSchema, signal }),
    enabled: wanted,
    gcTime: 0,
  })
