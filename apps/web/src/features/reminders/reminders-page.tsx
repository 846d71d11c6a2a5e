import { Checkbox } from '@mantine/core'
import { PAGES, type ReminderSettings, type Reminders } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { hereTimeZone } from '#web/api/browser-settings.ts'
import { Caution } from '#web/ui/caution.tsx'
import { Entry, EntryList } from '#web/ui/entry-list.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { ofWhom } from '#web/ui/of-whom.ts'
import { Page } from '#web/ui/page.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { AddressPart } from './address-part.tsx'
import { CalendarPart } from './calendar-part.tsx'
import { DeliveriesPart } from './deliveries-part.tsx'
import { DevicesPart } from './devices-part.tsx'
import { type Helper, HelperPart } from './helper-part.tsx'
import { MannerPart } from './manner-part.tsx'
import classes from './reminders.module.css'
import { remindersQuery } from './reminders-requests.ts'
import { TestButton } from './test-button.tsx'
import { useChoices } from './use-choices.ts'

const USUAL: ReminderSettings = {
  isOn: false,
  timeZone: 'UTC',
  showsNames: false,
  tellsSupply: false,
  tellsVisits: false,
  againAfter: null,
  quiet: null,
  email: false,
  webhook: null,
  helper: null,
}

interface RemindersPageProps {
  /** Who may see the medicines. */
  helpers: readonly Helper[] | undefined
  /** Why that is not known. */
  helpersProblem: string | null
  onHelpersRetry: () => void
  /** Each medicine, and whether it is important. */
  important: ReactNode
}

/** Where, when and how somebody is reminded of their medicines. */
export function RemindersPage(props: RemindersPageProps) {
  const reminders = useQuery(remindersQuery)
  return (
    <Page title="Reminders" lead="I tell you when a medicine is due. Each choice is kept at once.">
      {reminders.isPending && (
        <div role="status" aria-label="Loading">
          <ListSkeleton rows={5} />
        </div>
      )}
      {reminders.isError && (
        <LoadProblem
          message={reminders.error.message}
          retrying={reminders.isFetching}
          onRetry={() => void reminders.refetch()}
        />
      )}
      {reminders.data && <Choices reminders={reminders.data} {...props} />}
      <p>
        <Link to={PAGES.medicines}>All medicines</Link>
      </p>
    </Page>
  )
}

function Choices({
  reminders,
  helpers,
  helpersProblem,
  onHelpersRetry,
  important,
}: RemindersPageProps & { reminders: Reminders }) {
  const settings = reminders.settings ?? { ...USUAL, timeZone: hereTimeZone() }
  const { shown, keep, change } = useChoices(settings)
  const { devices, hasFeed, canMail, deliveries } = reminders
  const hasChannel = devices.length > 0 || shown.webhook !== null || (shown.email && canMail)
  return (
    <>
      <Checkbox
        className={classes.switch ?? ''}
        color="var(--primary)"
        label={ofWhom('Remind me of {your} medicines')}
        checked={shown.isOn}
        onChange={(event) => change({ isOn: event.currentTarget.checked })}
      />
      {shown.isOn && !hasChannel && !hasFeed && (
        <div className={classes.none}>
          <Caution>There is no way to reach you yet. Choose one below.</Caution>
        </div>
      )}
      <PageSection title="How I reach you">
        <DevicesPart reminders={reminders} onAdded={() => keep({ isOn: true })} />
        <EntryList>
          <Entry
            name={
              <Checkbox
                color="var(--primary)"
                label="E-mail"
                checked={shown.email}
                disabled={!canMail && !shown.email}
                onChange={(event) =>
                  change({ email: event.currentTarget.checked, isOn: shown.isOn || event.currentTarget.checked })
                }
              />
            }
            about={
              <p>
                {canMail
                  ? 'To the address that you log in with. It may be a minute late.'
                  : 'Not possible: you have no e-mail address here, or this server sends no mail.'}
              </p>
            }
            actions={canMail && shown.email && <TestButton ask={{ channel: 'email' }} of="E-mail" />}
          />
        </EntryList>
        <CalendarPart hasFeed={hasFeed} prepare={async () => reminders.settings ?? keep()} />
        <AddressPart
          webhook={shown.webhook}
          onKeep={(webhook) => keep({ webhook, isOn: shown.isOn || webhook !== null })}
        />
      </PageSection>
      <PageSection title="What reminders say, and when">
        <MannerPart settings={shown} onChange={change} />
      </PageSection>
      <PageSection title="Important medicines">{important}</PageSection>
      <PageSection title="When an important dose is missed">
        <HelperPart
          helpers={helpers}
          problem={helpersProblem}
          onRetry={onHelpersRetry}
          helper={shown.helper}
          onChange={(helper) => change({ helper })}
        />
      </PageSection>
      <PageSection title="What was sent">
        <DeliveriesPart deliveries={deliveries} />
      </PageSection>
    </>
  )
}
