import { Button } from '@mantine/core'
import type { ListedPlan } from '@salus/contract'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import { useId } from 'react'
import { readableMoney } from './money.ts'
import classes from './plan-card.module.css'

interface PlanCardProps {
  plan: ListedPlan
  /** The plan that the person has; nothing is known of a visitor's. */
  isOwn: boolean
  /** Whoever has a paid plan changes it. */
  isChange: boolean
  isStarting: boolean
  heading?: 'h2' | 'h3'
  onChoose: () => void
}

export function PlanCard({ plan, isOwn, isChange, isStarting, heading: Heading = 'h2', onChoose }: PlanCardProps) {
  const nameId = useId()
  const isFree = plan.id === 'free'
  const label = isFree ? 'Use for free' : isChange ? `Change to ${plan.name}` : 'Subscribe'
  return (
    <article className={classes.card} aria-labelledby={nameId}>
      <Heading id={nameId} className={classes.name}>
        {plan.name}
      </Heading>
      <p className={classes.description}>{plan.description}</p>
      <p className={`${classes.price} figures`}>
        {plan.price ? (
          <>
            <span className={classes.amount}>{readableMoney(plan.price)}</span>
            {!isFree && <span className={classes.period}>/month</span>}
          </>
        ) : (
          <span className={classes.period}>The price cannot be shown now.</span>
        )}
      </p>
      <ul className={classes.features}>
        {plan.features.map((feature) => (
          <Feature key={feature} text={feature} />
        ))}
      </ul>
      {isOwn && !isFree ? (
        <p className={classes.own}>
          <IconCheck size={20} stroke={1.75} aria-hidden />
          Your plan
        </p>
      ) : (
        <Button variant="default" fullWidth aria-describedby={nameId} loading={isStarting} onClick={onChoose}>
          {label}
        </Button>
      )}
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
