import type { Caller } from '#server/platform/identity/auth.ts'
import {
  type About,
  accountChangedMessage,
  accountClosedMessage,
  accountClosingMessage,
  hostActedMessage,
  invitationAcceptedMessage,
  type Message,
  newDeviceMessage,
} from '#server/platform/mail/messages.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import type { AccountsRepository } from './accounts.repository.ts'
import { coarseAddress, deviceName } from './device-name.ts'

// Late is better than never, but not after the person has found out by themselves.
const GOOD_FOR_MS = 24 * 60 * 60 * 1_000
const REMINDER_GOOD_FOR_MS = 60 * 60 * 1_000

/** What a person should hear about their account, in case it was somebody else. Never keeps anybody waiting. */
export function noticesFor({
  accounts,
  outbox,
  about,
}: {
  accounts: AccountsRepository
  outbox: Outbox
  about: About
}) {
  async function tell(userId: string, message: Message): Promise<void> {
    const contact = await accounts.contactOf(userId)
    if (contact) await outbox.post({ ...contact, ownerId: userId, message, goodForMs: GOOD_FOR_MS })
  }
  return {
    newDevice: (userId: string, { userAgent, address }: Caller, at: Date) =>
      tell(
        userId,
        newDeviceMessage({
          ...about,
          device: deviceName(userAgent),
          from: coarseAddress(address) ?? 'an unknown address',
          at: at.toUTCString(),
        }),
      ),

    /** `what` is a whole sentence. */
    changed: (userId: string, what: string) => tell(userId, accountChangedMessage({ ...about, what })),

    /** The host did it, so nobody is asked whether it was the person. */
    byHost: (userId: string, what: string) => tell(userId, hostActedMessage({ ...about, what })),

    /** Finds out where to write before the change; what it answers writes there after it. */
    async changedFrom(userId: string, what: string): Promise<() => Promise<void>> {
      const contact = await accounts.contactOf(userId)
      const message = accountChangedMessage({ ...about, what })
      return async () => {
        if (contact) await outbox.post({ ...contact, ownerId: userId, message, goodForMs: GOOD_FOR_MS })
      }
    },

    /** To a checked e-mail address, while it is of use. False where there is none, or no mail server. */
    async reminder(userId: string, message: Message): Promise<boolean> {
      const contact = await accounts.contactOf(userId)
      if (contact?.channel !== 'email') return false
      return outbox.post({ ...contact, ownerId: userId, message, goodForMs: REMINDER_GOOD_FOR_MS })
    },

    async canRemind(userId: string): Promise<boolean> {
      return outbox.canSend('email') && (await accounts.contactOf(userId))?.channel === 'email'
    },

    /** Somebody sees a record from now on that this person keeps. */
    accepted: (userId: string, { who, whose }: { who: string; whose: string | null }) =>
      tell(userId, invitationAcceptedMessage({ ...about, who, whose })),

    /** That the account is going to end. */
    closing: (userId: string, endsAt: Date) => tell(userId, accountClosingMessage({ ...about, on: endsAt })),

    /** Finds out where to write as long as there is an account; what it answers writes when there is none any more. */
    async farewell(userId: string): Promise<() => Promise<void>> {
      // A number is sealed: of an end that broke off and goes on, its key may be gone already.
      const contact = await accounts.contactOf(userId).catch(() => null)
      const message = accountClosedMessage(about)
      return async () => {
        if (contact) await outbox.post({ ...contact, ownerId: null, message, goodForMs: GOOD_FOR_MS })
      }
    },
  }
}

export type Notices = ReturnType<typeof noticesFor>
