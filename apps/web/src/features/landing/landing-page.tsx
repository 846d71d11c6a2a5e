import { MESSAGES, PAGES } from '@salus/contract'
import { useBrand } from '#web/api/site.ts'
import { ManDoctor } from '#web/illustrations/man-doctor.tsx'
import { WomanDoctor } from '#web/illustrations/woman-doctor.tsx'
import { DarkModeToggle } from '#web/ui/dark-mode-toggle.tsx'
import { useFocusOnArrival, usePageTitle } from '#web/ui/page.tsx'
import { DoorCard } from './door-card.tsx'
import classes from './landing-page.module.css'
import { VoiceCommand } from './voice-command.tsx'

/** The front door: who is here, and the two ways in. */
export function LandingPage() {
  const brand = useBrand()
  const headingRef = useFocusOnArrival<HTMLHeadingElement>()
  usePageTitle(brand)
  return (
    <div className={classes.landing}>
      <DarkModeToggle className={classes.toggle} />
      <header className={classes.welcome}>
        <div className={classes.doctors}>
          <WomanDoctor title="A female doctor" />
          <ManDoctor title="A male doctor" />
        </div>
        <div className={classes.words}>
          <h1 ref={headingRef} tabIndex={-1} className={classes.title}>
            {brand}
          </h1>
          <p className={classes.subtitle}>{MESSAGES.landing.subtitle}</p>
          <p className={classes.line}>{MESSAGES.landing.line}</p>
        </div>
      </header>
      <div className={classes.ways}>
        <nav className={classes.doors} aria-label="Begin">
          <DoorCard to={PAGES.signUp} title="Sign Up" text="New here? It takes three steps." main />
          <DoorCard to={PAGES.login} title="Login" text="Go on where you left off." />
        </nav>
        <VoiceCommand />
      </div>
    </div>
  )
}
