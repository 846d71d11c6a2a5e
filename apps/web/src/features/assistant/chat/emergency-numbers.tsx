import type { EmergencyMessage } from '@salus/contract'
import { IconPhoneFilled } from '@tabler/icons-react'
import classes from './emergency-numbers.module.css'

/** In a conversation, before any word of the answer. */
export function EmergencyNumbers({ message }: { message: EmergencyMessage }) {
  return (
    <div role="alert" className={classes.alert}>
      <p className={classes.message}>{message.message}</p>
      <div className={classes.numbers}>
        {message.numbers.map(({ name, display, tel }) => (
          <a key={tel} href={`tel:${tel}`} className={classes.call}>
            <IconPhoneFilled size={20} aria-hidden />
            Call {display}
            <span className={classes.name}>{name}</span>
          </a>
        ))}
      </div>
    </div>
  )
}
