const listeners = new Set<() => void>()

/** Called when any call to the server learns that the session is over. */
export function onSessionExpired(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function announceExpiry() {
  for (const listener of listeners) listener()
}
