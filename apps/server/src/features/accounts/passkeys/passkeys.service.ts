import type { NewPasskey, Passkey, PasskeyOptions, PasskeyProof } from '@salus/contract'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { TicketOffice } from '../tickets.ts'
import { uniqueViolation } from '../unique-violation.ts'
import {
  checkProof,
  creationOptions,
  type Party,
  type PasskeyOwner,
  readCreated,
  requestOptions,
} from './ceremonies.ts'
import type { KeptPasskey, PasskeysRepository } from './passkeys.repository.ts'

// The browser's own limit is a minute. A login page that offers passkeys in its field may stay open longer.
const CREATION_MS = 5 * 60 * 1_000
const LOGIN_MS = 10 * 60 * 1_000
// Between the form and the code that comes by mail.
const SIGN_UP_MS = 30 * 60 * 1_000
const MOST_PASSKEYS = 20

interface PasskeysDeps {
  passkeys: PasskeysRepository
  tickets: TicketOffice
  now: () => Date
  newId: () => string
}

export function passkeysService({ passkeys, tickets, now, newId }: PasskeysDeps) {
  return {
    async list(ownerId: string): Promise<Passkey[]> {
      return passkeys.list(ownerId)
    },

    async optionsToAdd(party: Party, owner: PasskeyOwner): Promise<PasskeyOptions> {
      const known = await passkeys.list(owner.userId)
      if (known.length >= MOST_PASSKEYS) throw new AppError('passkeys_full')
      const challenge = await tickets.make('passkey added', { ownerId: owner.userId, lifetimeMs: CREATION_MS })
      return creationOptions(party, owner, challenge, known)
    },

    async add(party: Party, ownerId: string, created: NewPasskey, name: string): Promise<void> {
      const passkey = await readCreated(party, created, async (challenge) => {
        const ticket = await tickets.use('passkey added', challenge)
        return ticket?.ownerId === ownerId
      })
      try {
        await passkeys.add(ownerId, { ...passkey, id: newId(), name }, now().toISOString())
      } catch (cause) {
        throw uniqueViolation(cause) ? new AppError('passkey_known', { cause }) : cause
      }
    },

    /** For an account that will be made: the id it will have is chosen here, because the passkey holds it. */
    async optionsAtSignUp(party: Party, names: Omit<PasskeyOwner, 'userId'>): Promise<PasskeyOptions> {
      const userId = newId()
      const challenge = await tickets.make('passkey at sign-up', { data: userId, lifetimeMs: SIGN_UP_MS })
      return creationOptions(party, { ...names, userId }, challenge, [])
    },

    async readAtSignUp(
      party: Party,
      created: NewPasskey,
      name: string,
    ): Promise<{ userId: string; passkey: Omit<KeptPasskey, 'ownerId'> }> {
      let userId = ''
      const passkey = await readCreated(party, created, async (challenge) => {
        userId = (await tickets.use('passkey at sign-up', challenge))?.data ?? ''
        return userId !== ''
      })
      return { userId, passkey: { ...passkey, id: newId(), name } }
    },

    async optionsToLogIn(party: Party): Promise<PasskeyOptions> {
      return requestOptions(party, await tickets.make('passkey sign-in', { lifetimeMs: LOGIN_MS }))
    },

    /** Whose passkey it is, and whether the device made sure who holds it. Throws `passkey_refused`. */
    async prove(party: Party, proof: PasskeyProof): Promise<{ userId: string; verifiedPerson: boolean }> {
      const kept = await passkeys.unscopedFind(proof.id)
      if (!kept) throw new AppError('passkey_refused')
      const take = async (challenge: string) => (await tickets.use('passkey sign-in', challenge)) !== undefined
      const { counter, verifiedPerson } = await checkProof(party, proof, kept, take)
      await passkeys.used(kept.ownerId, kept.id, counter, now().toISOString())
      return { userId: kept.ownerId, verifiedPerson }
    },

    async rename(ownerId: string, id: string, name: string): Promise<void> {
      if (!(await passkeys.rename(ownerId, id, name))) throw new AppError('not_found')
    },

    async remove(ownerId: string, id: string): Promise<void> {
      const outcome = await passkeys.remove(ownerId, id)
      if (outcome === 'nothing') throw new AppError('not_found')
      if (outcome === 'last') throw new AppError('last_way_in')
    },
  }
}

export type PasskeysService = ReturnType<typeof passkeysService>
