import type { ReadingAdvice } from '@salus/contract'
import { useRef } from 'react'
import { EmergencyAlert } from '#web/features/assistant/symptoms/emergency-alert.tsx'
import { UrgencyBand } from '#web/features/assistant/symptoms/urgency-band.tsx'
import { ofWhom } from '#web/ui/of-whom.ts'
import { SpeaksTo } from '#web/ui/speaks-to.tsx'
import classes from './reading-advice.module.css'

/** What readings may mean and what to do, the most urgent first, shown as the symptom checker shows it. */
export function ReadingAdvices({ advice }: { advice: readonly ReadingAdvice[] }) {
  return advice.map((each) => <OneAdvice key={each.measure} advice={each} />)
}

function OneAdvice({ advice }: { advice: ReadingAdvice }) {
  const { urgency, headline, meaning, steps, callIf, emergency, source, used = [] } = advice
  const ref = useRef<HTMLDivElement>(null)
  const isEmergency = urgency === 'emergency' && emergency !== null
  return (
    <article className={classes.advice}>
      {isEmergency ? (
        <EmergencyAlert message={emergency} headline={headline} alertRef={ref} />
      ) : (
        <UrgencyBand urgency={urgency} headline={headline} reasons={[meaning]} bandRef={ref} />
      )}
      <SpeaksTo />
      <h3 className={classes.title}>What to do now</h3>
      <ul className={classes.list}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      {emergency && callIf.length > 0 && (
        <>
          <h3 className={classes.title}>
            Call{' '}
            {emergency.numbers.map(({ tel, display }, index) => (
              <span key={tel}>
                {index > 0 && ' or '}
                <a href={`tel:${tel}`}>{display}</a>
              </span>
            ))}{' '}
            at once with any of these
          </h3>
          <ul className={classes.list}>
            {callIf.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
        </>
      )}
      <p className={classes.source}>
        From rules, not from a diagnosis. Source: {source}.{' '}
        {used.length > 0 && ofWhom(`Used from {your} record: ${used.join(', ')}. `)}It does not replace professional
        advice.
      </p>
    </article>
  )
}
