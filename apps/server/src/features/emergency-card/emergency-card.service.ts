import { randomBytes } from 'node:crypto'
import { CARD_PARTS, type CardPart, type EmergencyCard, type OwnCard, type Profile } from '@salus/contract'
import type { HealthRecord } from '@salus/triage'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { EmergencyCardRepository } from './emergency-card.repository.ts'

const TOKEN_BYTES = 16

interface Deps {
  cards: EmergencyCardRepository
  profileOf: (ownerId: string) => Promise<Profile>
  recordOf: (ownerId: string) => Promise<HealthRecord>
  noteView: (ownerId: string) => void
  now: () => Date
}

/** Always what the profile and the history say now: a card that was printed last year leads to today's. */
export function emergencyCardService({ cards, profileOf, recordOf, noteView, now }: Deps) {
  async function compose(ownerId: string, parts: readonly CardPart[]): Promise<EmergencyCard> {
    const [{ details, age }, record] = await Promise.all([profileOf(ownerId), recordOf(ownerId)])
    const shown = <T>(part: CardPart, value: T): T | null => (parts.includes(part) ? value : null)
    const conditions = (record.conditions ?? []).flatMap((each) => {
      if (typeof each === 'string') return [each]
      return each.isPast ? [] : [each.name]
    })
    return {
      name: details.fullName,
      age: shown('age', age),
      bloodType: shown('bloodType', details.bloodType),
      allergies: shown('allergies', [...(record.allergies ?? [])]),
      conditions: shown('conditions', conditions),
      medicines: shown('medicines', [...(record.medicines ?? [])]),
      contacts: shown('contacts', details.emergencyContacts),
    }
  }

  async function show(ownerId: string): Promise<OwnCard> {
    const kept = await cards.find(ownerId)
    const parts = kept?.parts ?? [...CARD_PARTS]
    const { token = null, views = 0, lastViewedAt = null } = kept ?? {}
    return { token, parts, views, lastViewedAt, card: await compose(ownerId, parts) }
  }

  return {
    show,

    isOn: async (ownerId: string): Promise<boolean> => (await cards.find(ownerId)) !== null,

    /** Switches it on, under an address that nobody had before; or changes what an open one says. */
    async open(ownerId: string, parts: CardPart[]): Promise<OwnCard> {
      const token = (await cards.find(ownerId))?.token ?? randomBytes(TOKEN_BYTES).toString('base64url')
      await cards.keep(ownerId, { token, parts: [...new Set(parts)] })
      return show(ownerId)
    },

    async close(ownerId: string): Promise<OwnCard> {
      await cards.remove(ownerId)
      return show(ownerId)
    },

    /** What a stranger sees. Its owner's own looks are not counted. */
    async view(token: string, viewerId: string | null): Promise<EmergencyCard> {
      const ownerId = await cards.unscopedOwnerOf(token)
      const kept = ownerId === null ? null : await cards.find(ownerId)
      if (ownerId === null || !kept) throw new AppError('not_found')
      if (viewerId !== ownerId) {
        await cards.countView(ownerId, now().toISOString())
        noteView(ownerId)
      }
      return compose(ownerId, kept.parts)
    },
  }
}

export type EmergencyCardService = ReturnType<typeof emergencyCardService>
