import { type ImportKind, PAGES, type TimelineEntry } from '@salus/contract'
import { keyBefore, type TimelineSource, tellFrom, tellOf } from '#server/platform/timeline/source.ts'
import type { EventsRepository, ImportEvent } from './events.repository.ts'
import type { ImportsRepository, KeptImport } from './imports.repository.ts'
import type { Rooms } from './rooms.ts'

const EVENT = 'import-event:'
/** No person makes more of them. */
const MOST_IMPORTS = 500

/** The imports themselves, and what they brought that has its day but no room of its own: a workout. */
export function importsTimeline(
  imports: Pick<ImportsRepository, 'list'>,
  events: EventsRepository,
  { immunizations }: Pick<Rooms, 'immunizations'>,
): TimelineSource[] {
  return [
    {
      kinds: ['import'],
      tell: async (ownerId, ask) => {
        const all = await imports.list(ownerId, MOST_IMPORTS, null)
        return tellOf(
          all.flatMap((each) => (each.state === 'done' && each.appliedAt ? [importEntry(each, each.appliedAt)] : [])),
          ask,
        )
      },
    },
    {
      kinds: ['import'],
      async tell(ownerId, ask) {
        // The room of vaccinations tells of those that moved into it.
        await immunizations.begin(ownerId)
        const before = ask.before && { when: ask.before.when, id: keyBefore(EVENT, ask.before) }
        return tellFrom(ask, async (count) => (await events.list(ownerId, count, before)).map(eventEntry))
      },
    },
  ]
}

const importEntry = ({ id, about }: KeptImport, when: string): TimelineEntry => ({
  id: `import:${id}`,
  kind: 'import',
  when,
  title: about.name,
  text: 'Taken into your record',
  origins: ['import'],
  href: `${PAGES.importData}?open=${id}`,
})

const WORDS: Partial<Record<ImportKind, string>> = {
  procedure: 'Procedure',
  workout: 'Workout',
}

const eventEntry = ({ id, importId, kind, when, what, value }: ImportEvent): TimelineEntry => ({
  id: EVENT + id,
  kind: 'import',
  when,
  title: what,
  text: [WORDS[kind], value].filter(Boolean).join(' · '),
  origins: ['import'],
  href: `${PAGES.importData}?open=${importId}`,
})
