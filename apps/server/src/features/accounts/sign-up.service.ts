import type { CodeSent, NewPasskey, RegisterRequest, SignUpForm } from '@salus/contract'
import type { Database } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors/app-error.ts'
import { refuseEasyPassword } from '#server/platform/identity/easy-passwords.ts'
import { hashPassword } from '#server/platform/identity/password-hash.ts'
import type { AccountsRepository, NewAccount } from './accounts.repository.ts'
import type { OneTimeCodes } from './one-time-codes.ts'
import type { KeptPasskey, PasskeysRepository } from './passkeys/passkeys.repository.ts'
import { judgePerson, type Person } from './person.ts'
import { readPhoto } from './photo.ts'
import type { SendCode } from './send-code.ts'
import type { SignUpAdmission } from './sign-up-admission.ts'
import type { SignUpCodesRepository } from './sign-up-codes.repository.ts'
import { takenPart } from './unique-violation.ts'
import { suggestUsernames } from './usernames.ts'

/** Of the terms and of the two consents beside them. A new wording gets a new date. */
export const CONSENT_TEXT_VERSION = '2026-11-21'

const USERNAME_ROUNDS = 5

export interface SignUpDeps {
  database: Database
  accounts: AccountsRepository
  codes: SignUpCodesRepository
  passkeys: PasskeysRepository
  oneTimeCodes: OneTimeCodes
  sendCode: SendCode
  admission: SignUpAdmission
  /** Where nothing can be sent, an invitation is the proof, and the address stays a claim. */
  sendsMessages: boolean
  now: () => Date
  newId: () => string
}

/** A passkey that was made on the form, and the id of the account it was made for. */
export interface PasskeyAtSignUp {
  userId: string
  passkey: Omit<KeptPasskey, 'ownerId'>
}

type Draft = Omit<NewAccount, 'username'>

export function signUpService(deps: SignUpDeps) {
  const { accounts, oneTimeCodes, admission, now } = deps

  return {
    /** Sends a code. Whether the address has an account is told to its owner alone, by the message. */
    async sendCode(form: SignUpForm, clientAddress: string): Promise<CodeSent> {
      await admission.check(form.invitation)
      const person = await judgePerson(form, now())
      await refuseEasyPassword(form.password, 'password', ownWordsOf(person))
      const address = addressOf(person)
      const isTaken = () => accounts.unscopedIsTaken(provenBy(person))
      const { id, ...sent } = await deps.sendCode(address, isTaken, clientAddress)
      return { signUpId: id, ...sent }
    },

    /** Makes the account, whole or not at all. Answers its id. */
    async register(
      request: RegisterRequest,
      readPasskey: (created: NewPasskey) => Promise<PasskeyAtSignUp>,
    ): Promise<string> {
      await admission.check(request.invitation)
      const person = await judgePerson(request, now())
      await refuseEasyPassword(request.password, 'password', ownWordsOf(person))
      const photo = request.profilePhoto ? readPhoto(request.profilePhoto) : null
      const signUpId = await provenSignUp(request, person)
      const withPasskey = request.passkey && (await readPasskey(request.passkey))
      const draft: Draft = {
        id: withPasskey?.userId ?? deps.newId(),
        person,
        verified: signUpId === null ? null : addressOf(person).channel,
        // Before the transaction: SQLite has one writer, and this takes long.
        passwordHash: await hashPassword(request.password),
        photo,
        consents: [
          { kind: 'terms', given: request.acceptTerms },
          { kind: 'gmail_contacts', given: request.consentGmail },
          { kind: 'phone_contacts', given: request.consentPhone },
        ],
        consentTextVersion: CONSENT_TEXT_VERSION,
        at: now().toISOString(),
      }
      await addUnderFreeUsername(draft, { signUpId, invitation: request.invitation, passkey: withPasskey?.passkey })
      return draft.id
    },
  }

  /** The id of the code that proves the address; null where an invitation is enough. Throws when there is no proof. */
  async function provenSignUp(request: RegisterRequest, person: Person): Promise<string | null> {
    if (request.invitation && !deps.sendsMessages) return null
    if (!request.signUpId) throw new AppError('code_expired')
    await oneTimeCodes.check(request.signUpId, request.code ?? '', addressOf(person))
    return request.signUpId
  }

  async function addUnderFreeUsername(
    draft: Draft,
    {
      signUpId,
      invitation,
      passkey,
    }: {
      signUpId: string | null
      invitation: string | undefined
      passkey: PasskeyAtSignUp['passkey'] | undefined
    },
  ): Promise<void> {
    for (let round = 1; ; round++) {
      const username = await accounts.unscopedFreeUsername(suggestUsernames(draft.person))
      if (!username) continue
      try {
        await deps.database.db.transaction().execute(async (trx) => {
          if (invitation) await admission.spend(invitation, trx)
          const isFirst = signUpId === null || (await deps.codes.markUsed(signUpId, draft.at, trx))
          if (!isFirst) throw new AppError('sign_up_finished')
          await accounts.add({ ...draft, username }, trx)
          if (passkey) await deps.passkeys.add(draft.id, passkey, draft.at, trx)
        })
        return
      } catch (error) {
        const taken = takenPart(error)
        if (taken === 'address') throw new AppError('account_exists', { cause: error })
        // Another person got the name in between.
        if (taken !== 'username' || round === USERNAME_ROUNDS) throw error
      }
    }
  }
}

const ownWordsOf = ({ fullName, email, dob }: Person): string[] => [fullName, email ?? '', dob]

/** Where the code goes: by e-mail if there is one. */
function addressOf({ email, mobile }: Person): { channel: 'email' | 'mobile'; to: string } {
  return email ? { channel: 'email', to: email } : { channel: 'mobile', to: mobile ?? '' }
}

/** The one address that this sign-up will prove. A number given beside an e-mail address stays a claim. */
const provenBy = ({ email, mobile }: Person) => (email ? { email, mobile: null } : { email: null, mobile })
