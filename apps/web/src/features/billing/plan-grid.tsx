import { GRACE_DAYS, type Region } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '#web/api/session.ts'
import { useSellsPlans } from '#web/api/site.ts'
import { Caution } from '#web/ui/caution.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { billingQuery, plansQuery } from './billing-requests.ts'
import { ChangePlanDialog } from './change-plan-dialog.tsx'
import type { CheckoutPlace } from './checkout-words.ts'
import { FreeForEverybody } from './free-for-everybody.tsx'
import { PlanCard } from './plan-card.tsx'
import classes from './plan-grid.module.css'
import { useChoosePlan } from './use-choose-plan.ts'

interface PlanGridProps {
  region: Region
  place: CheckoutPlace
  /** Without the free one. */
  paidOnly?: boolean
}

/** The plans beside each other, and what choosing one leads to. */
export function PlanGrid({ region, place, paidOnly = false }: PlanGridProps) {
  const user = useSession().data?.user
  const sellsPlans = useSellsPlans()
  const list = useQuery(plansQuery(region))
  const own = useQuery({ ...billingQuery, enabled: Boolean(user) }).data
  const { choose, startingId, changingTo, stopChanging } = useChoosePlan({
    place,
    region,
    payments: list.data?.payments,
  })
  // Where nothing is sold, two lines come: cards would push the foot of the page away and bring it back.
  if (list.isPending) return sellsPlans ? <Skeletons count={paidOnly ? 2 : 3} /> : <ListSkeleton rows={2} />
  if (list.isError) {
    return <LoadProblem message={list.error.message} retrying={list.isFetching} onRetry={() => void list.refetch()} />
  }
  if (list.data.payments === 'off') return <FreeForEverybody limits={list.data.limits} />
  const plans = list.data.plans.filter(({ id }) => !paidOnly || id !== 'free')
  return (
    <>
      {list.data.payments === 'unreachable' && (
        <Caution>
          The payment service cannot be reached just now, so no plan can be chosen. Whoever has one keeps it; a payment
          that is missed meanwhile takes nothing away for {GRACE_DAYS} days.
        </Caution>
      )}
      <ul className={classes.plans} data-count={plans.length}>
        {plans.map((plan) => (
          <li key={plan.id} className={classes.plan}>
            <PlanCard
              plan={plan}
              heading={paidOnly ? 'h3' : 'h2'}
              isOwn={own?.subscription?.plan === plan.id}
              isChange={Boolean(own?.subscription)}
              isStarting={startingId === plan.id}
              onChoose={() => choose(plan)}
            />
          </li>
        ))}
      </ul>
      {list.data.payments === 'on' && (
        <p className={classes.terms}>Prices are before tax. A plan can be cancelled at any time.</p>
      )}
      {changingTo && <ChangePlanDialog plan={changingTo} onClose={stopChanging} />}
    </>
  )
}

function Skeletons({ count }: { count: number }) {
  return (
    <ul className={classes.plans} data-count={count} aria-label="Loading">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards without identity.
        <li key={place} className={classes.plan}>
          <ListSkeleton rows={5} />
        </li>
      ))}
    </ul>
  )
}
