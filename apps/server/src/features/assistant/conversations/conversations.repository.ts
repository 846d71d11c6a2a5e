import { type ConversationSummary, type Message, MODES, type Mode, type ReplyDetails } from '@salus/contract'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import type { Interview } from '../built-in/interview.ts'
import { modePlace } from './mode-place.ts'

export interface Position {
  updatedAt: string
  id: string
}

type PersonBody = { text: string }
type AssistantBody = { text: string; details: ReplyDetails; interview: Interview | null }

export type NewTurn = { id: string; after: string | null; at: string } & (
  | { role: 'person'; body: PersonBody }
  | { role: 'assistant'; body: AssistantBody }
)

/** A message with what only the server needs of it. */
export type KeptMessage = Message & { interview: Interview | null }

export type KeptConversation = ConversationSummary & { openEnd: string | null }

const titlePlace = (id: string) => ({ table: 'conversations', column: 'title', rowId: id })
const bodyPlace = (conversationId: string, id: string) => ({
  table: 'conversation_messages',
  column: 'body',
  rowId: `${conversationId} ${id}`,
})

/** Modes, titles and messages are sealed on the way in and opened on the way out. */
export function conversationsRepository(db: Kysely<Tables>, vault: Vault) {
  const ofConversation = (trx: Kysely<Tables> | Transaction<Tables>, ownerId: string, id: string) =>
    trx.selectFrom('conversation_messages').where('owner_id', '=', ownerId).where('conversation_id', '=', id)

  /** One of an earlier version stands open until it is sealed. */
  const openMode = async (ownerId: string, id: string, mode: string): Promise<Mode> =>
    (mode in MODES ? mode : await vault.open(ownerId, modePlace(id), mode)) as Mode

  const sealBody = (ownerId: string, id: string, turn: NewTurn) =>
    vault.seal(ownerId, bodyPlace(id, turn.id), JSON.stringify(turn.body))

  async function answerOf(ownerId: string, id: string, messageId: string): Promise<AssistantBody | undefined> {
    const row = await ofConversation(db, ownerId, id)
      .select('body')
      .where('id', '=', messageId)
      .where('role', '=', 'assistant')
      .executeTakeFirst()
    return row && (JSON.parse(await vault.open(ownerId, bodyPlace(id, messageId), row.body)) as AssistantBody)
  }

  async function putAtEnd(trx: Transaction<Tables>, ownerId: string, id: string, turn: NewTurn, body: string) {
    const last = await ofConversation(trx, ownerId, id)
      .select((e) => e.fn.max('position').as('position'))
      .executeTakeFirst()
    const position = Number(last?.position ?? 0) + 1
    await trx
      .insertInto('conversation_messages')
      .values({
        owner_id: ownerId,
        conversation_id: id,
        id: turn.id,
        after_id: turn.after,
        position,
        role: turn.role,
        body,
        at: turn.at,
      })
      .onConflict((conflict) => conflict.columns(['owner_id', 'conversation_id', 'id']).doNothing())
      .execute()
    const conversation = trx.updateTable('conversations').where('owner_id', '=', ownerId).where('id', '=', id)
    await conversation.set({ updated_at: turn.at }).execute()
    // An answer opens its branch only where its question is still the end: the person may have gone to another one.
    const isOpenBefore = turn.role === 'person' ? conversation : conversation.where('open_end', '=', turn.after)
    await isOpenBefore.set({ open_end: turn.id }).execute()
  }

  return {
    /** The latest first, after `after`. */
    async list(ownerId: string, limit: number, after: Position | null): Promise<ConversationSummary[]> {
      let query = db
        .selectFrom('conversations')
        .select(['id', 'mode', 'title', 'updated_at'])
        .where('owner_id', '=', ownerId)
      if (after) query = query.where(sql<boolean>`(updated_at, id) < (${after.updatedAt}, ${after.id})`)
      const rows = await query.orderBy('updated_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
      return Promise.all(
        rows.map(async ({ id, mode, title, updated_at }) => ({
          id,
          mode: await openMode(ownerId, id, mode),
          title: await vault.open(ownerId, titlePlace(id), title),
          updatedAt: updated_at,
        })),
      )
    },

    async find(ownerId: string, id: string): Promise<KeptConversation | undefined> {
      const row = await db
        .selectFrom('conversations')
        .select(['mode', 'title', 'updated_at', 'open_end'])
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .executeTakeFirst()
      if (!row) return undefined
      const title = await vault.open(ownerId, titlePlace(id), row.title)
      return {
        id,
        mode: await openMode(ownerId, id, row.mode),
        title,
        updatedAt: row.updated_at,
        openEnd: row.open_end,
      }
    },

    /** Those of all branches, in the order in which they came; only so many from the end. */
    async messages(ownerId: string, id: string, last: number): Promise<KeptMessage[]> {
      const rows = await ofConversation(db, ownerId, id)
        .select(['id', 'after_id', 'role', 'body', 'at'])
        .orderBy('position', 'desc')
        .limit(last)
        .execute()
      return Promise.all(
        rows.reverse().map(async ({ id: messageId, after_id: after, role, body, at }): Promise<KeptMessage> => {
          const kept = JSON.parse(await vault.open(ownerId, bodyPlace(id, messageId), body)) as AssistantBody
          const message = { id: messageId, after, at, text: kept.text }
          return role === 'person'
            ? { role, ...message, interview: null }
            : { role: 'assistant', ...message, details: kept.details, interview: kept.interview }
        }),
      )
    },

    /** What an answer adds to its words. */
    async detailsOf(ownerId: string, id: string, messageId: string): Promise<ReplyDetails | undefined> {
      return (await answerOf(ownerId, id, messageId))?.details
    },

    /** For whoever holds the lease of the message. */
    async keepDetails(ownerId: string, id: string, messageId: string, details: ReplyDetails): Promise<void> {
      const kept = await answerOf(ownerId, id, messageId)
      if (!kept) return
      const body = await vault.seal(ownerId, bodyPlace(id, messageId), JSON.stringify({ ...kept, details }))
      await db
        .updateTable('conversation_messages')
        .set({ body })
        .where('owner_id', '=', ownerId)
        .where('conversation_id', '=', id)
        .where('id', '=', messageId)
        .execute()
    },

    /** Of the given conversations, those with a message that passes. Opens every one: give it few. */
    async withMessage(
      ownerId: string,
      ids: readonly string[],
      passes: (text: string) => boolean,
    ): Promise<Set<string>> {
      const found = new Set<string>()
      for (const id of ids) {
        const rows = await ofConversation(db, ownerId, id).select(['id', 'body']).execute()
        for (const { id: messageId, body } of rows) {
          const { text } = JSON.parse(await vault.open(ownerId, bodyPlace(id, messageId), body)) as PersonBody
          if (!passes(text)) continue
          found.add(id)
          break
        }
      }
      return found
    },

    /**
     * Puts a person's message into its conversation, begun if it is new, and opens its branch. The messages of `instead`
     * go. In one transaction, so that the disk is waited for once.
     */
    async say(
      ownerId: string,
      { id, mode, title, at }: { id: string; mode: Mode; title: string; at: string },
      turn: NewTurn,
      instead: readonly string[],
    ): Promise<void> {
      const sealedTitle = await vault.seal(ownerId, titlePlace(id), title)
      const sealedMode = await vault.seal(ownerId, modePlace(id), mode)
      const body = await sealBody(ownerId, id, turn)
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('conversations')
          .values({ id, owner_id: ownerId, mode: sealedMode, title: sealedTitle, created_at: at, updated_at: at })
          .onConflict((conflict) => conflict.columns(['owner_id', 'id']).doNothing())
          .execute()
        if (instead.length > 0) {
          await trx
            .deleteFrom('conversation_messages')
            .where('owner_id', '=', ownerId)
            .where('conversation_id', '=', id)
            .where('id', 'in', instead)
            .execute()
        }
        await putAtEnd(trx, ownerId, id, turn, body)
      })
    },

    /**
     * Puts a turn at the end. Does nothing for a message that is there already, as a retry sends it; throws on a position
     * that another device has taken in between.
     */
    async append(ownerId: string, id: string, turn: NewTurn): Promise<void> {
      const body = await sealBody(ownerId, id, turn)
      await db.transaction().execute((trx) => putAtEnd(trx, ownerId, id, turn, body))
    },

    async openBranch(ownerId: string, id: string, end: string): Promise<boolean> {
      const result = await db
        .updateTable('conversations')
        .set({ open_end: end })
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .where((e) => e.exists(ofConversation(db, ownerId, id).select('id').where('id', '=', end)))
        .executeTakeFirst()
      return Number(result.numUpdatedRows) > 0
    },

    async rename(ownerId: string, id: string, title: string): Promise<boolean> {
      const result = await db
        .updateTable('conversations')
        .set({ title: await vault.seal(ownerId, titlePlace(id), title) })
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .executeTakeFirst()
      return Number(result.numUpdatedRows) > 0
    },

    async remove(ownerId: string, id: string): Promise<boolean> {
      const result = await db
        .deleteFrom('conversations')
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .executeTakeFirst()
      return Number(result.numDeletedRows) > 0
    },
  }
}

export type ConversationsRepository = ReturnType<typeof conversationsRepository>
