import { MESSAGES, PAGES } from '@salus/contract'
import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { acceptCookies, useCookieConsent } from '#web/api/cookie-consent.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import classes from './cookie-banner.module.css'

/** Stays at the bottom until it is accepted; the page keeps room for it, so that it never lies on an action. */
export function CookieBanner() {
  const accepted = useCookieConsent()
  const ref = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the banner goes when it is accepted.
  useLayoutEffect(() => reserveRoom(ref.current), [accepted])
  if (accepted) return null

  return (
    <section ref={ref} className={classes.banner} aria-label="Cookies">
      <p className={classes.text}>
        {MESSAGES.cookies.banner} <Link to={PAGES.cookies}>{MESSAGES.cookies.policy}</Link>.
      </p>
      <PlainButton className={classes.accept} onClick={acceptCookies}>
        Accept
      </PlainButton>
    </section>
  )
}

function reserveRoom(banner: HTMLElement | null) {
  const page = document.documentElement
  if (!banner) {
    page.style.removeProperty('--banner-room')
    return
  }
  // Where it stands in the page it needs no room of its own.
  const isFixed = () => getComputedStyle(banner).position === 'fixed'
  const reserve = () => page.style.setProperty('--banner-room', `${isFixed() ? banner.offsetHeight : 0}px`)
  reserve()
  const watch = new ResizeObserver(reserve)
  watch.observe(banner)
  return () => {
    watch.disconnect()
    page.style.removeProperty('--banner-room')
  }
}
