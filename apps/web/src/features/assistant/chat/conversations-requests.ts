import {
  API,
  type Conversation,
  ConversationListSchema,
  ConversationSchema,
  ConversationSummarySchema,
  type Decision,
  type NewMessage,
  type ProposalAnswer,
  ProposalAnswerSchema,
  type ReadingAdvice,
  RefusedReadingSchema,
  ReplyEventSchema,
  type VisitorMessage,
} from '@salus/contract'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ApiFailure, send } from '#web/api/client.ts'
import { streamLines } from '#web/api/stream-lines.ts'
import { refreshUsage } from '../usage-requests.ts'

const KEY = ['conversations']

/** The latest first; with `search`, those in whose title or messages the words occur. */
export function useConversations(search: string) {
  return useInfiniteQuery({
    queryKey: [...KEY, search],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams()
      if (search) query.set('search', search)
      if (pageParam) query.set('cursor', pageParam)
      const suffix = query.size > 0 ? `?${query}` : ''
      return send(`${API.conversations}${suffix}`, { schema: ConversationListSchema, signal })
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}

export function useRefreshConversations() {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: KEY })
}

export const fetchConversation = (id: string, signal: AbortSignal): Promise<Conversation> =>
  send(API.conversation(id), { schema: ConversationSchema, signal })

export function useRenameConversation() {
  const refresh = useRefreshConversations()
  return useMutation({
    mutationFn: ({ id, title }: { id: string; title: string }) =>
      send(API.conversation(id), { method: 'PATCH', body: { title }, schema: ConversationSummarySchema }),
    onSuccess: refresh,
  })
}

/** Which branch is open goes along to the person's other devices. Where that fails, this one shows it all the same. */
export function useOpenBranch(id: string) {
  return useMutation({ mutationFn: (end: string) => send(API.openBranch(id), { method: 'PUT', body: { end } }) })
}

export const decideProposal = (
  place: { conversation: string; message: string; proposal: string },
  decision: Decision,
): Promise<ProposalAnswer> =>
  send(API.proposal(place.conversation, place.message, place.proposal), {
    method: 'PUT',
    body: decision,
    schema: ProposalAnswerSchema,
  })

/** What a refusal says of the danger in a reading. */
export const adviceOf = (failure: ApiFailure): readonly ReadingAdvice[] =>
  RefusedReadingSchema.safeParse(failure.answer).data?.advice ?? []

export function useDeleteConversation() {
  const refresh = useRefreshConversations()
  return useMutation({
    mutationFn: (id: string) => send(API.conversation(id), { method: 'DELETE' }),
    onSuccess: refresh,
  })
}

export async function* streamReply(conversationId: string, message: NewMessage, signal: AbortSignal) {
  try {
    yield* streamLines(API.messages(conversationId), { body: message, schema: ReplyEventSchema, signal })
  } finally {
    refreshUsage()
  }
}

/** Without an account: what was said before goes along, and nothing is kept by the server. */
export const streamVisitorReply = (message: VisitorMessage, signal: AbortSignal) =>
  streamLines(API.chat, { body: message, schema: ReplyEventSchema, signal })
