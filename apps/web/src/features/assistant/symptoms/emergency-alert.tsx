import type { EmergencyMessage } from '@salus/contract'
import { IconPhoneFilled, IconUrgent } from '@tabler/icons-react'
import type { Ref } from 'react'
import { useAnswerWords } from './answer-words-context.ts'
import classes from './emergency-alert.module.css'

interface EmergencyAlertProps {
  message: EmergencyMessage
  /** One sentence: what to do. */
  headline: string
  alertRef: Ref<HTMLDivElement>
}

/** Before anything else: what to do, and the numbers to call. The only red of the product. */
export function EmergencyAlert({ message, headline, alertRef }: EmergencyAlertProps) {
  const words = useAnswerWords()
  return (
    <div ref={alertRef} role="alert" tabIndex={-1} className={classes.alert}>
      <p className={classes.level}>
        <IconUrgent size={26} stroke={1.75} aria-hidden />
        {words.level.emergency}
      </p>
      <h2 className={classes.headline}>{headline}</h2>
      <div className={classes.numbers}>
        {message.numbers.map(({ name, display, tel }) => (
          <a key={tel} href={`tel:${tel}`} className={classes.call}>
            <IconPhoneFilled size={24} aria-hidden />
            <span>
              <span className={classes.number}>{words.call(display)}</span>
              <span className={classes.name}>{name}</span>
            </span>
          </a>
        ))}
      </div>
      <p className={classes.message}>{message.message}</p>
    </div>
  )
}
