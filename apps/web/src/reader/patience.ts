const SLICES = 10

/**
 * Calls `onEnd` once so long has been waited, unless what it gives back is called before. It is counted in slices: when
 * the browser puts the page to sleep, its workers sleep too, and however long that was, one slice at most is counted.
 */
export function startPatience(ms: number, onEnd: () => void): () => void {
  let left = SLICES
  const timer = setInterval(() => {
    left -= 1
    if (left > 0) return
    clearInterval(timer)
    onEnd()
  }, ms / SLICES)
  return () => clearInterval(timer)
}
