import { useEffect, useState } from 'react'

/** How many of a list to show: some at first, and more in each task until all are there, so that none is long. */
export function useGrowing(count: number, step: number): number {
  const [shown, setShown] = useState(step)
  useEffect(() => {
    if (shown >= count) return
    const timer = setTimeout(() => setShown(shown + step))
    return () => clearTimeout(timer)
  }, [count, shown, step])
  return Math.min(shown, count)
}
