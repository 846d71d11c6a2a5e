import { Button } from '@mantine/core'
import { type Billing, PAGES, PLAN_NAMES } from '@salus/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { askToConfirm } from '#web/ui/confirm-dialog.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { notifyProblem, notifySuccess } from '#web/ui/notify.ts'
import { TextSkeleton } from '#web/ui/skeletons.tsx'
import classes from './billing.module.css'
import { billingQuery, cancelPlan, openPortal, resumePlan } from './billing-requests.ts'
import { readableDay } from './days.ts'
import { leaveFor } from './leave-for.ts'
import { readableMoney } from './money.ts'
import { PendingChange } from './pending-change.tsx'
import { PLAN_CANCELLED, PLAN_RESUMED, rememberPlan } from './portal-trip.ts'

/** The plan that a person has, how much of it is used, and what can be done with it. */
export function PlanSummary({ usage, history = true }: { usage?: ReactNode; history?: boolean }) {
  const billing = useQuery(billingQuery)
  if (billing.isPending) {
    return (
      <div role="status" aria-label="Loading">
        <TextSkeleton lines={4} />
      </div>
    )
  }
  if (billing.isError) {
    return (
      <LoadProblem
        message={billing.error.message}
        retrying={billing.isFetching}
        onRetry={() => void billing.refetch()}
      />
    )
  }
  return (
    <>
      <Facts billing={billing.data} />
      {billing.data.subscription?.pendingChange && (
        <div className={classes.pending}>
          <PendingChange change={billing.data.subscription.pendingChange} />
        </div>
      )}
      {usage && <div className={classes.usage}>{usage}</div>}
      <Actions billing={billing.data} history={history} />
    </>
  )
}

function Facts({ billing: { plan, trialEndsAt, subscription } }: { billing: Billing }) {
  const facts: [string, string][] = [['Plan', PLAN_NAMES[plan]]]
  if (subscription) facts.push(['Price, before tax', `${readableMoney(subscription.price)} a month`])
  facts.push(untilWhen(subscription, trialEndsAt))
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function untilWhen(subscription: Billing['subscription'], trialEndsAt: string | null): [string, string] {
  if (subscription?.endsAt) return ['Ends on', readableDay(subscription.endsAt)]
  if (subscription?.graceEndsAt) return ['Payment is missing; open until', readableDay(subscription.graceEndsAt)]
  if (subscription) return ['Renews on', readableDay(subscription.periodEndsAt)]
  if (trialEndsAt) return [Date.parse(trialEndsAt) > Date.now() ? 'Ends on' : 'Ended on', readableDay(trialEndsAt)]
  return ['Renews on', 'It does not renew: it costs nothing.']
}

function Actions({ billing, history }: { billing: Billing; history: boolean }) {
  const { subscription, stripeCustomerId } = billing
  const onError = (error: Error) => notifyProblem(error.message)
  const portal = useMutation({
    mutationFn: async () => {
      const url = await openPortal()
      rememberPlan(billing)
      leaveFor(url)
    },
    onError,
  })
  const resume = useMutation({
    mutationFn: resumePlan,
    onSuccess: () => notifySuccess(PLAN_RESUMED),
    onError,
  })
  const cancel = useMutation({
    mutationFn: cancelPlan,
    onSuccess: () => notifySuccess(PLAN_CANCELLED),
    onError,
  })
  const askToCancel = async () => {
    const isSure = await askToConfirm({
      title: 'Cancel your plan?',
      body: (
        <p>
          It stays until {readableDay(subscription?.periodEndsAt ?? '')}, and is not renewed. Your record stays yours to
          read and to take along.
        </p>
      ),
      confirmLabel: 'Cancel my plan',
      cancelLabel: 'Keep my plan',
    })
    if (isSure) cancel.mutate()
  }
  return (
    <div className={classes.actions}>
      <Button component={Link} to={PAGES.pricing} variant="default">
        {subscription ? 'Change plan' : 'Upgrade'}
      </Button>
      {stripeCustomerId && (
        <Button variant="default" loading={portal.isPending} onClick={() => portal.mutate()}>
          Manage payment
        </Button>
      )}
      {subscription &&
        (subscription.endsAt ? (
          <Button loading={resume.isPending} onClick={() => resume.mutate()}>
            Resume plan
          </Button>
        ) : (
          <Button variant="default" loading={cancel.isPending} onClick={() => void askToCancel()}>
            Cancel plan
          </Button>
        ))}
      {history && (
        <Button component={Link} to={PAGES.billingHistory} variant="subtle">
          Billing History
        </Button>
      )}
    </div>
  )
}
