import { PAGES, type Source } from '@salus/contract'
import { Link } from 'react-router'
import classes from './reply-sources.module.css'

const FROM: Record<Source['from'], string> = {
  record: 'From my record',
  said: 'From what I said',
  general: 'General knowledge',
}

interface ReplySourcesProps {
  sources: readonly Source[]
  /** The one that a mark in the text points at. */
  shown: number | null
}

/** What an answer stands on, numbered as its marks are. */
export function ReplySources({ sources, shown }: ReplySourcesProps) {
  return (
    <ol className={classes.sources}>
      {sources.map(({ from, label, quote, document, page, link }, at) => (
        <li key={`${from} ${label} ${quote} ${document?.start}`} data-shown={shown === at + 1 || undefined}>
          <span className={classes.from} data-from={from}>
            {FROM[from]}
          </span>{' '}
          {document ? (
            <Link to={`${PAGES.documents}?open=${document.id}&at=${document.start}-${document.end}`}>{label}</Link>
          ) : page ? (
            <Link to={page}>{label}</Link>
          ) : (
            label
          )}
          {link && (
            <>
              {' '}
              <a href={link} target="_blank" rel="noopener noreferrer">
                {new URL(link).host}
              </a>
            </>
          )}
          {quote && <q className={classes.quote}>{quote}</q>}
        </li>
      ))}
    </ol>
  )
}
