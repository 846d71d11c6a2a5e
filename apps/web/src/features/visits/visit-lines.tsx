import { Button } from '@mantine/core'
import { MOST_VISIT_LINES } from '@salus/contract'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import classes from './visits.module.css'

interface VisitLinesProps<Line> {
  /** "question" */
  thing: string
  lines: readonly Line[]
  empty: Line
  onChange: (lines: Line[]) => void
  /** The fields of one line. */
  children: (line: Line, at: number, change: (changed: Partial<Line>) => void) => ReactNode
}

/** Lines of a form that one adds to and takes from. */
export function VisitLines<Line extends object>({ thing, lines, empty, onChange, children }: VisitLinesProps<Line>) {
  return (
    <>
      <ul className={classes.lines}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own, and they are not sorted.
          <li key={at}>
            <div className={classes.fields}>
              {children(line, at, (changed) => onChange(lines.with(at, { ...line, ...changed })))}
            </div>
            <IconButton label={`Remove ${thing} ${at + 1}`} onClick={() => onChange(lines.toSpliced(at, 1))}>
              <IconX size={18} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {lines.length < MOST_VISIT_LINES && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => onChange([...lines, empty])}
          >
            {lines.length === 0 ? `Add a ${thing}` : `Another ${thing}`}
          </Button>
        </div>
      )}
    </>
  )
}
