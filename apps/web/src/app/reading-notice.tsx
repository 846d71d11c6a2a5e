import { IconFileText } from '@tabler/icons-react'
import { useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import type { DocumentBeingRead } from '#web/reader/document-being-read.ts'
import { readingStore } from '#web/reader/reading-store.ts'
import classes from './notice.module.css'

/** What is being read for a page that was left: how far it is, and the way back. One line for each such page. */
export function ReadingNotice() {
  const [store] = useState(readingStore)
  const away = useSyncExternalStore(store.subscribe, store.away)
  return [...Map.groupBy(away, ({ place }) => place)].map(([place, documents]) => (
    <Line key={place} documents={documents} />
  ))
}

function Line({ documents }: { documents: DocumentBeingRead[] }) {
  const [first] = documents.toSorted((a, b) => URGENCY.indexOf(a.state) - URGENCY.indexOf(b.state))
  if (!first) return null
  return (
    <div className={classes.notice}>
      <div className={classes.reading}>
        <IconFileText size={20} stroke={1.75} aria-hidden />
        <p>
          <span role="status">{sentenceOf(first, documents.length - 1)}</span>{' '}
          {first.state === 'reading' && first.pages > 1 && (
            <span className={classes.pages} aria-hidden>
              Page {Math.max(1, first.page)} of {first.pages}.{' '}
            </span>
          )}
          <Link to={first.address} aria-label={`Show “${first.name}”`}>
            Show
          </Link>
        </p>
      </div>
    </div>
  )
}

/** What waits for the person comes first. */
const URGENCY: readonly DocumentBeingRead['state'][] = [
  'locked',
  'refused',
  'failed',
  'kept',
  'reading',
  'sorting',
  'waiting',
  'taken',
  'read',
  'cancelled',
]

function sentenceOf({ state, name }: DocumentBeingRead, others: number): string {
  const all = others > 0 ? `“${name}” and ${others} more` : `“${name}”`
  switch (state) {
    case 'locked':
      return `“${name}” waits for its password.`
    case 'refused':
      return `“${name}” was read, and waits for another try.`
    case 'failed':
      return `“${name}” could not be read.`
    case 'kept':
      return `Not read to the end: ${all}.`
    case 'waiting':
    case 'reading':
    case 'sorting':
      return `Reading ${all}.`
    default:
      return `Read: ${all}.`
  }
}
