import type { SummaryLine } from '@salus/contract'
import type { ReactNode } from 'react'
import classes from './note-summary-view.module.css'

interface TracedLineProps {
  line: SummaryLine
  isChosen: boolean
  /** Null: chosen no more. */
  onChoose: (line: SummaryLine | null) => void
  /** After the words. */
  children?: ReactNode
}

/** A line that, when it is chosen, shows the words it was made from. */
export function TracedLine({ line, isChosen, onChoose, children }: TracedLineProps) {
  return (
    <li>
      <button
        type="button"
        className={classes.line}
        aria-pressed={isChosen}
        onClick={() => onChoose(isChosen ? null : line)}
      >
        {line.text}
        {children}
      </button>
    </li>
  )
}
