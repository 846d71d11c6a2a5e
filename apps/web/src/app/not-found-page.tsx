import { Button } from '@mantine/core'
import { PAGES } from '@salus/contract'
import { Link } from 'react-router'
import { useSession } from '#web/api/session.ts'
import { NotFound } from '#web/illustrations/not-found.tsx'
import { Page } from '#web/ui/page.tsx'
import classes from './not-found-page.module.css'

export function NotFoundPage() {
  const user = useSession().data?.user
  return (
    <Page
      title="Page not found"
      lead="There is nothing at this address. It may have moved, or the link may be incomplete."
    >
      <NotFound className={classes.picture} />
      <Button component={Link} to={user ? PAGES.home : PAGES.landing}>
        {user ? 'Go to your home page' : 'Go to the start page'}
      </Button>
    </Page>
  )
}
