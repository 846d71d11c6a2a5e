/** In the place of `stored-draft.ts`, where there is no database of a browser: what is kept stands in `kept`. */
export function fakeDrafts() {
  const kept = new Map<string, unknown>()
  const written: string[] = []
  const old = new Set<string>()
  const clearing = new Set<() => void>()
  const from = (name: string) => [...kept.keys()].filter((each) => each.startsWith(name)).sort()
  return {
    kept,
    written,
    storedDraftName: (key: string) => `me:${key}`,
    /** Names of what is older than a week. */
    old,
    loadStoredDrafts: async (name: string, whenGone?: (value: unknown) => void) =>
      from(name).flatMap((each) => {
        const value = structuredClone(kept.get(each))
        if (!old.has(each)) return [value]
        kept.delete(each)
        whenGone?.(value)
        return []
      }),
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
      old.clear()
    },
  }
}
