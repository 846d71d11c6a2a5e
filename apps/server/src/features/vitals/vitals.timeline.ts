import { PAGES, type TimelineEntry, VITAL_NAMES, VITAL_SOURCES, type VitalReading, vitalMeasure } from '@salus/contract'
import { localDays } from '#server/platform/timeline/local-days.ts'
import { hasWords, isOlder, newestFirst, type TimelineSource } from '#server/platform/timeline/source.ts'
import type { VitalId } from './stored-vital.ts'
import { dayOf } from './vital-days.ts'
import type { MeasuredDay, VitalEventsRepository } from './vital-events.repository.ts'

const ORIGINS = {
  typed: 'typed',
  device: 'device',
  import: 'import',
  document: 'paper',
} as const satisfies Record<VitalReading['source'], TimelineEntry['origins'][0]>

/** Entries of one day; a page may begin and end in the middle of one. */
const OF_A_DAY = VITAL_NAMES.length

/** One entry for a measure and day where the person is, at the time of its last reading: readings of every minute do not flood. */
export function vitalsTimeline(
  events: VitalEventsRepository,
  noteOf: (ownerId: string, id: VitalId) => Promise<string | null>,
): TimelineSource {
  return {
    kinds: ['vital'],
    async tell(ownerId, { before, limit, words, timeZone }) {
      if (before?.when === '') return { entries: [], reached: null }
      const names = VITAL_NAMES.filter((name) => hasWords(words, vitalMeasure(name).label, 'vital signs'))
      const { days, isEnd } = await events.days(ownerId, names, {
        upTo: before && dayOf(startOf(before.when)),
        // Two of UTC may be one here, at either end some are left out, and the newest may have been told.
        limit: 2 * (limit + 3 * OF_A_DAY),
        enough: limit + 2 * OF_A_DAY,
        calendar: localDays(timeZone),
      })
      const entries = (await Promise.all(days.map((day) => toEntry(ownerId, day))))
        .filter((entry) => before === null || isOlder(entry, before))
        .sort(newestFirst)
      const shown = entries.slice(0, limit)
      return { entries: shown, reached: isEnd && entries.length <= limit ? null : (shown.at(-1) ?? null) }
    },
  }

  async function toEntry(ownerId: string, of: MeasuredDay): Promise<TimelineEntry> {
    const { measure, day, count, min, max, diastolicMin, diastolicMax, above, below, first, last, sources, notedKey } =
      of
    const hasDiastolic = diastolicMin !== null && diastolicMax !== null
    return {
      id: `vital:${day}:${measure}`,
      kind: 'vital',
      when: new Date(last).toISOString(),
      title: vitalMeasure(measure).label,
      text: (notedKey && (await noteOf(ownerId, { key: notedKey, measure }))) ?? '',
      origins: sources.flatMap((place) => ORIGINS[VITAL_SOURCES[place] ?? 'typed']),
      href: `${PAGES.view}?${new URLSearchParams({ measure, at: new Date(last).toISOString() })}`,
      measured: {
        measure,
        count,
        min,
        max,
        ...(above > 0 && { above }),
        ...(below > 0 && { below }),
        diastolic: hasDiastolic ? { min: diastolicMin, max: diastolicMax } : null,
        first: new Date(first).toISOString(),
      },
    }
  }
}

/** The moment before which everything older than `when` lies. */
const startOf = (when: string): number => Date.parse(when.length === 'YYYY-MM-DDTHH:mm'.length ? `${when}Z` : when)
