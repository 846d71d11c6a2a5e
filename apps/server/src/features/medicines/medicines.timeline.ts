import { PAGES, type TimelineEntry } from '@salus/contract'
import { type TimelineSource, tellOf } from '#server/platform/timeline/source.ts'
import type { KeptList } from './medicines.repository.ts'
import type { KeptMedicine } from './stored-medicine.ts'

/** When each medicine began, and when it ended; without a date where nobody knows it. */
export function medicinesTimeline(listOf: (ownerId: string) => Promise<KeptList>): TimelineSource {
  return {
    kinds: ['medicine'],
    async tell(ownerId, ask) {
      const { medicines } = await listOf(ownerId)
      return tellOf(medicines.flatMap(eventsOf), ask)
    },
  }
}

function eventsOf(medicine: KeptMedicine): TimelineEntry[] {
  const { id, name, strength, directions, since, until, reason, status } = medicine
  const said = [strength, directions, reason && `for ${reason}`].filter(Boolean).join(' · ')
  const entry = (key: string, when: string, title: string): TimelineEntry => ({
    id: `medicine:${key}${id}`,
    kind: 'medicine',
    when,
    title,
    text: said,
    origins: ['medical_history'],
    href: `${PAGES.medicines}/${id}`,
  })
  const stopped = status === 'stopped' ? medicine.statusSince.slice(0, 10) : null
  const end = stopped && (!until || stopped < until) ? stopped : until
  return [entry('', since ?? '', name), ...(end ? [entry('end:', end, `${name} stopped`)] : [])]
}
