import { type LibraryAsk, type PackEntry, packPath } from '@salus/contract'
import { Link } from 'react-router'
import classes from './library.module.css'
import { kept } from './use-library-ask.ts'

/** What other libraries have, apart from what Salus says itself. */
export function PackLinks({ entries, ask }: { entries: readonly PackEntry[]; ask: LibraryAsk }) {
  return (
    <section className={classes.related} aria-labelledby="packs">
      <h2 id="packs">From other libraries</h2>
      <ul className={classes.entries}>
        {entries.map(({ pack, id, title }) => (
          <li key={`${pack.id} ${id}`}>
            <Link to={`${packPath(pack.id, id)}${kept(ask)}`}>
              <span lang={ask.language}>{title}</span>
              <small>{pack.name}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
