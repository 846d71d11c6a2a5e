import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useBrand } from '#web/api/site.ts'
import { ofWhom } from './of-whom.ts'
import classes from './page.module.css'

interface PageProps {
  /** Here and in the lead, `{your}` and the like speak of whose record it is. */
  title: string
  /** Shown instead of the title, when the heading says more than the tab should. */
  heading?: ReactNode
  lead?: ReactNode
  /** `text` is a readable line; `wide` is for cards and lists beside each other. */
  width?: 'text' | 'wide'
  /** Beside the heading on a laptop, under it on a phone. */
  actions?: ReactNode
  children: ReactNode
}

/** So long the parts of a page wait for those above them, and no longer. */
const SETTLING_MS = 2_000

/** One page: its name in the tab, one heading that takes the focus when one comes from another page, and its width. */
export function Page({ title, heading, lead, width = 'text', actions, children }: PageProps) {
  const name = ofWhom(title)
  const headingRef = useFocusOnArrival<HTMLHeadingElement>()
  usePageTitle(name)
  const isSettling = useIsSettling()
  return (
    <div className={classes.page} data-width={width} data-settling={isSettling || undefined}>
      <header className={classes.header}>
        <div>
          <h1 ref={headingRef} tabIndex={-1} className={classes.heading}>
            {heading ?? name}
          </h1>
          {lead && <p className={classes.lead}>{typeof lead === 'string' ? ofWhom(lead) : lead}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}

function useIsSettling(): boolean {
  const [isSettling, setSettling] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setSettling(false), SETTLING_MS)
    return () => clearTimeout(timer)
  }, [])
  return isSettling
}

export function usePageTitle(title: string) {
  const brand = useBrand()
  useEffect(() => {
    document.title = title === brand ? brand : `${title} · ${brand}`
  }, [title, brand])
}

/** Moves the focus to the new page's heading, so that a screen reader says where one is. Not on the first page. */
export function useFocusOnArrival<E extends HTMLElement>() {
  const ref = useRef<E>(null)
  const { key, pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new arrival; a new hash is not.
  useEffect(() => {
    if (key !== 'default' && !isInOpenMenu()) ref.current?.focus({ preventScroll: true })
  }, [pathname])
  return ref
}

/** Whoever opened a menu while the page was on its way stays in it. */
function isInOpenMenu(): boolean {
  const menu = document.activeElement?.closest('[role="menu"]')
  return menu != null && document.querySelector(`[aria-controls="${menu.id}"][aria-expanded="true"]`) !== null
}
