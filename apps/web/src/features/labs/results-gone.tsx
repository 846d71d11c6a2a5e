import { Button } from '@mantine/core'
import { PAGES } from '@salus/contract'
import { Link } from 'react-router'

/** How the page of a report or a test says that it is gone. */
export const RESULTS_GONE = {
  title: 'Lab Results',
  said: 'These results are not here',
  why: 'They may have been deleted, or they belong to another account.',
  action: (
    <Button component={Link} to={PAGES.labResults}>
      See all results
    </Button>
  ),
}
