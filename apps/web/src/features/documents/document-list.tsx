import type { DocumentSummary } from '@salus/contract'
import { IconTrash } from '@tabler/icons-react'
import { Link } from 'react-router'
import { WhenChangeable } from '#web/ui/changeable.tsx'
import { useDeleteWithUndo } from '#web/ui/delete-with-undo.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import classes from './document-list.module.css'
import { kindLabel, readableDate } from './document-words.ts'
import { DELETABLE_DOCUMENT } from './documents-requests.ts'

interface DocumentListProps {
  items: DocumentSummary[]
  hrefOf: (id: string) => string
}

export function DocumentList({ items, hrefOf }: DocumentListProps) {
  const { remove, deleting } = useDeleteWithUndo(DELETABLE_DOCUMENT)
  return (
    <ul className={classes.list}>
      {items.map((item) => (
        <li key={item.id} className={classes.item} data-going={deleting === item.id || undefined}>
          <Link to={hrefOf(item.id)} className={classes.open}>
            <span className={classes.title}>{item.title}</span>
            <span className={classes.meta}>
              {kindLabel(item.kind)} · <time dateTime={item.date}>{readableDate(item.date)}</time>
              {item.tags.length > 0 && ` · ${item.tags.join(', ')}`}
            </span>
            <span className={classes.excerpt}>{item.excerpt}</span>
          </Link>
          <WhenChangeable>
            <IconButton label={`Delete “${item.title}”`} onClick={() => void remove(item.id)}>
              <IconTrash size={20} stroke={1.6} aria-hidden />
            </IconButton>
          </WhenChangeable>
        </li>
      ))}
    </ul>
  )
}
