import type { Region } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { Page } from '#web/ui/page.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { AccountDoors } from './account-doors.tsx'
import { PasswordPart } from './password-part.tsx'
import { PersonalPart } from './personal-part.tsx'
import { PhotoPart } from './photo-part.tsx'
import { profileQuery } from './profile-requests.ts'
import { SubscriptionPart } from './subscription-part.tsx'

/** Fields that the sign-up has too. */
export interface SharedFields {
  Country: ComponentType<{ value: string; problem: string | undefined; onChange: (country: string) => void }>
  Mobile: ComponentType<{
    value: string
    country: string
    problem: string | undefined
    onChange: (mobile: string) => void
  }>
}

export function ProfilePage({ region, fields }: { region: Region; fields: SharedFields }) {
  const profile = useQuery(profileQuery)
  return (
    <Page title="Profile" lead="What Salus knows of you, sealed under a key of your own.">
      {profile.isPending && (
        <div role="status" aria-label="Loading">
          <ListSkeleton rows={6} />
        </div>
      )}
      {profile.isError && (
        <LoadProblem
          message={profile.error.message}
          retrying={profile.isFetching}
          onRetry={() => void profile.refetch()}
        />
      )}
      {profile.data && (
        <>
          <PhotoPart profile={profile.data} />
          <PersonalPart profile={profile.data} region={region} fields={fields} />
          {profile.data.hasPassword && <PasswordPart />}
          <SubscriptionPart subscription={profile.data.subscription} />
          <AccountDoors />
        </>
      )}
    </Page>
  )
}
