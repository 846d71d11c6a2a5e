import { type ListedPlan, MESSAGES, PAGES, type PlanList, type Region } from '@salus/contract'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { queryClient } from '#web/api/query-client.ts'
import { useSession } from '#web/api/session.ts'
import { notifyInfo, notifyProblem } from '#web/ui/notify.ts'
import { billingQuery, startCheckout } from './billing-requests.ts'
import { type CheckoutPlace, checkoutProblem } from './checkout-words.ts'
import { leaveFor } from './leave-for.ts'

interface Options {
  place: CheckoutPlace
  region: Region
  payments: PlanList['payments'] | undefined
}

/** What happens when a plan is chosen: a word, the login, a look at what a change costs, or the way to the payment page. */
export function useChoosePlan({ place, region, payments }: Options) {
  const user = useSession().data?.user
  const navigate = useNavigate()
  const [changingTo, setChangingTo] = useState<ListedPlan | null>(null)
  // At once, and not with the next picture: a double click is faster.
  const isUnderWay = useRef(false)
  const start = useMutation({
    mutationFn: async (plan: ListedPlan & { stripePriceId: string }) => {
      const { subscription } = await queryClient.fetchQuery(billingQuery)
      if (subscription) return setChangingTo(plan)
      const who = place === 'pricing' ? { userId: user?.id } : place === 'dashboard' ? { email: user?.email } : {}
      leaveFor(await startCheckout({ priceId: plan.stripePriceId, region, ...given(who) }))
    },
    onSettled: () => {
      isUnderWay.current = false
    },
    onError: (error) => {
      notifyProblem(checkoutProblem(error, place))
      // It may have been bought in another tab.
      void queryClient.invalidateQueries(billingQuery)
    },
  })

  function choose(plan: ListedPlan) {
    if (plan.id === 'free') return notifyInfo(MESSAGES.billing.isFree)
    if (payments === 'unreachable') return notifyProblem('The payment service cannot be reached just now.')
    const { stripePriceId } = plan
    if (!stripePriceId) return notifyInfo(MESSAGES.billing.notAvailable)
    if (!user) return navigate(PAGES.login, { state: { from: PAGES.pricing } })
    if (isUnderWay.current) return
    isUnderWay.current = true
    start.mutate({ ...plan, stripePriceId })
  }

  return {
    choose: (plan: ListedPlan) => void choose(plan),
    startingId: start.isPending ? start.variables.id : null,
    changingTo,
    stopChanging: () => setChangingTo(null),
  }
}

/** Without what is not known. */
function given(who: { userId?: string | undefined; email?: string | null | undefined }) {
  return Object.fromEntries(Object.entries(who).filter(([, value]) => value)) as { userId?: string; email?: string }
}
