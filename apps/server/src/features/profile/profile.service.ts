import type { Profile, ProfileChange, ProfileDetails } from '@salus/contract'
import { MESSAGES } from '@salus/contract'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { KeptProfile, ProfileRepository } from './profile.repository.ts'

export interface Judge {
  person(
    form: { fullName: string; dob: string; country: string; email?: string | undefined; mobile?: string | undefined },
    now: Date,
  ): Promise<{ fullName: string; mobile: string | null }>
  /** Answers the name as it is kept. */
  child(child: { fullName: string; dob: string }, now: Date, madeAt: Date): string
  /** The picture of a data URL. */
  photo(dataUrl: string): { mediaType: string; bytes: Uint8Array }
  ageAt(dob: string, now: Date): number
}

interface Deps {
  profiles: ProfileRepository
  judge: Judge
  subscriptionOf: (userId: string) => Promise<Profile['subscription']>
  now: () => Date
}

export function profileService({ profiles, judge, subscriptionOf, now }: Deps) {
  async function find(ownerId: string): Promise<KeptProfile> {
    const kept = await profiles.find(ownerId)
    if (!kept) throw new AppError('session_required')
    return kept
  }

  async function show(ownerId: string): Promise<Profile> {
    const { username, email, hasPhoto, details, version, hasPassword, memberSince } = await find(ownerId)
    const firstName = details.fullName.split(' ')[0] ?? details.fullName
    return {
      user: { id: ownerId, firstName, email, username, hasPhoto },
      details,
      version,
      age: judge.ageAt(details.dob, now()),
      hasPassword,
      memberSince,
      subscription: await subscriptionOf(ownerId),
    }
  }

  return {
    show,

    async change(ownerId: string, { version, details: sent }: ProfileChange): Promise<Profile> {
      const before = await find(ownerId)
      if (before.email === null && sent.mobile === '') {
        throw new AppError('invalid_request', { fields: { mobile: MESSAGES.signUp.emailOrMobile } })
      }
      const { fullName, mobile } = await judge.person({ ...sent, email: before.email ?? undefined }, now())
      const details: ProfileDetails = { ...sent, fullName, mobile: mobile ?? '' }
      const next = laterThan(version, now())
      const isNewMobile = details.mobile !== before.details.mobile
      if (!(await profiles.change(ownerId, { details, version, next }, isNewMobile))) {
        throw new AppError('profile_changed')
      }
      return show(ownerId)
    },

    async changePhoto(ownerId: string, dataUrl: string): Promise<void> {
      await profiles.keepPhoto(ownerId, judge.photo(dataUrl))
    },

    removePhoto: (ownerId: string): Promise<void> => profiles.removePhoto(ownerId),
  }
}

/** Two changes within a millisecond are two versions. */
export function laterThan(version: string, now: Date): string {
  const before = Date.parse(version)
  return new Date(Number.isNaN(before) ? now.getTime() : Math.max(now.getTime(), before + 1)).toISOString()
}
