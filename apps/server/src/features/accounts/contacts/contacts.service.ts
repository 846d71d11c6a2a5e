import { type ContactChange, type ContactCodeSent, type Contacts, MESSAGES, type NewContact } from '@salus/contract'
import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { AccountsRepository } from '../accounts.repository.ts'
import { readMobile } from '../mobile-numbers.ts'
import type { Notices } from '../notices.ts'
import type { OneTimeCodes } from '../one-time-codes.ts'
import { mask, type SendCode } from '../send-code.ts'
import type { SignUpCodesRepository } from '../sign-up-codes.repository.ts'
import type { TicketOffice } from '../tickets.ts'
import { takenPart } from '../unique-violation.ts'
import type { ContactsRepository } from './contacts.repository.ts'

interface Deps {
  database: Database
  contacts: ContactsRepository
  accounts: Pick<AccountsRepository, 'unscopedIsTaken'>
  codes: Pick<SignUpCodesRepository, 'markUsed'>
  oneTimeCodes: Pick<OneTimeCodes, 'check'>
  sendCode: SendCode
  tickets: Pick<TicketOffice, 'endAll'>
  notices: Pick<Notices, 'changedFrom'>
  /** For the payment service, which sends receipts. */
  tellEmailChanged: (ownerId: string) => Promise<void>
  now: () => Date
}

/** Another e-mail address or number for an account: it counts once the code that was sent there has come back. */
export function contactsService(deps: Deps) {
  const { contacts, accounts } = deps

  async function find(ownerId: string) {
    const found = await contacts.find(ownerId)
    if (!found) throw new AppError('session_required')
    return found
  }

  async function show(ownerId: string): Promise<Contacts> {
    const { email, mobile, mobileProven } = await find(ownerId)
    return { email, mobile, mobileProven }
  }

  /** In the spelling that is kept. */
  async function read(ownerId: string, contact: NewContact): Promise<NewContact> {
    const { country, email, mobile, mobileProven } = await find(ownerId)
    const to = contact.channel === 'email' ? contact.to : await readMobile(contact.to, country)
    if (!to) throw new AppError('mobile_invalid', { fields: { to: MESSAGES.signUp.mobileInvalid } })
    if (to === (contact.channel === 'email' ? email : mobileProven && mobile)) {
      throw new AppError('invalid_request', { fields: { to: MESSAGES.profile.contactSame } })
    }
    return { ...contact, to }
  }

  async function keep(ownerId: string, contact: NewContact, codeId: string): Promise<void> {
    const at = deps.now().toISOString()
    const change = await contacts.changeTo(ownerId, contact, at)
    const write = async (trx: Kysely<Tables>) => {
      if (!(await deps.codes.markUsed(codeId, at, trx))) throw new AppError('code_expired')
      await change(trx)
      // A link that went to the old address opens nothing any more.
      await deps.tickets.endAll(ownerId, ['password reset'], trx)
    }
    try {
      await deps.database.db.transaction().execute(write)
    } catch (error) {
      throw takenPart(error) === 'address' ? new AppError('account_exists', { cause: error }) : error
    }
  }

  return {
    show,

    /** Whether somebody has the address already is told to its owner alone, by the message. */
    async sendCode(ownerId: string, asked: NewContact, network: string): Promise<ContactCodeSent> {
      const contact = await read(ownerId, asked)
      const proven = { email: null, mobile: null, [contact.channel]: contact.to }
      const { id, ...sent } = await deps.sendCode(contact, () => accounts.unscopedIsTaken(proven), network)
      return { codeId: id, ...sent }
    },

    /** The old address hears of it, in case it was somebody else. */
    async change(ownerId: string, { contact: asked, codeId, code }: ContactChange): Promise<Contacts> {
      const contact = await read(ownerId, asked)
      await deps.oneTimeCodes.check(codeId, code, contact)
      const what = contact.channel === 'email' ? 'e-mail address' : 'mobile number'
      const tellOld = await deps.notices.changedFrom(
        ownerId,
        `The ${what} of your account was changed to ${mask(contact.to)}.`,
      )
      await keep(ownerId, contact, codeId)
      await tellOld()
      if (contact.channel === 'email') await deps.tellEmailChanged(ownerId)
      return show(ownerId)
    },
  }
}

export type ContactsService = ReturnType<typeof contactsService>
