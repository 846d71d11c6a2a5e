import { Page } from '#web/ui/page.tsx'
import { ContactsSection } from './contacts-section.tsx'
import { GoogleSection } from './google-section.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { WelcomeSection } from './welcome-section.tsx'

/** Who can get in, how, and who is in now. */
export function SecurityPage() {
  return (
    <Page title="Sign-in and security" lead="How you log in, where you are logged in, and how to end it.">
      <ContactsSection />
      <PasskeysSection />
      <SecondFactorSection />
      <GoogleSection />
      <SessionsSection />
      <WelcomeSection />
    </Page>
  )
}
