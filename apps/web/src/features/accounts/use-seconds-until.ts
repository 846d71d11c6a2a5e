import { useEffect, useState } from 'react'

/** Whole seconds that are left until `time`, counted down on the screen; 0 when it has come. */
export function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, Math.ceil((time - now) / 1_000))
  useEffect(() => {
    setNow(Date.now())
    if (Date.now() >= time) return
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= time) clearInterval(timer)
    }, 500)
    return () => clearInterval(timer)
  }, [time])
  return left
}
