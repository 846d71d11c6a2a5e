import { type Billing, PAGES } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { useSession } from '#web/api/session.ts'
import { useSellsPlans } from '#web/api/site.ts'
import { Caution } from '#web/ui/caution.tsx'
import { billingQuery } from './billing-requests.ts'
import { readableDay } from './days.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
/** From then on an end is announced. */
const SOON_MS = 5 * DAY_MS

/** On every page: a payment that failed, a trial that ends or has ended, and the way on. */
export function PlanNotice({ className }: { className: string | undefined }) {
  const user = useSession().data?.user
  const sellsPlans = useSellsPlans()
  const { data } = useQuery({ ...billingQuery, enabled: Boolean(user) && sellsPlans })
  const { pathname } = useLocation()
  const notice = data && noticeOf(data, Date.now())
  if (!notice || pathname === notice.to) return null
  return (
    <div className={className}>
      <Caution>
        {notice.text} <Link to={notice.to}>{notice.way}</Link>
      </Caution>
    </div>
  )
}

export function noticeOf({ plan, trialEndsAt, subscription }: Billing, now: number) {
  if (subscription?.graceEndsAt) {
    const isOver = plan !== subscription.plan
    const text = isOver
      ? 'Your last payment failed, and your plan rests until it is made.'
      : `Your last payment failed. Your plan stays until ${readableDay(subscription.graceEndsAt)}.`
    return { text, to: PAGES.billingHistory, way: 'Update your payment' }
  }
  if (plan === 'ended') {
    return {
      text: 'Your free trial has ended. Emergencies, reading and taking along your record stay open.',
      to: PAGES.pricing,
      way: 'Choose a plan',
    }
  }
  if (plan === 'free' && trialEndsAt && Date.parse(trialEndsAt) - now < SOON_MS) {
    return { text: `Your free trial ends on ${readableDay(trialEndsAt)}.`, to: PAGES.pricing, way: 'See the plans' }
  }
  return null
}
