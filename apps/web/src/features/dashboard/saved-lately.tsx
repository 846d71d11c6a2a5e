import { type Dashboard, PAGES } from '@salus/contract'
import { Link } from 'react-router'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import classes from './saved-lately.module.css'

/** The last few documents; undefined while they are asked for. */
export function SavedLately({ documents }: { documents: Dashboard['documents'] | undefined }) {
  return (
    <section className={classes.latest} aria-labelledby="saved-lately">
      <h2 id="saved-lately" className={classes.heading}>
        Saved lately
      </h2>
      {!documents && <ListSkeleton rows={2} />}
      {documents?.length === 0 && (
        <p className={classes.none}>Nothing yet. Check a symptom and save the result: it will wait for you here.</p>
      )}
      <ul className={classes.list}>
        {documents?.map(({ id, title, date }) => (
          <li key={id}>
            <Link to={`${PAGES.documents}?open=${id}`} className={classes.link}>
              <span>{title}</span>
              <time dateTime={date}>
                {new Date(date).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
