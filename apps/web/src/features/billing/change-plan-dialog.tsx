import { Button } from '@mantine/core'
import type { ListedPlan, PlanPreview } from '@salus/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Dialog } from '#web/ui/dialog.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { notifySuccess } from '#web/ui/notify.ts'
import { TextSkeleton } from '#web/ui/skeletons.tsx'
import classes from './billing.module.css'
import { billingQuery, changePlan, previewQuery } from './billing-requests.ts'
import { readableMoney } from './money.ts'
import { PendingChange } from './pending-change.tsx'

interface ChangePlanDialogProps {
  plan: ListedPlan
  onClose: () => void
}

/** What a change costs, and then the change: what is shown is what is charged. */
export function ChangePlanDialog({ plan, onClose }: ChangePlanDialogProps) {
  const priceId = plan.stripePriceId ?? ''
  const preview = useQuery(previewQuery(priceId))
  const change = useMutation({
    mutationFn: (shown: PlanPreview) => changePlan({ priceId, at: shown.at }),
    onSuccess: ({ subscription }) => {
      if (subscription?.pendingChange) return
      notifySuccess(`You are on ${plan.name} now.`)
      onClose()
    },
  })
  const askAgain = () => {
    change.reset()
    void preview.refetch()
  }
  const problem = change.error ?? preview.error
  const billing = useQuery(billingQuery).data
  const pending = billing?.subscription?.pendingChange
  if (change.isSuccess) {
    return (
      <Dialog opened onClose={onClose} title={`Change to ${plan.name}`}>
        {pending ? (
          <PendingChange change={pending} />
        ) : (
          <p>
            {billing?.plan === plan.id
              ? `You are on ${plan.name} now.`
              : 'The change was not paid in time. Your plan stays as it was, and nothing was charged.'}
          </p>
        )}
        <div className={classes.dialogActions}>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog opened onClose={onClose} title={`Change to ${plan.name}`}>
      {problem ? (
        <LoadProblem message={problem.message} retrying={preview.isFetching} onRetry={askAgain} />
      ) : preview.data ? (
        <Amounts preview={preview.data} />
      ) : (
        <div role="status" aria-label="Loading">
          <TextSkeleton lines={3} />
        </div>
      )}
      <div className={classes.dialogActions}>
        <Button variant="default" onClick={onClose}>
          Keep my plan
        </Button>
        <Button
          loading={change.isPending}
          disabled={!preview.data || Boolean(problem)}
          onClick={() => preview.data && change.mutate(preview.data)}
        >
          {preview.data && preview.data.dueNow.amount > 0
            ? `Pay ${readableMoney(preview.data.dueNow)} and change`
            : 'Change plan'}
        </Button>
      </div>
    </Dialog>
  )
}

function Amounts({ preview: { dueNow, credit, price } }: { preview: PlanPreview }) {
  return (
    <>
      <dl className={classes.facts}>
        <div>
          <dt>Today</dt>
          <dd>{readableMoney(dueNow)}</dd>
        </div>
        {credit.amount > 0 && (
          <div>
            <dt>Credit for your next payments</dt>
            <dd>{readableMoney(credit)}</dd>
          </div>
        )}
        <div>
          <dt>Then each month, before tax</dt>
          <dd>{readableMoney(price)}</dd>
        </div>
      </dl>
      <p className={classes.note}>
        {credit.amount > 0
          ? 'What is left of your present plan is taken off what you pay next. The change takes place at once.'
          : 'What is left of your present plan is taken off already. The change takes place at once.'}
      </p>
    </>
  )
}
