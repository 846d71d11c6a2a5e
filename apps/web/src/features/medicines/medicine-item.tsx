import { type Medicine, medicinePath, type PlannedDose, type SupplyState } from '@salus/contract'
import { IconAlertTriangle, IconChevronRight, IconStar } from '@tabler/icons-react'
import { Link } from 'react-router'
import { doseTimeText } from './dose-words.ts'
import classes from './medicine-item.module.css'
import { statusText, strengthText } from './medicine-words.ts'
import { scheduleText } from './schedule-words.ts'
import { leftText, needsAttention } from './supply-words.ts'

interface MedicineItemProps {
  medicine: Medicine
  next: PlannedDose | undefined
  supply: SupplyState | undefined
  /** Warnings that are open. */
  warnings: number
  today: string
}

/** One medicine of the list: why, how, the next dose, and what needs a look. */
export function MedicineItem({ medicine, next, supply, warnings, today }: MedicineItemProps) {
  const { id, name, reason, directions, schedule, status, important } = medicine
  const how = schedule ? scheduleText(schedule) : directions
  return (
    <li className={classes.item}>
      <Link to={medicinePath(id)} className={classes.link}>
        <span className={classes.name}>
          {name} <span className={classes.about}>{strengthText(medicine)}</span>
          {important && <IconStar className={classes.sign} size={16} aria-label="Important" role="img" />}
        </span>
        <span className={classes.words}>
          {reason && <span>For {reason}</span>}
          {how && <span>{how}</span>}
          {status !== 'active' && <span>{statusText(medicine)}</span>}
          {status === 'active' && next && (
            <span>
              {next.state === 'due' || next.state === 'late' ? 'Due since' : 'Next'}: {doseTimeText(next, today)}
            </span>
          )}
          {status !== 'stopped' && supply && (
            <span className={needsAttention(supply) ? classes.alert : undefined}>
              {leftText(supply, schedule?.unit, today)}
            </span>
          )}
          {warnings > 0 && (
            <span className={classes.alert}>
              <IconAlertTriangle size={16} aria-hidden /> {warnings === 1 ? '1 warning' : `${warnings} warnings`}
            </span>
          )}
        </span>
        <IconChevronRight className={classes.arrow} size={20} stroke={1.6} aria-hidden />
      </Link>
    </li>
  )
}
