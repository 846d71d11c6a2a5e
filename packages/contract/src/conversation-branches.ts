interface Placed {
  id: string
  after: string | null
}

/** The branch that ends with a message: the way to it from the beginning. */
export function branchTo<M extends Placed>(messages: readonly M[], end: string | null): M[] {
  const byId = new Map(messages.map((message) => [message.id, message]))
  const branch: M[] = []
  // Each is taken out of the map: messages that follow each other in a ring end too.
  for (let at = end; at !== null; ) {
    const message = byId.get(at)
    if (!message) break
    byId.delete(at)
    branch.unshift(message)
    at = message.after
  }
  return branch
}

/** The newest end among what follows a message, however far on. */
export function newestEndAfter(messages: readonly Placed[], id: string): string {
  const next = messages.findLast(({ after }) => after === id)
  return next ? newestEndAfter(messages, next.id) : id
}
