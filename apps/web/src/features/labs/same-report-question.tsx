import { Button } from '@mantine/core'
import { Caution } from '#web/ui/caution.tsx'
import { type Review, titleOf } from './review.ts'
import classes from './same-report-question.module.css'

interface SameReportQuestionProps {
  /** Photos that came after this report, one after the other. */
  photos: readonly Review[]
  onJoin: (photos: readonly Review[]) => void
  onSeparate: (photo: Review) => void
}

/** Whether the next photo is a page of this report, or another one: nobody but the person can tell. */
export function SameReportQuestion({ photos, onJoin, onSeparate }: SameReportQuestionProps) {
  const [next] = photos
  if (!next) return null
  const name = titleOf(next)
  return (
    <fieldset className={classes.question} data-same-report>
      <legend className={classes.legend}>Another photo was read</legend>
      <Caution>
        Is “{name}” a page of this report, or another report?
        {photos.length > 1 && ` ${photos.length - 1} more came after it.`}
      </Caution>
      <div className={classes.answers}>
        <Button variant="default" onClick={() => onJoin([next])}>
          A page of this report
        </Button>
        {photos.length > 1 && (
          <Button variant="default" onClick={() => onJoin(photos)}>
            All {photos.length} are pages of it
          </Button>
        )}
        <Button variant="default" onClick={() => onSeparate(next)}>
          Another report
        </Button>
      </div>
    </fieldset>
  )
}
