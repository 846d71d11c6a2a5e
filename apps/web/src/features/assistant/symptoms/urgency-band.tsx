import type { Outcome } from '@salus/contract'
import {
  IconCalendarHeart,
  IconClockExclamation,
  IconHomeHeart,
  IconMessageQuestion,
  IconUrgent,
} from '@tabler/icons-react'
import type { Ref } from 'react'
import { useAnswerWords } from './answer-words-context.ts'
import classes from './urgency-band.module.css'

interface UrgencyBandProps {
  urgency: Outcome
  /** What to do. */
  headline: string
  /** Why. */
  reasons: readonly string[]
  bandRef: Ref<HTMLDivElement>
}

const ICONS = {
  emergency: IconUrgent,
  urgent: IconClockExclamation,
  routine: IconCalendarHeart,
  self_care: IconHomeHeart,
  unclear: IconMessageQuestion,
}

/** The loudest thing on a result: a sign, a name, a colour, and what to do before why. */
export function UrgencyBand({ urgency, headline, reasons, bandRef }: UrgencyBandProps) {
  const Icon = ICONS[urgency]
  return (
    <div ref={bandRef} tabIndex={-1} className={classes.band} data-urgency={urgency}>
      <Icon className={classes.sign} size={40} stroke={1.5} aria-hidden />
      <div>
        <p className={classes.level}>{useAnswerWords().level[urgency]}</p>
        <h2 className={classes.headline}>{headline}</h2>
        {reasons.map((reason) => (
          <p key={reason} className={classes.reason}>
            {reason}
          </p>
        ))}
      </div>
    </div>
  )
}
