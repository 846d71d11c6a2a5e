import { PAGES } from '@salus/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { readableDate } from './document-words.ts'
import { documentsQuery } from './documents-requests.ts'
import classes from './latest-documents.module.css'

const SHOWN = 3

/** The last few saved ones, for the dashboard. A failure here is not worth a word: the list has its own page. */
export function LatestDocuments() {
  const documents = useInfiniteQuery(documentsQuery)
  if (documents.isError) return null
  const items = documents.data?.pages[0]?.items.slice(0, SHOWN) ?? []
  return (
    <section className={classes.latest} aria-labelledby="latest-documents">
      <h2 id="latest-documents" className={classes.heading}>
        Saved lately
      </h2>
      {documents.isPending && <ListSkeleton rows={2} />}
      {documents.isSuccess && items.length === 0 && (
        <p className={classes.none}>Nothing yet. Check a symptom and save the result: it will wait for you here.</p>
      )}
      <ul className={classes.list}>
        {items.map(({ id, title, date }) => (
          <li key={id}>
            <Link to={`${PAGES.documents}?open=${id}`} className={classes.link}>
              <span>{title}</span>
              <time dateTime={date}>{readableDate(date)}</time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
