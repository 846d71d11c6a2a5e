import { PAGES, type PackPage } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ApiFailure } from '#web/api/failure.ts'
import { BackButton } from '#web/ui/back-button.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { Page } from '#web/ui/page.tsx'
import { TextSkeleton } from '#web/ui/skeletons.tsx'
import classes from './library.module.css'
import { packPageQuery } from './library-requests.ts'
import { UnknownTopic } from './unknown-topic.tsx'

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone: 'UTC' })

/** One answer of a library of others, whole, with whose words they are. */
export function LibraryPackPage() {
  const { pack = '', id = '' } = useParams()
  const found = useQuery(packPageQuery(pack, id))
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
  const { title, language, names, answer } = found.data
  return (
    <Page
      title={title}
      heading={<span lang={language}>{title}</span>}
      lead={names.length > 0 ? `Also called ${names.join(', ')}` : undefined}
    >
      <Source page={found.data} />
      <article className={classes.article} lang={language}>
        {answer.map(({ isList, lines }, at) =>
          isList ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text of others may say the same twice, and never changes here.
            <ul key={at}>
              {lines.map((line, item) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                <li key={item}>{line}</li>
              ))}
            </ul>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <p key={at} className={classes.paragraph}>
              {lines.join(' ')}
            </p>
          ),
        )}
      </article>
      <div className={classes.actions}>
        <BackButton to={PAGES.library}>Health Library</BackButton>
      </div>
    </Page>
  )
}

function Source({ page: { pack, source } }: { page: PackPage }) {
  return (
    <div className={classes.own}>
      <p className={classes.paragraph}>
        From <strong>{pack.name}</strong> ({source.licence}), {DAY.format(new Date(source.date))}. Salus did not write
        or check this text. Ask your doctor what it means for you.
      </p>
      {source.link && (
        <a href={source.link} target="_blank" rel="noopener noreferrer">
          Read it at {new URL(source.link).host}
        </a>
      )}
    </div>
  )
}
