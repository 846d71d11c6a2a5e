import { immunizationPath, type TimelineEntry } from '@salus/contract'
import { type TimelineSource, tellOf } from '#server/platform/timeline/source.ts'
import type { KeptImmunization } from './immunizations.repository.ts'

/** Each vaccination on its day, as far as it is known. */
export function immunizationsTimeline(all: (ownerId: string) => Promise<KeptImmunization[]>): TimelineSource {
  return {
    kinds: ['immunization'],
    tell: async (ownerId, ask) => tellOf((await all(ownerId)).map(toEntry), ask),
  }
}

function toEntry({ id, content, importId }: KeptImmunization): TimelineEntry {
  const { name, occurrence, doseNumber, performer } = content
  return {
    id: `immunization:${id}`,
    kind: 'immunization',
    when: occurrence ?? '',
    title: name,
    text: ['Vaccination', doseNumber && `Dose ${doseNumber}`, performer].filter(Boolean).join(' · '),
    origins: [importId ? 'import' : 'typed'],
    href: immunizationPath(id),
  }
}
