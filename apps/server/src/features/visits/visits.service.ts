import { MOST_VISITS, type Visit, type VisitContent } from '@salus/contract'
import type { VisitEntry } from '@salus/exchange'
import { AppError } from '#server/platform/errors/app-error.ts'
import { importedItem, sealedRoom } from '#server/platform/sealed-room/sealed-room.service.ts'
import { dateIn } from '#server/platform/timeline/local-days.ts'
import { contentOf, entryOf, keptOf } from './as-entry.ts'
import { nextVisit, visitSummary } from './coming-visits.ts'
import type { KeptVisit, VisitsRepository } from './visits.repository.ts'

/** One of the room, as far as a file is compared with it. */
interface KnownVisit extends Pick<VisitContent, 'status' | 'day' | 'time' | 'practitioner'> {
  source: { system: string; id: string }
}

interface ImportedVisit {
  id: string
  entry: VisitEntry
  /** Its day, and the time on the wall there. */
  clock: Pick<VisitContent, 'day' | 'time'>
}

interface Deps {
  now: () => Date
  accountOf: (ownerId: string) => Promise<{ dob: string } | null>
}

/** Today may already be tomorrow elsewhere. */
const AHEAD_MS = 14 * 60 * 60 * 1_000

export function visitsService(repository: VisitsRepository, { now, accountOf }: Deps) {
  async function judge(ownerId: string, { status, day }: VisitContent): Promise<void> {
    const { dob } = (await accountOf(ownerId)) ?? { dob: '' }
    const latest = new Date(now().getTime() + AHEAD_MS).toISOString().slice(0, day.length)
    const problem =
      status === 'done' && day > latest
        ? 'A visit that was cannot be on a day to come.'
        : dob && day < dob
          ? 'Please enter a day after the birth.'
          : null
    if (problem) throw new AppError('invalid_request', { fields: { day: problem } })
  }

  const room = sealedRoom<VisitContent, VisitEntry, Visit>(repository, {
    now,
    most: MOST_VISITS,
    errors: { full: 'visits_full', idTaken: 'visit_id_taken' },
    judge,
    isSame: (one, other) => one.practitioner === other.practitioner && one.day === other.day,
    order: latestFirst,
    shown: ({ original: _, content, ...kept }) => ({ ...kept, ...content }),
  })
  const told = async (ownerId: string) => (await room.list(ownerId)).items

  return {
    ...room,

    /** `timeZone`: an IANA name; its days tell what is to come. */
    next: async (ownerId: string, timeZone: string) => nextVisit(await told(ownerId), dateIn(timeZone, now())),

    /** As an export tells them. */
    entries: async (ownerId: string): Promise<VisitEntry[]> => (await room.all(ownerId)).map(entryOf),

    /** An import needs this of the room. */
    imported: {
      known: async (ownerId: string): Promise<KnownVisit[]> =>
        (await room.all(ownerId)).map((kept) => {
          const { status, day, time, practitioner } = kept.content
          return { source: entryOf(kept).source, status, day, time, practitioner }
        }),

      async add(ownerId: string, importId: string, visits: readonly ImportedVisit[]): Promise<void> {
        const at = now().toISOString()
        await repository.addAll(
          ownerId,
          visits.map(({ id, entry, clock }) =>
            importedItem(id, { content: contentOf(entry, clock), original: keptOf(entry), importId, at }),
          ),
        )
      },

      edited: repository.editedOf,
      removeAll: repository.removeOf,
    },

    summary: async (ownerId: string, timeZone: string) => visitSummary(await told(ownerId), dateIn(timeZone, now())),
  }
}

export type VisitsService = ReturnType<typeof visitsService>

const placeOf = ({ id, content: { day, time } }: KeptVisit): string => `${day}T${time ?? ''} ${id}`
const latestFirst = (one: KeptVisit, other: KeptVisit): number => (placeOf(one) < placeOf(other) ? 1 : -1)
