import type { HealthState, Installation } from '@salus/contract'
import { type Icon, IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconCircleMinus } from '@tabler/icons-react'
import classes from './admin-page.module.css'
import { Part } from './part.tsx'

const SIGNS: Record<HealthState, { word: string; icon: Icon }> = {
  works: { word: 'Works', icon: IconCircleCheck },
  look: { word: 'Needs a look', icon: IconAlertTriangle },
  off: { word: 'Off', icon: IconCircleMinus },
  waits: { word: 'Not yet', icon: IconCircleDashed },
}

/** Each part of the installation, with its state as a sign and in words. */
export function Health({ parts }: { parts: Installation['health'] }) {
  return (
    <Part title="Health">
      <ul className={classes.list}>
        {parts.map(({ part, state, detail }) => {
          const { word, icon: Sign } = SIGNS[state]
          return (
            <li key={part} className={classes.health} data-state={state}>
              <Sign size={22} stroke={1.75} aria-hidden />
              <div>
                <strong>{part}</strong>
                <small>{detail}</small>
              </div>
              <span className={classes.state}>{word}</span>
            </li>
          )
        })}
      </ul>
    </Part>
  )
}
