import { PAGES } from '@salus/contract'
import { useEffect } from 'react'
import { Link, useRouteError } from 'react-router'
import { Page } from '#web/ui/page.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import classes from './error-page.module.css'
import { ChunkFailure } from './load-chunk.ts'

/** Where a page that broke, or did not arrive, ends: what was typed is kept, and there is a way on. */
export function ErrorPage() {
  const error = useRouteError()
  const missing = error instanceof ChunkFailure
  useEffect(() => {
    if (!missing) console.error(error)
  }, [missing, error])
  return (
    <Page
      title={missing ? 'This page did not load' : 'Something went wrong'}
      lead={
        missing
          ? 'The connection was lost, or there is a newer version. Loading it again usually helps.'
          : 'This page stopped working. Nothing you saved is lost, and what you typed is kept.'
      }
    >
      <div className={classes.ways}>
        <PlainButton onClick={() => window.location.reload()}>Load again</PlainButton>
        <Link to={PAGES.landing} reloadDocument className={classes.link}>
          Go to the start page
        </Link>
      </div>
    </Page>
  )
}
