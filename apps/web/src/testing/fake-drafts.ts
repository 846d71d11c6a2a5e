/** In the place of `stored-draft.ts`, where there is no database of a browser: what is kept stands in `kept`. */
export function fakeDrafts() {
  const kept = new Map<string, unknown>()
  const written: string[] = []
  const clearing = new Set<() => void>()
  const from = (name: string) => [...kept.keys()].filter((each) => each.startsWith(name)).sort()
  return {
    kept,
    written,
    storedDraftName: (key: string) => `me:${key}`,
    loadStoredDrafts: async (name: string) => from(name).map((each) => structuredClone(kept.get(each))),
    keepStoredDrafts: async (drafts: Iterable<readonly [string, unknown]>) => {
      for (const [name, value] of drafts) {
        written.push(name)
        kept.set(name, structuredClone(value))
      }
      return true
    },
    dropStoredDrafts: async (name: string) => {
      for (const each of from(name)) kept.delete(each)
    },
    dropStrayDrafts: async (name: string, ids: ReadonlySet<string>) => {
      for (const each of from(name)) if (!ids.has(each.slice(name.length).split('/')[0] ?? '')) kept.delete(each)
    },
    dropStoredDraftsWhere: async () => {},
    ownerAndKey: (name: string) => [name, ''],
    whenDraftsAreCleared: (forget: () => void) => void clearing.add(forget),
    clearStoredDrafts: async () => {
      for (const forget of clearing) forget()
      kept.clear()
    },
  }
}
