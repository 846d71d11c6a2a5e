import { useCallback, useState } from 'react'
import { draftOwner } from '#web/api/browser-user.ts'
import { clearStoredDrafts } from './stored-draft.ts'

const PREFIX = 'draft:'

const nameOf = (key: string) => `${PREFIX}${draftOwner()}:${key}`

/**
 * What is being typed, kept in this tab for the person who types it: it survives a failed call, a reload and an expired
 * session. `clear` once it is saved. Never for passwords.
 */
export function useDraft<T>(key: string, initial: T): [draft: T, setDraft: (next: T) => void, clear: () => void] {
  // Held from the first render: an expired session forgets the user before the page is left.
  const [name] = useState(() => nameOf(key))
  const [draft, setValue] = useState<T>(() => stored<T>(name) ?? initial)

  const setDraft = useCallback(
    (next: T) => {
      setValue(next)
      try {
        sessionStorage.setItem(name, JSON.stringify(next))
      } catch {
        // A full storage costs the safety net, not the typing.
      }
    },
    [name],
  )
  const clear = useCallback(() => {
    sessionStorage.removeItem(name)
  }, [name])
  return [draft, setDraft, clear]
}

/** Whether something that was begun waits in this tab. */
export const hasDraft = (key: string): boolean => {
  const draft = stored(nameOf(key))
  return draft !== undefined && draft !== null
}

/** At logout: nothing that was typed stays in a browser that others may use. */
export function clearAllDrafts() {
  void clearStoredDrafts()
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name)
}

function stored<T>(name: string): T | undefined {
  try {
    const text = sessionStorage.getItem(name)
    return text === null ? undefined : (JSON.parse(text) as T)
  } catch {
    return undefined
  }
}
