import type { LabResult } from '@salus/contract'
import { FlagMark } from './flag-mark.tsx'
import classes from './result-list.module.css'
import { valueText } from './result-words.ts'

interface ResultItemProps {
  result: LabResult
  name: string
  /** What sets it apart from the others of the list. */
  aside: string
  onOpen: (id: string) => void
}

/** One result, which opens its proof. */
export function ResultItem({ result, name, aside, onOpen }: ResultItemProps) {
  return (
    <li>
      <button type="button" className={classes.item} onClick={() => onOpen(result.id)}>
        <span className={classes.name}>{name}</span>
        <span className={classes.value}>{valueText(result)}</span>
        <span className={classes.range}>
          {result.range ? `Lab’s range ${result.range.text}` : 'No range printed'}
          <FlagMark flag={result.flag} />
        </span>
        <span className={classes.when}>{aside}</span>
      </button>
    </li>
  )
}
