import { Button } from '@mantine/core'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import { notifyInfo } from '#web/ui/notify.ts'
import classes from './plan-card.module.css'
import type { Plan } from './plans.ts'

export function PlanCard({ plan }: { plan: Plan }) {
  const free = plan.price === 0
  return (
    <article className={classes.card} aria-labelledby={`plan-${plan.id}`}>
      <h2 id={`plan-${plan.id}`} className={classes.name}>
        {plan.name}
      </h2>
      <p className={classes.description}>{plan.description}</p>
      <p className={`${classes.price} figures`}>
        <span className={classes.amount}>{free ? '$0' : `$${plan.price.toFixed(2)}`}</span>
        {!free && <span className={classes.period}>/month</span>}
      </p>
      <ul className={classes.features}>
        {plan.features.map((feature) => (
          <Feature key={feature} text={feature} />
        ))}
      </ul>
      <Button
        variant="default"
        fullWidth
        aria-describedby={`plan-${plan.id}`}
        onClick={() => notifyInfo(free ? 'This plan is free' : 'Subscription not available')}
      >
        {free ? 'Use for free' : 'Subscribe'}
      </Button>
    </article>
  )
}

function Feature({ text }: { text: string }) {
  const Sign = text.startsWith('No ') ? IconMinus : IconCheck
  return (
    <li className={classes.feature}>
      <Sign size={20} stroke={1.75} aria-hidden />
      {text}
    </li>
  )
}
