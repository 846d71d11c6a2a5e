import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether an element is on the screen or less than a screen away from it. */
export function useIsNear(): [RefObject<HTMLElement | null>, boolean] {
  const element = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const around = { rootMargin: '100%', scrollMargin: '100%' }
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), around)
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, isNear]
}
