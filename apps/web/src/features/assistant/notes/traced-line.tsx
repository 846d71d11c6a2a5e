import type { SummaryLine } from '@salus/contract'
import type { ReactNode } from 'react'
import classes from './note-summary-view.module.css'

interface TracedLineProps {
  line: SummaryLine
  isChosen: boolean
  /** Null: chosen no more. */
  onChoose: (line: SummaryLine | null) => void
  /** What is said of a line that rests on no words of the text. */
  untied?: string
  /** After the words. */
  children?: ReactNode
}

/** A line that, when it is chosen, shows the words it was made from. */
export function TracedLine({ line, isChosen, onChoose, untied, children }: TracedLineProps) {
  // A model's line that rests on no words of the text.
  if (line.spans.length === 0) {
    return (
      <li className={classes.line}>
        {line.text}
        {untied && <span className={classes.tag}>{untied}</span>}
      </li>
    )
  }
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
