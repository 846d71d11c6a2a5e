import { useState } from 'react'
import { dayText } from './result-words.ts'
import { isAsked, type Review, type ReviewRow as Row, takenAtOf } from './review.ts'
import { ReviewRow } from './review-row.tsx'
import classes from './review-view.module.css'
import { useGrowing } from './use-growing.ts'

interface ReviewRowsProps {
  review: Review
  crops: ReadonlyMap<string, string>
  onChange: (row: Row) => void
  onRemove: (row: Row) => void
  onShow: (row: Row) => void
}

/** They come in tasks of so many. */
const ROWS_AT_ONCE = 8

/** The values: the doubtful first, then what was read clearly, then what was added. */
export function ReviewRows({ review, crops, ...actions }: ReviewRowsProps) {
  // A row that is answered stays where it is, until the page is come to anew.
  const [asked] = useState(() => new Set<string>())
  for (const row of review.rows) if (row.review !== 'added' && isAsked(row)) asked.add(row.id)
  const shown = useGrowing(review.rows.length, ROWS_AT_ONCE)
  const groups = [
    { title: 'Please look at these', rows: review.rows.filter(({ id }) => asked.has(id)) },
    { title: 'Read clearly', rows: review.rows.filter(({ id, review: how }) => !asked.has(id) && how !== 'added') },
    { title: 'Added by you', rows: review.rows.filter(({ review: how }) => how === 'added') },
  ]
  let room = shown
  return groups.map(({ title, rows: all }) => {
    const rows = all.slice(0, room)
    room -= rows.length
    if (rows.length === 0) return null
    return (
      <section key={title} aria-label={title}>
        <h3 className={classes.heading}>{title}</h3>
        <ul className={classes.rows}>
          {rows.map((row) => (
            <ReviewRow
              key={row.id}
              row={row}
              crop={crops.get(row.id)}
              day={row.column && dayText(takenAtOf(review, row) || row.column)}
              {...actions}
            />
          ))}
        </ul>
      </section>
    )
  })
}
