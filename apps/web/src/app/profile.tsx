import { useSellsPlans } from '#web/api/site.ts'
import { CountryField } from '#web/features/accounts/country-field.tsx'
import { MobileField } from '#web/features/accounts/mobile-field.tsx'
import { hereRegion } from '#web/features/assistant/likely-region.ts'
import { QuestionsMeter } from '#web/features/assistant/questions-meter.tsx'
import { NothingSold } from '#web/features/billing/nothing-sold.tsx'
import { PlanSummary } from '#web/features/billing/plan-summary.tsx'
import { StorageMeter } from '#web/features/documents/storage-meter.tsx'
import { ProfilePage } from '#web/features/profile/profile-page.tsx'

const FIELDS = { Country: CountryField, Mobile: MobileField }

/** The profile, with the fields that it shares with the sign-up, and the plan with what is used of it. */
export function Profile() {
  const usage = (
    <>
      <QuestionsMeter />
      <StorageMeter />
    </>
  )
  const subscription = useSellsPlans()
    ? { title: 'Subscription', content: <PlanSummary usage={usage} /> }
    : { title: 'What it costs', content: <NothingSold usage={usage} /> }
  return <ProfilePage region={hereRegion()} fields={FIELDS} subscription={subscription} />
}
