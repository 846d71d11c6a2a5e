import { API, type CirclePart, TIMELINE_KINDS, type TimelineKind, TimelineSchema } from '@salus/contract'
import { z } from 'zod'
import type { App } from '#server/platform/http/app-type.ts'
import type { Membership } from '#server/platform/identity/acting-for.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import type { TimelineSource } from '#server/platform/timeline/source.ts'
import { timelineService } from './timeline.service.ts'

const Kind = z.enum(TIMELINE_KINDS)
const Page = z.object({
  /** Several by saying it several times; all kinds without it. */
  kind: z.union([Kind, z.array(Kind).min(1).max(TIMELINE_KINDS.length)]).optional(),
  search: z.string().trim().max(100).optional(),
  /** Whose days the readings are told by; an IANA name. */
  timeZone: z.string().max(60).default('UTC'),
  limit: z.coerce.number().int().min(1).max(100).default(30),
  cursor: z.string().max(300).optional(),
})

/** `sources`: the rooms that have something to tell. Another one is handed in by the app. */
export function registerTimeline(app: App, { sources }: { sources: readonly TimelineSource[] }): void {
  const timeline = timelineService(sources)
  app.get(
    API.timeline,
    { schema: { tags: ['timeline'], querystring: Page, response: { 200: TimelineSchema } } },
    (request) => {
      const { kind = TIMELINE_KINDS, ...page } = request.query
      const { userId, member } = requireIdentity(request)
      return timeline(userId, { ...page, kinds: [kind].flat().filter((each) => isShared(each, member)) })
    },
  )
}

/** What has to be shared for an entry of this kind to be told to a member; null for nobody but its owner and parents. */
const PARTS: Record<TimelineKind, readonly CirclePart[] | null> = {
  vital: ['vitals'],
  lab: ['reports'],
  document: ['documents'],
  symptom_check: ['documents'],
  summary: ['documents'],
  condition: ['history'],
  medicine: ['medicines'],
  immunization: ['immunizations'],
  visit: ['visits'],
  surgery: ['history'],
  allergy: ['history'],
  // Tells what was changed, of either.
  history: ['history', 'medicines'],
  conversation: null,
  import: null,
}

function isShared(kind: TimelineKind, member: Membership | undefined): boolean {
  if (!member || member.isGuardian) return true
  return PARTS[kind]?.every((part) => member.rights[part] !== undefined) ?? false
}
