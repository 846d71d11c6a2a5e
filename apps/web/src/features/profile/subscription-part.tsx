import { Button } from '@mantine/core'
import { PAGES, type Profile } from '@salus/contract'
import { Link } from 'react-router'
import { Part } from './part.tsx'
import classes from './profile.module.css'

const PLANS = { free: 'Free', basic: 'Basic', pro: 'Pro' }
const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

export function SubscriptionPart({ subscription: { plan, renewalDate } }: Pick<Profile, 'subscription'>) {
  return (
    <Part title="Subscription">
      <dl className={classes.facts}>
        <div>
          <dt>Plan</dt>
          <dd>{PLANS[plan]}</dd>
        </div>
        <div>
          <dt>Renews on</dt>
          <dd>{renewalDate ? DAY.format(new Date(renewalDate)) : 'It does not renew: it costs nothing.'}</dd>
        </div>
      </dl>
      <div className={classes.actions}>
        <Button component={Link} to={PAGES.pricing} variant="default">
          {plan === 'free' ? 'Upgrade' : 'Change plan'}
        </Button>
      </div>
    </Part>
  )
}
