import type { Window } from './trend-range.ts'

/** Something of the person's record that may explain a trend. */
export interface TrendMark {
  key: string
  kind: 'medicine' | 'event'
  label: string
  /** As exactly as it is known: "since 2024", "12 Nov 2026". */
  said: string
  /** Milliseconds since 1970. What is known to the year lasts the year. */
  from: number
  /** Null: it goes on. */
  to: number | null
}

export interface PlacedMark extends TrendMark {
  /** Rows above the chart, the first at the top. */
  lane: number
}

export const MOST_LANES = 4
/** Names need room: how much of what is looked at the shortest takes. */
const LEAST_SHARE = 0.2

/** Marks that touch what is looked at, each in a row where it covers no other. */
export function placeMarks(marks: readonly TrendMark[], { from, to }: Window): PlacedMark[] {
  const ends: number[] = []
  return marks
    .filter((mark) => mark.from < to && (mark.to ?? to) > from)
    .toSorted((one, other) => Number(one.kind === 'event') - Number(other.kind === 'event') || one.from - other.from)
    .map((mark) => {
      const begin = Math.max(mark.from, from)
      const free = ends.findIndex((end) => end <= begin)
      const lane = free < 0 ? ends.length : free
      ends[lane] = Math.max(Math.min(mark.to ?? to, to), begin + (to - from) * LEAST_SHARE)
      return { ...mark, lane }
    })
}
