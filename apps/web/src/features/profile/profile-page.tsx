import type { Profile, Region } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { Page } from '#web/ui/page.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { AccountDoors } from './account-doors.tsx'
import { Part } from './part.tsx'
import { PasswordPart } from './password-part.tsx'
import { PersonalPart } from './personal-part.tsx'
import { PhotoPart } from './photo-part.tsx'
import { profileQuery } from './profile-requests.ts'

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

interface ProfilePageProps {
  region: Region
  fields: SharedFields
  /** The plan that the person has, under the title that it has here. */
  subscription: { title: string; content: ReactNode }
}

export function ProfilePage({ region, fields, subscription }: ProfilePageProps) {
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
          {profile.data.hasPassword && <PasswordPart ownWords={ownWordsOf(profile.data)} />}
          <Part title={subscription.title}>{subscription.content}</Part>
          <AccountDoors />
        </>
      )}
    </Page>
  )
}

const ownWordsOf = ({ user, details }: Profile): string[] => [
  details.fullName,
  user.email ?? '',
  user.username,
  details.dob,
]
