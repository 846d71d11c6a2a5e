import { type Billing, PLAN_NAMES } from '@salus/contract'
import { draftName, dropTabDraft, keepTabDraft, tabDraft } from '#web/ui/use-draft.ts'

type Had = Pick<Billing, 'subscription'>

const name = () => draftName('plan-before-portal')

/** What somebody had when they left for the payment service's own page, where they may change it. Gone with a logout, like a draft. */
export const rememberPlan = ({ subscription }: Had): void => keepTabDraft(name(), { subscription })

/** Null for who was not there. */
export const planBefore = (): Had | null => tabDraft<Had>(name()) ?? null

export const forgetPlan = (): void => dropTabDraft(name())

export const PLAN_CANCELLED = 'Your plan is cancelled. It stays to the end of the month that is paid.'
export const PLAN_RESUMED = 'Your plan goes on.'

/** What was changed there, in the words of the same change here; null where nothing was. */
export function changeSince(before: Had, now: Had): string | null {
  if (!before.subscription) return null
  if (!now.subscription) return 'Your plan has ended.'
  const [had, has] = [before.subscription, now.subscription]
  if (has.plan !== had.plan) return `You are on ${PLAN_NAMES[has.plan]} now.`
  if ((has.endsAt === null) === (had.endsAt === null)) return null
  return has.endsAt ? PLAN_CANCELLED : PLAN_RESUMED
}
