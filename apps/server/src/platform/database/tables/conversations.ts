export interface ConversationTables {
  conversations: {
    /** Made by the browser; unique for its owner, not across owners. */
    id: string
    owner_id: string
    /** Sealed, as is the title. Those of earlier versions stand open until they are sealed. */
    mode: string
    title: string
    created_at: string
    /** ISO time of the latest message, by which lists are sorted. */
    updated_at: string
    /** The last message of the branch that is open. */
    open_end: string | null
  }
  conversation_messages: {
    id: string
    owner_id: string
    conversation_id: string
    /** The message that it follows: where two follow one, the conversation branches. */
    after_id: string | null
    /** 1, 2, 3 … within the conversation, as they came. */
    position: number
    role: string
    /** Sealed JSON: the text, and of an answer its details and the state of the interview. */
    body: string
    at: string
  }
  /** Messages that are being answered: one row for each, and one answer at a time. */
  answer_leases: {
    owner_id: string
    conversation_id: string
    message_id: string
    leased_by: string
    leased_until: string
  }
}
