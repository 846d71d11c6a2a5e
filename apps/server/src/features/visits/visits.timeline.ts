import { type TimelineEntry, visitPath } from '@salus/contract'
import { type TimelineSource, tellOf } from '#server/platform/timeline/source.ts'
import type { KeptVisit } from './visits.repository.ts'

/** Each visit that was, on its day. What is to come has not happened yet. */
export function visitsTimeline(all: (ownerId: string) => Promise<KeptVisit[]>): TimelineSource {
  return {
    kinds: ['visit'],
    tell: async (ownerId, ask) =>
      tellOf((await all(ownerId)).filter(({ content }) => content.status === 'done').map(toEntry), ask),
  }
}

function toEntry({ id, content, importId }: KeptVisit): TimelineEntry {
  const { day, time, practitioner, location, reason } = content
  return {
    id: `visit:${id}`,
    kind: 'visit',
    when: time ? `${day}T${time}` : day,
    title: practitioner,
    text: ['Visit', reason, location].filter(Boolean).join(' · '),
    origins: [importId ? 'import' : 'typed'],
    href: visitPath(id),
  }
}
