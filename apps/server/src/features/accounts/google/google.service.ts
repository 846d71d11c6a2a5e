import { randomBytes } from 'node:crypto'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { AccountsRepository } from '../accounts.repository.ts'
import type { TicketOffice } from '../tickets.ts'
import { uniqueViolation } from '../unique-violation.ts'
import type { GoogleRepository } from './google.repository.ts'
import type { GoogleTokens } from './id-tokens.ts'

export const GOOGLE_MS = 10 * 60 * 1_000

/** Where Google does not say when it last made sure of somebody, it may be long ago. */
const LONG_AGO_S = 0

/** Who came back from Google. */
export type Arrival =
  | { kind: 'known'; userId: string; provenAt: Date }
  | { kind: 'linked' }
  | { kind: 'new'; fullName: string; email: string }

interface GoogleDeps {
  tokens: GoogleTokens
  google: GoogleRepository
  accounts: AccountsRepository
  tickets: TicketOffice
  now: () => Date
}

export function googleService({ tokens, google, accounts, tickets, now }: GoogleDeps) {
  return {
    isLinked: google.isLinked,

    /** Where to go. With an owner, what comes back is added to that account; without, it logs in. */
    async start(ownerId: string | null, returnTo: string): Promise<{ url: string; state: string }> {
      const nonce = randomBytes(32).toString('base64url')
      const state = await tickets.make('google', { ownerId, data: nonce, lifetimeMs: GOOGLE_MS })
      return { state, url: await tokens.signInUrl({ state, nonce, returnTo }) }
    },

    /** `callerId`: who is logged in at the browser that came back. */
    async arrive(idToken: string, state: string, callerId: string | null): Promise<Arrival> {
      const ticket = await tickets.use('google', state)
      if (!ticket?.data) throw new AppError('google_refused')
      const { sub, email, email_verified: isProven, name, auth_time } = await tokens.read(idToken, ticket.data)
      if (ticket.ownerId !== null) {
        if (ticket.ownerId !== callerId) throw new AppError('google_refused')
        await link(ticket.ownerId, sub)
        return { kind: 'linked' }
      }
      const userId = await google.unscopedOwnerOf(sub)
      if (userId) return { kind: 'known', userId, provenAt: new Date((auth_time ?? LONG_AGO_S) * 1_000) }
      const address = isProven ? (email ?? '').toLowerCase() : ''
      // Whoever has the address at Google need not be who has the account: that one has to log in once.
      if (address && (await accounts.unscopedFindByEmail(address))) throw new AppError('google_link_first')
      return { kind: 'new', fullName: name ?? '', email: address }
    },

    async unlink(ownerId: string): Promise<void> {
      const outcome = await google.unlink(ownerId)
      if (outcome === 'nothing') throw new AppError('not_found')
      if (outcome === 'last') throw new AppError('last_way_in')
    },
  }

  async function link(ownerId: string, subject: string): Promise<void> {
    const linkedTo = await google.unscopedOwnerOf(subject)
    if (linkedTo === ownerId) return
    if (linkedTo || (await google.isLinked(ownerId))) throw new AppError('google_taken')
    try {
      await google.link(ownerId, subject, now().toISOString())
    } catch (cause) {
      throw uniqueViolation(cause) ? new AppError('google_taken', { cause }) : cause
    }
  }
}

export type GoogleService = ReturnType<typeof googleService>
