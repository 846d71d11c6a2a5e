import { type LibraryAsk, type LibraryEntry, libraryPath } from '@salus/contract'
import { Link } from 'react-router'
import classes from './library.module.css'
import { ROOM_NAMES } from './library-words.ts'
import { kept } from './use-library-ask.ts'

interface EntryLinksProps {
  entries: readonly LibraryEntry[]
  ask: LibraryAsk
  /** Says beside each title which room it is in. */
  withRoom?: boolean
}

export function EntryLinks({ entries, ask, withRoom = false }: EntryLinksProps) {
  return (
    <ul className={classes.entries}>
      {entries.map(({ room, id, title }) => (
        <li key={`${room} ${id}`}>
          <Link to={`${libraryPath(room, id)}${kept(ask)}`}>
            <span lang={ask.language}>{title}</span>
            {withRoom && <small>{ROOM_NAMES[room]}</small>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
