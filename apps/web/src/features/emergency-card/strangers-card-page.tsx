import { emergencyNumbers, type Region } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { isGone } from '#web/api/failure.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { Page } from '#web/ui/page.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import classes from './card.module.css'
import { strangersCardQuery } from './card-requests.ts'
import { CardView } from './card-view.tsx'

/** For whoever found the person. The token stands behind the `#`, which no server sees. */
export function StrangersCardPage({ region }: { region: Region }) {
  const token = useLocation().hash.slice(1)
  const card = useQuery({ ...strangersCardQuery(token), enabled: token !== '' })
  const isNone = token === '' || (card.isError && isGone(card.error))
  return (
    <Page title="Emergency card" heading="In an emergency">
      <p className={classes.call}>
        {emergencyNumbers('ambulance', region).map(({ name, display, tel }) => (
          <a key={tel} href={`tel:${tel}`} className="figures">
            {name}: {display}
          </a>
        ))}
      </p>
      {isNone && (
        <EmptyState title="There is no card here">It was switched off, or the address is not whole.</EmptyState>
      )}
      {!isNone && card.isPending && <ListSkeleton rows={5} />}
      {!isNone && card.isError && <LoadProblem message={card.error.message} onRetry={() => void card.refetch()} />}
      {card.data && <CardView card={card.data} />}
    </Page>
  )
}
