import { type LatestVitals, PAGES, type Region } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { useSellsPlans } from '#web/api/site.ts'
import { hereRegion } from '#web/features/assistant/likely-region.ts'
import { billingQuery } from '#web/features/billing/billing-requests.ts'
import { askToUpgrade } from '#web/features/billing/upgrade.ts'
import type { DueItem } from '#web/features/dashboard/due-list.tsx'
import { HomePage } from '#web/features/dashboard/home-page.tsx'
import { hasUnsavedHistory } from '#web/features/history/has-unsaved-history.ts'
import { waitingReviews } from '#web/features/labs/kept-reviews.ts'
import { hasUnsavedProfile } from '#web/features/profile/unsaved-profile.ts'
import { withWords } from '#web/ui/handed-words.ts'
import { TodaysDoses } from './todays-doses.tsx'

const ReadingWarnings = lazy(async () => ({ default: (await import('./reading-warnings.tsx')).ReadingWarnings }))

/** The dashboard, where features meet. */
export function Home() {
  const sellsPlans = useSellsPlans()
  const plan = useQuery({ ...billingQuery, enabled: sellsPlans }).data?.plan
  const navigate = useNavigate()
  const waiting = useQuery({ queryKey: ['lab reviews', 'waiting'], queryFn: waitingReviews, staleTime: 0 })
  return (
    <HomePage
      region={hereRegion()}
      begun={begun(waiting.data ?? 0)}
      Doses={TodaysDoses}
      Warnings={Warnings}
      onAsk={(words) => void navigate(PAGES.symptomChecker, withWords(words))}
      onUpgrade={!sellsPlans || plan === 'pro' ? null : () => askToUpgrade('dashboard')}
    />
  )
}

/** Its words stand at once, while the way they are shown is still on its way. */
function Warnings({ latest, region }: { latest: LatestVitals; region: Region }) {
  const words = latest.warnings.map(({ advice }) => `${advice.headline}. ${advice.meaning}`).join(' ')
  return (
    <Suspense fallback={<p role="alert">{words}</p>}>
      <ReadingWarnings latest={latest} region={region} />
    </Suspense>
  )
}

function begun(reviews: number): DueItem[] {
  const history = {
    title: 'Finish your medical history',
    text: 'What you changed is not saved yet.',
    to: PAGES.medicalHistory,
  }
  const profile = {
    title: 'Finish your profile',
    text: 'What you changed is not saved yet.',
    to: PAGES.profile,
  }
  const labs = {
    title: reviews === 1 ? 'Look through a lab report' : `Look through ${reviews} lab reports`,
    text: 'It was read, and waits for you to approve its values.',
    to: PAGES.labResults,
  }
  return [
    ...(hasUnsavedHistory() ? [history] : []),
    ...(hasUnsavedProfile() ? [profile] : []),
    ...(reviews > 0 ? [labs] : []),
  ]
}
