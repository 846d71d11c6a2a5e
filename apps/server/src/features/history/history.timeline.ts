import { PAGES, type TimelineEntry } from '@salus/contract'
import { keyBefore, type TimelineSource, tellFrom, tellOf } from '#server/platform/timeline/source.ts'
import type { HistoryRepository, KeptVersion } from './history.repository.ts'
import { historyChanges } from './history-changes.ts'
import { historyEvents } from './history-events.ts'

const PREFIX = 'history:'
const DIGITS = 10
const GREATEST = 2_147_483_647

/** What the history tells of the years, and when it was saved. */
export function historyTimeline(histories: HistoryRepository): TimelineSource[] {
  return [
    {
      kinds: ['condition', 'surgery', 'allergy'],
      async tell(ownerId, ask) {
        const latest = await histories.latest(ownerId)
        return tellOf(latest ? historyEvents(latest.details) : [], ask)
      },
    },
    {
      kinds: ['history'],
      tell(ownerId, ask) {
        const key = ask.before && keyBefore(PREFIX, ask.before)
        const before = ask.before && { savedAt: ask.before.when, version: key === 'zz' ? GREATEST : Number(key) }
        return tellFrom(ask, async (count) => {
          const versions = await histories.savedBefore(ownerId, count, before)
          const known = new Map(versions.map((each) => [each.version, each]))
          const previous = async ({ version }: KeptVersion) =>
            known.get(version - 1) ?? (await histories.find(ownerId, version - 1))
          return Promise.all(versions.map(async (each) => toEntry(each, await previous(each))))
        })
      },
    },
  ]
}

function toEntry(kept: KeptVersion, previous: KeptVersion | null): TimelineEntry {
  const { version, savedAt, restoredFrom } = kept
  return {
    id: PREFIX + String(version).padStart(DIGITS, '0'),
    kind: 'history',
    when: savedAt,
    title: restoredFrom === null ? 'Medical history saved' : `Medical history of version ${restoredFrom} brought back`,
    text: historyChanges(previous?.details ?? null, kept.details),
    origins: ['typed'],
    href: `${PAGES.medicalHistory}?version=${version}`,
  }
}
