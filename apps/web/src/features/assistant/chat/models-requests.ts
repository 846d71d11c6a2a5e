import {
  API,
  type ModelChoice,
  ModelsAnswerSchema,
  type NewMessage,
  OutgoingSchema,
  SentListSchema,
} from '@salus/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { send } from '#web/api/client.ts'

const KEY = ['models']

/** Which outside models there are, and what the person has decided about them. */
export const useModels = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => send(API.models, { schema: ModelsAnswerSchema, signal }) })

export function useChooseModels() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (choice: ModelChoice) => send(API.models, { method: 'PUT', body: choice, schema: ModelsAnswerSchema }),
    onSuccess: (answer) => queries.setQueryData(KEY, answer),
  })
}

/** Exactly what the message would send. */
export const useOutgoing = (conversationId: string, message: NewMessage, wanted: boolean) =>
  useQuery({
    queryKey: ['outgoing', conversationId, message],
    queryFn: ({ signal }) =>
      send(API.outgoing(conversationId), { method: 'POST', body: message, schema: OutgoingSchema, signal }),
    enabled: wanted,
    gcTime: 0,
  })

export const useSent = (wanted: boolean) =>
  useQuery({
    queryKey: ['sent'],
    queryFn: ({ signal }) => send(API.sent, { schema: SentListSchema, signal }),
    enabled: wanted,
    gcTime: 0,
  })
