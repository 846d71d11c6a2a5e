import { CountryField } from '#web/features/accounts/country-field.tsx'
import { MobileField } from '#web/features/accounts/mobile-field.tsx'
import { hereRegion } from '#web/features/assistant/likely-region.ts'
import { ProfilePage } from '#web/features/profile/profile-page.tsx'

const FIELDS = { Country: CountryField, Mobile: MobileField }

/** The profile, with the fields that it shares with the sign-up. */
export function Profile() {
  return <ProfilePage region={hereRegion()} fields={FIELDS} />
}
