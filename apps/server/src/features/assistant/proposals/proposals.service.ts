import {
  type Decision,
  HistoryDetailsSchema,
  historyNames,
  NewMedicalHistorySchema,
  type Proposal,
  type ProposalAnswer,
  type ReplyDetails,
  readVital,
} from '@salus/contract'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { AnswerLeases } from '../conversations/answer-leases.ts'
import type { ConversationsRepository } from '../conversations/conversations.repository.ts'
import type { Engine } from '../engine/engine.ts'
import { type Changed, changeDetails, takeBack } from './change-details.ts'
import { proposalsFor } from './proposals-for.ts'
import type { RecordRooms } from './record-rooms.ts'

/** Where a proposal stands. */
export interface ProposalPlace {
  conversation: string
  message: string
  proposal: string
}

interface Deps {
  conversations: ConversationsRepository
  leases: AnswerLeases
  engine: Engine
  rooms: RecordRooms
  now: () => Date
  newId: () => string
}

type OfHistory = Exclude<Proposal, { resource: 'Observation' }>
type OfReading = Extract<Proposal, { resource: 'Observation' }>

const WAIT_MS = 10_000
/** Of saves that another editor was ahead of. */
const TRIES = 3
const EMPTY = HistoryDetailsSchema.parse({})

/** Changes to the record that a conversation proposes: nothing is written before the person says so. */
export function proposalsService({ conversations, leases, engine, rooms, now, newId }: Deps) {
  /** One decision at a time, in all processes: a second tab finds what the first has made of it. */
  async function inTurn(
    ownerId: string,
    place: ProposalPlace,
    make: (proposal: Proposal) => Promise<ProposalAnswer>,
  ): Promise<ProposalAnswer> {
    const { conversation, message } = place
    const leased = { ownerId, conversationId: conversation, messageId: message }
    const lease = await leases.takeWhenFree(leased, AbortSignal.timeout(WAIT_MS))
    if (!lease) throw new AppError('busy', { details: { seconds: 1 } })
    try {
      const details = await conversations.detailsOf(ownerId, conversation, message)
      const proposal = details?.proposals?.find(({ id }) => id === place.proposal)
      if (!details || !proposal) throw new AppError('not_found')
      const answer = await make(proposal)
      if (answer.proposal !== proposal) {
        await conversations.keepDetails(ownerId, conversation, message, withProposal(details, answer.proposal))
      }
      return answer
    } finally {
      await lease.release()
    }
  }

  /** Saves what `change` makes of the newest history. */
  async function changeHistory(ownerId: string, change: (details: typeof EMPTY) => Changed) {
    for (let tries = 1; ; tries += 1) {
      const { saved, account } = await rooms.historyOf(ownerId)
      const before = saved?.details ?? EMPTY
      const details = change(before)
      if (details === 'overtaken') throw new AppError('proposal_overtaken')
      if (details === 'there') return { details: before, before, wasThere: true }
      const sent = NewMedicalHistorySchema.safeParse({
        user_id: ownerId,
        fullName: saved?.fullName || account.fullName,
        dob: saved?.dob || account.dob,
        ...historyNames(details),
        details,
        baseVersion: saved?.version ?? 0,
      })
      if (!sent.success) throw new AppError('history_invalid')
      const { kind } = await rooms.saveHistory(ownerId, sent.data)
      if (kind === 'saved') {
        await rooms.noteChange('medical history')
        return { details, before, wasThere: false }
      }
      if (tries === TRIES) throw new AppError('history_changed')
    }
  }

  async function applyToHistory(ownerId: string, proposal: OfHistory): Promise<ProposalAnswer> {
    const { details, before, wasThere } = await changeHistory(ownerId, (so) => changeDetails(so, proposal))
    const conflicts = await rooms.newConflicts(ownerId, details, before)
    return { proposal: { ...proposal, state: 'applied', wasThere }, conflicts, advice: [] }
  }

  async function applyReading(
    ownerId: string,
    proposal: OfReading,
    { confirmed, region }: Decision,
  ): Promise<ProposalAnswer> {
    const { measure, value, unit, at } = proposal.after
    const { readings, advice } = await rooms.addReading(ownerId, {
      [measure]: value,
      units: { [measure]: unit },
      last_updated: at,
      source: 'typed',
      // Under its own id: sent again it is not taken again.
      source_id: proposal.id,
      ...(confirmed === undefined ? {} : { confirmed }),
      ...(region ? { region } : {}),
    })
    await rooms.noteChange('vital signs')
    const readingId = readings.find((each) => each.measure === measure)?.id
    return { proposal: { ...proposal, state: 'applied', ...(readingId ? { readingId } : {}) }, conflicts: [], advice }
  }

  async function takeReadingBack(ownerId: string, { after, readingId = '' }: OfReading): Promise<void> {
    const there = await rooms.readingOf(ownerId, readingId).catch(() => null)
    const read = readVital(after.measure, after.value, after.unit)
    const isAsLeft =
      there !== null &&
      read.ok &&
      there.value === read.value &&
      there.diastolic === read.diastolic &&
      Date.parse(there.at) === Date.parse(after.at) &&
      !there.note
    if (!isAsLeft) throw new AppError('proposal_overtaken')
    await rooms.removeReading(ownerId, readingId)
    await rooms.noteChange('vital signs')
  }

  async function apply(ownerId: string, proposal: Proposal, decision: Decision): Promise<ProposalAnswer> {
    if (proposal.state === 'applied' || proposal.state === 'undone') return unchanged(proposal)
    return proposal.resource === 'Observation'
      ? applyReading(ownerId, proposal, decision)
      : applyToHistory(ownerId, proposal)
  }

  /** Takes exactly that change back. */
  async function undo(ownerId: string, proposal: Proposal): Promise<ProposalAnswer> {
    if (proposal.state !== 'applied' || proposal.wasThere) return unchanged(proposal)
    if (proposal.resource === 'Observation') await takeReadingBack(ownerId, proposal)
    else await changeHistory(ownerId, (so) => takeBack(so, proposal))
    return unchanged({ ...proposal, state: 'undone' })
  }

  return {
    /** What the words tell and the record does not have. The record is looked into only where they tell something. */
    async propose(ownerId: string, text: string): Promise<Proposal[]> {
      const at = now()
      const told = await engine.readChanges({ text, day: at.toISOString().slice(0, 10) }, { ownerId })
      if (told.length === 0) return []
      const ofReading = told.some(({ resource }) => resource === 'Observation')
      await rooms.noteRead(ownerId, 'medical history')
      if (ofReading) await rooms.noteRead(ownerId, 'vital signs')
      const [{ saved }, latest] = await Promise.all([
        rooms.historyOf(ownerId),
        ofReading ? rooms.latestOf(ownerId) : [],
      ])
      return proposalsFor(told, { details: saved?.details ?? EMPTY, latest }, { now: at, newId })
    },

    /** Said twice, it is done once; what was taken back stays so. */
    decide: (ownerId: string, place: ProposalPlace, decision: Decision) =>
      inTurn(ownerId, place, (proposal) => {
        if (decision.state === 'applied') return apply(ownerId, proposal, decision)
        return decision.state === 'undone' ? undo(ownerId, proposal) : Promise.resolve(discard(proposal))
      }),
  }
}

export type ProposalsService = ReturnType<typeof proposalsService>

const discard = (proposal: Proposal): ProposalAnswer =>
  unchanged(proposal.state === 'open' ? { ...proposal, state: 'discarded' } : proposal)

const unchanged = (proposal: Proposal): ProposalAnswer => ({ proposal, conflicts: [], advice: [] })

const withProposal = (details: ReplyDetails, changed: Proposal): ReplyDetails => ({
  ...details,
  proposals: (details.proposals ?? []).map((each) => (each.id === changed.id ? changed : each)),
})
