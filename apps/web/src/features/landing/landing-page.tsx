import { MESSAGES, PAGES } from '@salus/contract'
import { useNavigate } from 'react-router'
import { useReturningUser } from '#web/api/session.ts'
import { useBrand, useSignUpPolicy } from '#web/api/site.ts'
import { ManDoctor } from '#web/illustrations/man-doctor.tsx'
import { WomanDoctor } from '#web/illustrations/woman-doctor.tsx'
import { AskBox } from '#web/ui/ask-box.tsx'
import { DarkModeToggle } from '#web/ui/dark-mode-toggle.tsx'
import { withWords } from '#web/ui/handed-words.ts'
import { useFocusOnArrival, usePageTitle } from '#web/ui/page.tsx'
import { DoorCard, DoorNote } from './door-card.tsx'
import classes from './landing-page.module.css'
import { VoiceCommand } from './voice-command.tsx'

/** The front door: what this is, a question that can be asked at once, and the ways in. */
export function LandingPage() {
  const brand = useBrand()
  const headingRef = useFocusOnArrival<HTMLHeadingElement>()
  usePageTitle(brand)
  const user = useReturningUser()
  const navigate = useNavigate()
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
          <p className={classes.about}>
            Say what you feel, and learn how urgent it may be and what to do now. Keep your readings, results and papers
            in one place.
          </p>
          <div className={classes.ask}>
            <AskBox
              label="What is going on?"
              placeholder="For example: sore throat and fever since yesterday"
              button="Ask now"
              hint={
                user ? `The answer knows your record, ${user.firstName}.` : 'No account needed, and nothing is kept.'
              }
              onAsk={(words) => navigate(user ? PAGES.symptomChecker : PAGES.chat, withWords(words))}
            />
          </div>
        </div>
      </header>
      <div className={classes.ways}>
        <nav className={classes.doors} aria-label="Begin">
          {user ? (
            <DoorCard
              to={PAGES.home}
              title={`Go on as ${user.firstName}`}
              text="You are logged in on this device."
              main
            />
          ) : (
            <>
              <SignUpDoor />
              <DoorCard to={PAGES.login} title="Login" text="Go on where you left off." />
            </>
          )}
        </nav>
        <VoiceCommand />
      </div>
    </div>
  )
}

/** One door stands there in every case, so that nothing moves once the site has said who may come in. */
function SignUpDoor() {
  const policy = useSignUpPolicy()
  if (policy === 'invitation') return <DoorNote title="New here?" text="Open the link of your invitation." />
  if (policy === 'closed') return <DoorNote title="New here?" text="No new accounts can be made here." />
  return <DoorCard to={PAGES.signUp} title="Sign Up" text="New here? It takes three steps." main hidden={!policy} />
}
