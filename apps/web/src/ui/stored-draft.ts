import { draftOwner } from '#web/api/browser-user.ts'

/** What is too large for the tab's own storage: pictures, whole documents. One value a person and key. */
const DATABASE = 'salus-drafts'
const STORE = 'drafts'
const KEPT_MS = 7 * 24 * 60 * 60 * 1_000

export const storedDraftName = (key: string) => `${draftOwner()}:${key}`

/** Undefined where there is none, where it is older than a week, and where the browser keeps nothing. */
export async function loadStoredDraft<T>(name: string): Promise<T | undefined> {
  const kept = await ask<{ value: T; at: number } | undefined>('readonly', (store) => store.get(name))
  return kept && Date.now() - kept.at < KEPT_MS ? kept.value : undefined
}

/** A browser that keeps nothing costs the safety net, not the work. */
export async function keepStoredDraft(name: string, value: unknown): Promise<void> {
  await ask('readwrite', (store) => store.put({ value, at: Date.now() }, name))
}

export async function dropStoredDraft(name: string): Promise<void> {
  await ask('readwrite', (store) => store.delete(name))
}

/** That one, and those whose names go on from it. */
export async function dropStoredDraftsOf(name: string): Promise<void> {
  await ask('readwrite', (store) => store.delete(IDBKeyRange.bound(name, `${name}\uffff`)))
}

export async function clearStoredDrafts(): Promise<void> {
  await ask('readwrite', (store) => store.clear())
}

function ask<T>(mode: IDBTransactionMode, request: (store: IDBObjectStore) => IDBRequest): Promise<T | undefined> {
  return new Promise((resolve) => {
    const nothing = () => resolve(undefined)
    if (typeof indexedDB === 'undefined') return nothing()
    const opening = indexedDB.open(DATABASE, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
    opening.onerror = nothing
    opening.onsuccess = () => {
      const database = opening.result
      try {
        const asked = request(database.transaction(STORE, mode).objectStore(STORE))
        asked.onsuccess = () => resolve(asked.result as T)
        asked.onerror = nothing
        asked.transaction?.addEventListener('complete', () => database.close())
        asked.transaction?.addEventListener('abort', () => database.close())
      } catch {
        database.close()
        nothing()
      }
    }
  })
}
