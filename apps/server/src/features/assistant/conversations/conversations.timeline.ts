import { type ConversationSummary, MODE_PAGES, MODES, PAGES, type TimelineEntry } from '@salus/contract'
import { hasWords, keyBefore, type TimelineSource, tellFrom } from '#server/platform/timeline/source.ts'
import type { ConversationsRepository } from './conversations.repository.ts'

const PREFIX = 'conversation:'

/** Conversations, each at the time of its last message. */
export function conversationsTimeline(conversations: ConversationsRepository): TimelineSource {
  return {
    kinds: ['conversation'],
    tell(ownerId, ask) {
      const after = ask.before && { updatedAt: ask.before.when, id: keyBefore(PREFIX, ask.before) }
      return tellFrom(
        ask,
        async (count) => (await conversations.list(ownerId, count, after)).map(toEntry),
        async (entries) => {
          const ids = entries.map(({ id }) => id.slice(PREFIX.length))
          const found = await conversations.withMessage(ownerId, ids, (text) => hasWords(ask.words, text))
          return new Set([...found].map((id) => PREFIX + id))
        },
      )
    },
  }
}

function toEntry({ id, title, mode, updatedAt }: ConversationSummary): TimelineEntry {
  const page = mode === 'everyday' ? PAGES.healthChatbot : MODE_PAGES[mode]
  return {
    id: PREFIX + id,
    kind: 'conversation',
    when: updatedAt,
    title,
    text: MODES[mode].name,
    origins: ['assistant'],
    href: `${page}?c=${id}`,
  }
}
