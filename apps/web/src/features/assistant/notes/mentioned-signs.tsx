import type { NoteSummary, SummaryLine } from '@salus/contract'
import { Fragment, type ReactNode } from 'react'
import { Caution } from '#web/ui/caution.tsx'
import classes from './note-summary-view.module.css'
import { IF_NOW, MENTIONED } from './summary-text.ts'

interface MentionedSignsProps {
  mentioned: NonNullable<NoteSummary['mentioned']>
  renderLine: (line: SummaryLine) => ReactNode
}

/** Tells calmly of an emergency at a past visit: its reader is not in danger now. */
export function MentionedSigns({ mentioned, renderLine }: MentionedSignsProps) {
  return (
    <Caution>
      <p>{MENTIONED}</p>
      <ul className={classes.lines}>{mentioned.signs.map(renderLine)}</ul>
      <p>
        {IF_NOW}{' '}
        {mentioned.numbers.map(({ display, tel }, index) => (
          <Fragment key={tel}>
            {index > 0 && ' or '}
            <a href={`tel:${tel}`}>{display}</a>
          </Fragment>
        ))}
        .
      </p>
    </Caution>
  )
}
