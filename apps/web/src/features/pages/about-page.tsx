import { ManDoctor } from '#web/illustrations/man-doctor.tsx'
import { WomanDoctor } from '#web/illustrations/woman-doctor.tsx'
import { Page } from '#web/ui/page.tsx'
import classes from './about-page.module.css'
import { Brand } from './site-words.tsx'

export function AboutPage() {
  return (
    <Page title="About" width="wide">
      <div className={classes.columns}>
        <p className={classes.paragraph}>
          <Brand /> is a personal AI health assistant for you and your family. Describe in your own words how you feel,
          and it tells you how urgent it may be, what could be behind it and why, what you can do now, and when to see
          someone. It looks for the signs of an emergency before anything else, says what each answer is based on, and
          never sounds surer than it is. Your records stay sealed on the machine that runs <Brand />, and its answers
          need no network. It does not replace your doctor: it helps you to know when you need one, and what to say when
          you are there.
        </p>
        <div className={classes.doctors}>
          <WomanDoctor />
          <ManDoctor />
        </div>
      </div>
    </Page>
  )
}
