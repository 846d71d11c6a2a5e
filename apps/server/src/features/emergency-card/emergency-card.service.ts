import { randomBytes } from 'node:crypto'
import {
  type AllergyEntry,
  CARD_PARTS,
  type CardPart,
  type EmergencyCard,
  type HistoryDetails,
  type OwnCard,
  type Profile,
} from '@salus/contract'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { EmergencyCardRepository } from './emergency-card.repository.ts'

const TOKEN_BYTES = 16

interface Deps {
  cards: EmergencyCardRepository
  profileOf: (ownerId: string) => Promise<Profile>
  /** The history as it is now; null when there is none. */
  historyOf: (ownerId: string) => Promise<HistoryDetails | null>
  /** The parents who keep a child's record; none of anybody else's. */
  guardiansOf: (ownerId: string) => Promise<string[]>
  noteView: (ownerId: string) => Promise<void>
  now: () => Date
}

/** Always what the profile and the history say now: a card that was printed last year leads to today's. */
export function emergencyCardService({ cards, profileOf, historyOf, guardiansOf, noteView, now }: Deps) {
  async function compose(ownerId: string, parts: readonly CardPart[]): Promise<EmergencyCard> {
    const [{ details, age }, history] = await Promise.all([profileOf(ownerId), historyOf(ownerId)])
    const shown = <T>(part: CardPart, value: T): T | null => (parts.includes(part) ? value : null)
    return {
      name: details.fullName,
      age: shown('age', age),
      bloodType: shown('bloodType', details.bloodType),
      allergies: shown('allergies', allergiesIn(history)),
      conditions: shown('conditions', conditionsIn(history)),
      medicines: shown('medicines', medicinesIn(history)),
      contacts: shown('contacts', details.emergencyContacts),
    }
  }

  async function show(ownerId: string): Promise<OwnCard> {
    const kept = await cards.find(ownerId)
    const parts = kept?.parts ?? [...CARD_PARTS]
    const { token = null, views = 0, lastViewedAt = null } = kept ?? {}
    return { token, parts, views, lastViewedAt, card: await compose(ownerId, parts) }
  }

  const keepersOf = async (ownerId: string): Promise<string[]> => [ownerId, ...(await guardiansOf(ownerId))]

  return {
    show,

    isOn: async (ownerId: string): Promise<boolean> => (await cards.find(ownerId)) !== null,

    /** Switches it on, under an address that nobody had before; or changes what an open one says. */
    async open(ownerId: string, parts: CardPart[]): Promise<OwnCard> {
      const token = (await cards.find(ownerId))?.token ?? randomBytes(TOKEN_BYTES).toString('base64url')
      await cards.keep(ownerId, { token, parts: [...new Set(parts)] })
      return show(ownerId)
    },

    /** For whoever keeps the record from now on: those before them know the address. */
    async endAddress(ownerId: string): Promise<void> {
      await cards.remove(ownerId)
    },

    async close(ownerId: string): Promise<OwnCard> {
      await cards.remove(ownerId)
      return show(ownerId)
    },

    /** The card as a stranger sees it. Looks by its owner, or by a child's parents, are not counted. */
    async view(token: string, viewerId: string | null): Promise<EmergencyCard> {
      const ownerId = await cards.unscopedOwnerOf(token)
      const kept = ownerId === null ? null : await cards.find(ownerId)
      if (ownerId === null || !kept) throw new AppError('not_found')
      if (viewerId === null || !(await keepersOf(ownerId)).includes(viewerId)) {
        await cards.countView(ownerId, now().toISOString())
        await noteView(ownerId)
      }
      return compose(ownerId, kept.parts)
    },
  }
}

export type EmergencyCardService = ReturnType<typeof emergencyCardService>

const isAllergy = ({ category }: HistoryDetails['conditions'][number]): boolean => category.endsWith('Allergy')

const DANGER = { severe: 0, moderate: 1, mild: 2 } as const
const dangerOf = ({ severity }: AllergyEntry): number => (severity ? DANGER[severity] : DANGER.moderate)

function allergiesIn(history: HistoryDetails | null): AllergyEntry[] {
  const named = (history?.conditions ?? [])
    .filter((each) => isAllergy(each) && each.status === 'active')
    .map(({ name }) => ({ substance: name, reaction: '', severity: null }))
  return [...named, ...(history?.allergies ?? [])].sort((one, other) => dangerOf(one) - dangerOf(other))
}

const conditionsIn = (history: HistoryDetails | null) =>
  (history?.conditions ?? [])
    .filter((each) => !isAllergy(each) && each.category !== 'Surgery' && each.status === 'active')
    .map(({ name, onsetYear }) => ({ name, onsetYear }))

const medicinesIn = (history: HistoryDetails | null) =>
  (history?.medications ?? []).map(({ name, strength, frequency }) => ({ name, strength, frequency }))
