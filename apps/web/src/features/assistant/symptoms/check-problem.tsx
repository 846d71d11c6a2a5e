import { Button } from '@mantine/core'
import { emergencyNumbers, MESSAGES, type Region } from '@salus/contract'
import { IconRefresh } from '@tabler/icons-react'
import { ApiFailure } from '#web/api/client.ts'
import { Caution } from '#web/ui/caution.tsx'
import classes from '../assistant-layout.module.css'
import { isQuotaUsed } from '../failed-sentence.ts'

interface CheckProblemProps {
  error: Error
  region: Region
  onRetry: () => void
}

/** It could not be analysed: that nothing is lost, why as far as it is known, and another try. */
export function CheckProblem({ error, region, onRetry }: CheckProblemProps) {
  return (
    <div role="alert" className={classes.problem}>
      <Caution>
        {!isQuotaUsed(error) && <p className={classes.failed}>{MESSAGES.assistant.failed}</p>}
        {error instanceof ApiFailure && <p className={classes.reason}>{error.message}</p>}
      </Caution>
      <Button variant="default" leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden />} onClick={onRetry}>
        Try again
      </Button>
      <p className={classes.reason}>
        If it may be an emergency, do not wait for this page: call{' '}
        {emergencyNumbers('ambulance', region).map(({ tel, display }, index) => (
          <span key={tel}>
            {index > 0 && ' or '}
            <a href={`tel:${tel}`}>{display}</a>
          </span>
        ))}
        .
      </p>
    </div>
  )
}
