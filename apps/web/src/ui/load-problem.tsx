import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { Caution } from './caution.tsx'
import classes from './state.module.css'

interface LoadProblemProps {
  /** What could not be shown, as a sentence. */
  message: string
  onRetry: () => void
  retrying?: boolean
}

/** Something could not be loaded: what, and another try. */
export function LoadProblem({ message, onRetry, retrying = false }: LoadProblemProps) {
  return (
    <div className={classes.problem} role="alert">
      <Caution>{message}</Caution>
      <Button
        variant="default"
        loading={retrying}
        leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden />}
        onClick={onRetry}
      >
        Try again
      </Button>
    </div>
  )
}
