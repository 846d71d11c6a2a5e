export interface Random {
  /** In [0, 1). */
  next(): number
  between(low: number, high: number): number
  whole(low: number, high: number): number
  chance(share: number): boolean
  pick<T>(list: readonly T[]): T
  shuffled<T>(list: readonly T[]): T[]
}

/** The same numbers for the same seed, on every machine. */
export function randomFrom(seed: number): Random {
  let state = (seed * 2654435761) >>> 0 || 1
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    whole,
    between: (low, high) => low + next() * (high - low),
    chance: (share) => next() < share,
    pick: <T>(list: readonly T[]) => list[whole(0, list.length - 1)] as T,
    shuffled: <T>(list: readonly T[]) => {
      const out = [...list]
      for (let at = out.length - 1; at > 0; at--) {
        const other = whole(0, at)
        ;[out[at], out[other]] = [out[other] as T, out[at] as T]
      }
      return out
    },
  }
}
