import type { LabResult } from '@salus/contract'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import classes from './flag-mark.module.css'
import { flagText, isOutside } from './result-words.ts'

/** What the range or the lab's own mark says, in words; the arrow and the colour only repeat it. */
export function FlagMark({ flag }: Pick<LabResult, 'flag'> | { flag?: LabResult['flag'] }) {
  if (!flag) return null
  return (
    <span className={classes.flag} data-outside={isOutside(flag) || undefined}>
      {flag === 'high' && <IconArrowUp size={16} stroke={2} aria-hidden />}
      {flag === 'low' && <IconArrowDown size={16} stroke={2} aria-hidden />}
      {flagText(flag)}
    </span>
  )
}
