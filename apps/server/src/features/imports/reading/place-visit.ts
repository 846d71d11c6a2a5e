import { MOST_VISITS } from '@salus/contract/facts'
import type { VisitEntry } from '@salus/exchange'
import type { KnownVisit } from '../item.ts'
import { RoomPlacer } from './room-placer.ts'
import { wallClock } from './wall-clock.ts'

/** Compares the visits of a file with those of the record. `timeZone`: where times without an own offset are from. */
export const visitPlacer = (known: readonly KnownVisit[], timeZone: string) =>
  new RoomPlacer<VisitEntry, KnownVisit>(known, {
    most: MOST_VISITS,
    full: `There are ${MOST_VISITS} visits in the record, which is the most.`,
    asKnown: ({ source, status, time = '', practitioner = '', name }) => ({
      ...{ source, status, practitioner: practitioner.trim() || name.trim() },
      ...(wallClock(time, timeZone) ?? { day: '', time: null }),
    }),
    factsOf: ({ status, day, time, practitioner }) => [day, time, practitioner, status].filter(Boolean).join(', '),
    isSame: (one, other) =>
      one.day === other.day &&
      one.practitioner.toLowerCase() === other.practitioner.toLowerCase() &&
      (one.time === null || other.time === null || one.time === other.time),
  })
