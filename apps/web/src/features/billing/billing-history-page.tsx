import { Button } from '@mantine/core'
import { MESSAGES, PAGES, PLAN_NAMES } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useSession } from '#web/api/session.ts'
import { useSellsPlans } from '#web/api/site.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { Page } from '#web/ui/page.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import classes from './billing.module.css'
import { billingQuery, refreshBilling } from './billing-requests.ts'
import { InvoiceList } from './invoice-list.tsx'
import { NothingSold } from './nothing-sold.tsx'
import { PlanSummary } from './plan-summary.tsx'
import { changeSince, forgetPlan, planBefore } from './portal-trip.ts'

/** The plan, and what was paid. Here one arrives after paying, and from the payment service's own page. */
export function BillingHistoryPage() {
  const session = useSession()
  const sellsPlans = useSellsPlans()
  return (
    <Page title="Billing History" lead="What you pay, what you paid, and the invoices as PDF.">
      {session.isPending && <Loading />}
      {session.isError && (
        <LoadProblem
          message={session.error.message}
          retrying={session.isFetching}
          onRetry={() => void session.refetch()}
        />
      )}
      {session.data && (session.data.user ? sellsPlans ? <Own /> : <Nothing /> : <LoginHint />)}
    </Page>
  )
}

function Nothing() {
  return (
    <>
      <NothingSold />
      <h2 className={classes.heading}>Invoices</h2>
      <p>{MESSAGES.billing.noInvoices}</p>
    </>
  )
}

function LoginHint() {
  return (
    <EmptyState
      title="Log in to see your invoices"
      action={
        <Button component={Link} to={PAGES.login} state={{ from: PAGES.billingHistory }}>
          Login
        </Button>
      }
    >
      Use the account that you chose your plan with. After the login you come back to this page.
    </EmptyState>
  )
}

function Own() {
  const [params] = useSearchParams()
  const isBack = params.get('checkout') === 'done'
  const [before] = useState(planBefore)
  const isArrival = isBack || before !== null
  const arrival = useQuery({
    queryKey: ['arrival'],
    queryFn: refreshBilling,
    enabled: isArrival,
    staleTime: 0,
    gcTime: 0,
  })
  useEffect(() => {
    if (arrival.isSuccess) forgetPlan()
  }, [arrival.isSuccess])
  const billing = useQuery({ ...billingQuery, enabled: !isArrival || !arrival.isPending })
  if (billing.isPending) return <Loading />
  const customerId = billing.data?.stripeCustomerId
  return (
    <>
      {isBack && billing.data && (
        <Thanks plan={billing.data.subscription?.plan} onRetry={() => void arrival.refetch()} />
      )}
      {before && arrival.data && <Changed text={changeSince(before, arrival.data)} />}
      <PlanSummary history={false} />
      {billing.data && (
        <>
          <h2 className={classes.heading}>Invoices</h2>
          {customerId ? <InvoiceList customerId={customerId} /> : <p>{MESSAGES.billing.noInvoices}</p>}
        </>
      )}
    </>
  )
}

const Changed = ({ text }: { text: string | null }) =>
  text && (
    <p className={classes.word} role="status">
      {text}
    </p>
  )

const ASK_AGAIN_MS = 3_000

/** A payment may take some seconds to be booked: then it is asked again. */
function Thanks({ plan, onRetry }: { plan: 'basic' | 'pro' | undefined; onRetry: () => void }) {
  useEffect(() => {
    if (plan) return
    const timer = setInterval(onRetry, ASK_AGAIN_MS)
    return () => clearInterval(timer)
  })
  return (
    <p className={classes.word} role="status">
      {plan
        ? `Thank you. You are on ${PLAN_NAMES[plan]} now.`
        : 'Your payment is being booked. This page shows it as soon as it is.'}
    </p>
  )
}

function Loading() {
  return (
    <div role="status" aria-label="Loading">
      <ListSkeleton rows={4} />
    </div>
  )
}
