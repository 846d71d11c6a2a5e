import { useSyncExternalStore } from 'react'

// Whether the server answered last time. `navigator.onLine` would be wrong here: Salus often runs on this very machine.
let reachable = true
const listeners = new Set<() => void>()

export function reportReach(now: boolean) {
  if (now === reachable) return
  reachable = now
  for (const listener of listeners) listener()
}

export function useReachable(): boolean {
  return useSyncExternalStore(subscribe, () => reachable)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
