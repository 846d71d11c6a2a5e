import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './meter.module.css'

const NEAR = 0.8

/** From this share on a limit is near, and said so. */
export const isNearLimit = (used: number, limit: number) => used >= limit * NEAR

interface MeterProps {
  /** What is measured, for those who hear it. */
  label: string
  used: number
  limit: number
  /** The reading in words; `left` is added when the limit is near. */
  text: string
  left: string
  isFull: boolean
  /** Under a full meter: what now. */
  whenFull: ReactNode
}

/** How much of a limit is used: a quiet line that speaks up before the limit bites. */
export function Meter({ label, used, limit, text, left, isFull, whenFull }: MeterProps) {
  const isNear = isFull || isNearLimit(used, limit)
  const reading = isNear && !isFull ? `${text}, ${left}` : text
  return (
    <div className={classes.meter} data-near={isNear || undefined}>
      <p className={classes.text}>
        {isNear && <IconAlertTriangle className={classes.sign} size={16} stroke={2} aria-hidden />}
        {reading}
      </p>
      <meter
        className={classes.bar}
        aria-label={label}
        aria-valuetext={reading}
        min={0}
        max={limit}
        value={Math.min(used, limit)}
      />
      {isFull && <p className={classes.note}>{whenFull}</p>}
    </div>
  )
}

/** The place of a meter that is not known, or not yet: as high as one. */
export function MeterPlace({ children }: { children?: ReactNode }) {
  return (
    <div className={classes.meter}>
      <p className={classes.text}>{children}</p>
    </div>
  )
}
