import { Button } from '@mantine/core'
import { Unlock } from '#web/reader/unlock.tsx'
import { Caution } from '#web/ui/caution.tsx'
import type { Review } from './review.ts'
import classes from './review-view.module.css'

interface StillDrawnProps {
  review: Review
  /** Undefined goes on without the pictures. */
  onUnlock: (password: string | undefined) => void
}

/** What of the pictures is still to come, and what they wait for. */
export function StillDrawn({ review: { pages, locked }, onUnlock }: StillDrawnProps) {
  const count = pages.filter(({ undrawn }) => undrawn !== undefined).length
  if (count === 0) return null
  const subject = count === 1 ? 'The picture of one page is' : `The pictures of ${count} pages are`
  if (!locked) {
    return <p className={classes.lead}>{subject} still being drawn. You can go on meanwhile.</p>
  }
  return (
    <div className={classes.locked}>
      <Caution>
        {subject} still to be drawn, and the PDF is protected by a password, which is kept nowhere. Please enter it
        again.
        <Unlock wasWrong={locked === 'wrong'} onPassword={onUnlock} />
        <Button className={classes.without ?? ''} variant="default" onClick={() => onUnlock(undefined)}>
          Go on without pictures
        </Button>
      </Caution>
    </div>
  )
}
