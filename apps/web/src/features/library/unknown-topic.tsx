import { PAGES } from '@salus/contract'
import { Link } from 'react-router'
import { EmptyAnswer } from '#web/illustrations/empty-answer.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Page } from '#web/ui/page.tsx'

export function UnknownTopic() {
  return (
    <Page title="Health Library">
      <EmptyState
        picture={<EmptyAnswer />}
        title="The library has nothing on that yet"
        action={<Link to={PAGES.library}>Look through the library</Link>}
      >
        A doctor or pharmacist can tell you.
      </EmptyState>
    </Page>
  )
}
