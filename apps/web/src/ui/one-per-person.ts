import { storedDraftName, whenDraftsAreCleared } from './stored-draft.ts'

/** What holds drafts in memory: one for each person, made when it is asked for, ended when all are cleared. */
export function onePerPerson<T>(make: () => T, end: (one: T) => void): () => T {
  const all = new Map<string, T>()
  whenDraftsAreCleared(() => {
    for (const one of all.values()) end(one)
    all.clear()
  })
  return () => {
    const owner = storedDraftName('')
    const one = all.get(owner) ?? make()
    all.set(owner, one)
    return one
  }
}
