import { useCallback, useState } from 'react'
import { draftOwner } from '#web/api/tab-user.ts'
import { clearStoredDrafts, dropStoredDraftsWhere, ownerAndKey, whenDraftsAreCleared } from './stored-draft.ts'

const PREFIX = 'draft:'

/** Under which this tab keeps a draft of the person who is here. */
export const draftName = (key: string) => `${PREFIX}${draftOwner()}:${key}`

/**
 * What is being typed, kept in this tab for the person who types it: it survives a failed call, a reload and an expired
 * session. `clear` once it is saved. Never for passwords.
 */
export function useDraft<T>(key: string, initial: T): [draft: T, setDraft: (next: T) => void, clear: () => void] {
  // Held from the first render: an expired session forgets the user before the page is left.
  const [name] = useState(() => draftName(key))
  const [draft, setValue] = useState<T>(() => tabDraft<T>(name) ?? initial)

  const setDraft = useCallback(
    (next: T) => {
      setValue(next)
      keepTabDraft(name, next)
    },
    [name],
  )
  const clear = useCallback(() => dropTabDraft(name), [name])
  return [draft, setDraft, clear]
}

/** Whether something that was begun waits in this tab. */
export const hasDraft = (key: string): boolean => {
  const draft = tabDraft(draftName(key))
  return draft !== undefined && draft !== null
}

/** At logout: nothing that was typed stays in a browser that others may use. */
export const clearAllDrafts = () => void clearStoredDrafts()

whenDraftsAreCleared(() => {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name)
})

/** Those in this tab at once; then those that the browser keeps for all. */
export function dropDraftsWhere(isOver: (owner: string, key: string) => boolean): Promise<void> {
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith(PREFIX) && isOver(...ownerAndKey(name.slice(PREFIX.length)))) dropTabDraft(name)
  }
  return dropStoredDraftsWhere(isOver)
}

export function keepTabDraft(name: string, value: unknown) {
  try {
    sessionStorage.setItem(name, JSON.stringify(value))
  } catch {
    // A full storage costs the safety net, not the typing.
  }
}

export const dropTabDraft = (name: string) => sessionStorage.removeItem(name)

export function tabDraft<T>(name: string): T | undefined {
  try {
    const text = sessionStorage.getItem(name)
    return text === null ? undefined : (JSON.parse(text) as T)
  } catch {
    return undefined
  }
}
