import type { Installation } from '@salus/contract'
import classes from './admin-page.module.css'
import { Part } from './part.tsx'

/** What is configured. The server has masked what is secret. */
export function Providers({ configuration }: { configuration: Installation['configuration'] }) {
  return (
    <Part title="Configuration">
      <ul className={classes.list}>
        {configuration.map(({ name, isOn, detail, secret }) => (
          <li key={name} className={classes.provider}>
            <div>
              <strong>{name}</strong>
              <small>
                {isOn ? detail : `Turn on with ${detail}`}
                {secret && <span className={classes.secret}>Secret: {secret}</span>}
              </small>
            </div>
            <span className={classes.state}>{isOn ? 'On' : 'Off'}</span>
          </li>
        ))}
      </ul>
    </Part>
  )
}
