import type { PublicUser } from '@salus/contract'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { Account, AccountsRepository } from './accounts.repository.ts'
import { exactAgeAt } from './person.ts'

export function accountsService(
  accounts: AccountsRepository,
  isAdmin: (userId: string) => Promise<boolean>,
  now: () => Date,
) {
  return {
    async show(userId: string): Promise<PublicUser> {
      const account = await accounts.find(userId)
      if (!account) throw new AppError('session_required')
      const { username, email, details, hasPhoto } = account
      const user = { id: userId, firstName: firstNameOf(details.fullName), email, username, hasPhoto }
      return (await isAdmin(userId)) ? { ...user, isAdmin: true } : user
    },

    /** How an authenticator shows whose passkey it keeps. */
    async passkeyOwner(userId: string): Promise<{ userId: string; name: string; displayName: string }> {
      const account = await accounts.find(userId)
      if (!account) throw new AppError('session_required')
      return { userId, name: account.email ?? account.username, displayName: account.details.fullName }
    },

    /** Years, of a small child with its months; null when there is no such account. */
    async ageOf(userId: string): Promise<number | null> {
      const details = await accounts.detailsOf(userId)
      return details && exactAgeAt(details.dob, now())
    },

    /** Name and date of birth; null when there is no such account. */
    async personOf(userId: string): Promise<{ fullName: string; dob: string } | null> {
      const details = await accounts.detailsOf(userId)
      return details && { fullName: details.fullName, dob: details.dob }
    },

    /** What tells who somebody is, for taking it out of what leaves. */
    async identifiersOf(userId: string): Promise<string[]> {
      const account = await accounts.find(userId)
      return account ? namesOf(account) : []
    },

    async ownWordsOf(userId: string): Promise<string[]> {
      const account = await accounts.find(userId)
      return account ? ownWordsOf(account) : []
    },

    async photo(userId: string): Promise<{ mediaType: string; bytes: Buffer }> {
      const photo = await accounts.findPhoto(userId)
      if (!photo) throw new AppError('not_found')
      return photo
    },
  }
}

const firstNameOf = (fullName: string) => fullName.split(' ')[0] ?? fullName

/** What its owner is called by. */
export function namesOf({ details, email, username }: Account): string[] {
  return [details.fullName, email ?? '', username].filter((each) => each !== '')
}

/** Words that a guesser tries first, so no password may be made of them: names, and the date of birth. */
export const ownWordsOf = (account: Account): string[] => [...namesOf(account), account.details.dob]
