/** Where the mode of a conversation is sealed. */
export const modePlace = (id: string) => ({ table: 'conversations', column: 'mode', rowId: id })
