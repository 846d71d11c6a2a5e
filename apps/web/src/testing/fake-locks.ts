/** Puts itself in the place of `navigator.locks`: what is held, is held until it is let go. */
export function fakeLocks() {
  const held = new Set<string>()
  const locks = {
    held,
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
    request: async (name: string, _: object, work: (lock: { name: string } | null) => unknown) => {
      if (held.has(name)) return work(null)
      held.add(name)
      try {
        return await work({ name })
      } finally {
        held.delete(name)
      }
    },
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
  return locks
}
