import { Button } from '@mantine/core'
import { type LibraryAsk, type LibraryPage, type LibraryRoom, PAGES } from '@salus/contract'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { ApiFailure } from '#web/api/failure.ts'
import { otherRecord } from '#web/api/other-record.ts'
import { BackButton } from '#web/ui/back-button.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { Page } from '#web/ui/page.tsx'
import { TextSkeleton } from '#web/ui/skeletons.tsx'
import { EntryLinks } from './entry-links.tsx'
import { LanguageChoice } from './language-choice.tsx'
import classes from './library.module.css'
import { isRoom, libraryPageQuery } from './library-requests.ts'
import { ROOM_NAMES } from './library-words.ts'
import { UnknownTopic } from './unknown-topic.tsx'
import { kept, useLibraryAsk } from './use-library-ask.ts'

/** One page of the library: the answer, what the reader's record says on it, the rest, and where it comes from. */
export function LibraryTopicPage({ region }: { region: LibraryAsk['region'] }) {
  const { room = '', id = '' } = useParams()
  const { ask, change } = useLibraryAsk(region)
  return isRoom(room) ? (
    <Topic room={room} id={id} ask={ask} onLanguage={(language) => change('language', language)} />
  ) : (
    <UnknownTopic />
  )
}

interface TopicProps {
  room: LibraryRoom
  id: string
  ask: LibraryAsk
  onLanguage: (language: string) => void
}

function Topic({ room, id, ask, onLanguage }: TopicProps) {
  const found = useQuery(libraryPageQuery(room, id, ask))
  if (found.error instanceof ApiFailure && found.error.code === 'not_found') return <UnknownTopic />
  if (found.isError) {
    return (
      <Page title="Health Library">
        <LoadProblem message={found.error.message} retrying={found.isFetching} onRetry={() => void found.refetch()} />
      </Page>
    )
  }
  if (found.isPending) {
    return (
      <Page title="Health Library">
        <div role="status" aria-label="Loading">
          <TextSkeleton lines={8} />
        </div>
      </Page>
    )
  }
  const page = found.data
  return (
    <Page
      title={page.title}
      heading={<span lang={page.language}>{page.title}</span>}
      lead={page.names.length > 0 ? `Also called ${page.names.join(', ')}` : undefined}
      actions={<LanguageChoice language={ask.language} onChange={onLanguage} />}
    >
      <Article page={page} />
      {page.related.length > 0 && (
        <section className={classes.related} aria-labelledby="related">
          <h2 id="related">Read next</h2>
          <EntryLinks entries={page.related} ask={ask} />
        </section>
      )}
      <p className={classes.source} lang={page.language}>
        {page.sources.join(' · ')}
      </p>
      <div className={classes.actions}>
        <BackButton to={`${PAGES.library}/${page.room}${kept(ask)}`}>{ROOM_NAMES[page.room]}</BackButton>
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </div>
    </Page>
  )
}

function Article({ page: { answer, own, sections, language, room } }: { page: LibraryPage }) {
  return (
    <article className={classes.article} data-room={room}>
      {answer.length > 0 && (
        <p className={classes.answer} lang={language}>
          {answer.join(' ')}
        </p>
      )}
      {/* Beside the record of another it would be taken for that person's. */}
      {own.length > 0 && otherRecord === null && (
        <section className={classes.own} aria-labelledby="own">
          <h2 id="own">In your record</h2>
          <ul>
            {own.map(({ text, page }) => (
              <li key={`${page} ${text}`}>
                <Link to={page}>{text}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {sections.map(({ id, heading, lines, isOrdered }) => {
        const List = isOrdered ? 'ol' : 'ul'
        return (
          <section key={id} data-section={id} lang={language}>
            <h2>{heading}</h2>
            <List>
              {lines.map((line) => (
                <li key={line}>{line.charAt(0).toLocaleUpperCase(language) + line.slice(1)}</li>
              ))}
            </List>
          </section>
        )
      })}
    </article>
  )
}
