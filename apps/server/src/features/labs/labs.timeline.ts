import { type LabReportSummary, PAGES, type TimelineEntry } from '@salus/contract'
import { hasWords, keyBefore, type TimelineSource, tellFrom } from '#server/platform/timeline/source.ts'
import type { LabsRepository } from './labs.repository.ts'

const PREFIX = 'lab:'

/** Lab reports, each at the time its sample was taken. */
export function labsTimeline(labs: LabsRepository): TimelineSource {
  return {
    kinds: ['lab'],
    tell(ownerId, ask) {
      const after = ask.before && { takenAt: ask.before.when, id: keyBefore(PREFIX, ask.before) }
      return tellFrom(
        ask,
        async (count) => (await labs.list(ownerId, count, after)).map(toEntry),
        // A test is looked for by its name.
        async (entries) => {
          const found = new Set<string>()
          for (const { id } of entries) {
            const report = await labs.findReport(ownerId, id.slice(PREFIX.length))
            if (report?.results.some(({ name, analyte }) => hasWords(ask.words, name, analyte ?? ''))) found.add(id)
          }
          return found
        },
      )
    },
  }
}

function toEntry({ id, title, takenAt, laboratory, doctor, values }: LabReportSummary): TimelineEntry {
  const said = [values === 1 ? '1 value' : `${values} values`, laboratory, doctor]
  return {
    id: PREFIX + id,
    kind: 'lab',
    when: takenAt,
    title,
    text: said.filter(Boolean).join(' · '),
    origins: ['paper'],
    href: `${PAGES.labResults}?report=${id}`,
  }
}
