import { draftOwner } from '#web/api/tab-user.ts'

/** What is too large for the tab's own storage: pictures, whole documents. One value a person and key. */
const DATABASE = 'salus-drafts'
const STORE = 'drafts'
const KEPT_MS = 7 * 24 * 60 * 60 * 1_000

interface Kept<T> {
  value: T
  at: number
}

export const storedDraftName = (key: string) => `${draftOwner()}:${key}`

/**
 * Those whose names go on from this one; what is older than a week goes, and `whenGone` is told of it. None where the
 * browser keeps nothing.
 */
export async function loadStoredDrafts<T>(name: string, whenGone?: (value: T) => void): Promise<T[]> {
  const loaded = await within('readwrite', async (store) => {
    const values: T[] = []
    // One after the other, as they are kept.
    for (const key of await answered(store.getAllKeys(namesFrom(name)))) {
      const kept: Kept<T> | undefined = await answered(store.get(key))
      if (kept && Date.now() - kept.at < KEPT_MS) {
        values.push(kept.value)
        continue
      }
      await answered(store.delete(key))
      if (kept) whenGone?.(kept.value)
    }
    return values
  })
  return loaded ?? []
}

/**
 * All of them or none, one after the other: each is copied for itself, so that many hold up the page no longer than
 * one. False where the browser keeps nothing, or has no room left: that costs the safety net, not the work.
 */
export async function keepStoredDrafts(drafts: Iterable<readonly [name: string, value: unknown]>): Promise<boolean> {
  const kept = await within('readwrite', async (store) => {
    for (const [name, value] of drafts)
      await answered(store.put({ value, at: Date.now() } satisfies Kept<unknown>, name))
    return true
  })
  return kept ?? false
}

/** Those whose names go on from this one. */
export async function dropStoredDrafts(name: string): Promise<void> {
  await within('readwrite', (store) => answered(store.delete(namesFrom(name))))
}

/** Of those whose names go on from this one with an id, all whose id is none of these: what they belonged to is gone. */
export async function dropStrayDrafts(name: string, ids: ReadonlySet<string>): Promise<void> {
  await within('readwrite', async (store) => {
    for (const key of await answered(store.getAllKeys(namesFrom(name)))) {
      if (!ids.has(idAfter(name, String(key)))) await answered(store.delete(key))
    }
  })
}

/** Whoever's they are: all whose owner and key are such. */
export async function dropStoredDraftsWhere(isOver: (owner: string, key: string) => boolean): Promise<void> {
  await within('readwrite', async (store) => {
    for (const name of await answered(store.getAllKeys())) {
      if (isOver(...ownerAndKey(String(name)))) await answered(store.delete(name))
    }
  })
}

/** No id has a colon in it. */
export function ownerAndKey(name: string): [owner: string, key: string] {
  const end = name.indexOf(':')
  return [name.slice(0, end), name.slice(end + 1)]
}

const idAfter = (name: string, key: string) => key.slice(name.length).split('/')[0] ?? ''

const clearing = new Set<() => void>()

/** Who holds drafts in memory lets go of them too when all are cleared, here or in another tab. */
export function whenDraftsAreCleared(forget: () => void) {
  clearing.add(forget)
}

export async function clearStoredDrafts(): Promise<void> {
  try {
    // Told to the other tabs, which would go on to keep what they hold.
    localStorage.setItem(CLEARED, '')
    localStorage.removeItem(CLEARED)
  } catch {
    // Without it they end with their session.
  }
  await clearHere()
}

const CLEARED = 'draftsCleared'
addEventListener('storage', ({ key, newValue }) => {
  if (key === CLEARED && newValue !== null) void clearHere()
})

async function clearHere() {
  for (const forget of clearing) forget()
  await within('readwrite', (store) => answered(store.clear()))
}

const namesFrom = (name: string) => IDBKeyRange.bound(name, `${name}\uffff`)

async function within<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>) {
  try {
    const database = await open()
    try {
      const transaction = database.transaction(STORE, mode)
      const ended = new Promise((resolve, reject) => {
        transaction.oncomplete = resolve
        transaction.onabort = () => reject(transaction.error)
      })
      const [result] = await Promise.all([work(transaction.objectStore(STORE)), ended])
      return result
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
  return answered(opening)
}

/** Within a transaction, what waits for this goes on before the transaction ends. */
const answered = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
