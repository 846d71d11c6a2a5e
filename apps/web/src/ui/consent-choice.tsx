import { Button } from '@mantine/core'
import classes from './consent-choice.module.css'

interface ConsentChoiceProps {
  given: boolean
  onAccept: () => void
  onWithdraw: () => void
}

/** Whether cookies were accepted, and the other choice: taking back is as easy as giving. */
export function ConsentChoice({ given, onAccept, onWithdraw }: ConsentChoiceProps) {
  return (
    <div className={classes.choice}>
      <p role="status">{given ? 'You have accepted cookies.' : 'You have not accepted cookies.'}</p>
      <Button variant="default" onClick={given ? onWithdraw : onAccept}>
        {given ? 'Withdraw consent' : 'Accept cookies'}
      </Button>
    </div>
  )
}
