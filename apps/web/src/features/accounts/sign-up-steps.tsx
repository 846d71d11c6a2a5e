import { IconCheck } from '@tabler/icons-react'
import classes from './sign-up-steps.module.css'
import type { SignUpStep } from './use-sign-up.ts'

const STEPS = [
  { id: 'form', name: 'Your details' },
  { id: 'code', name: 'Your code' },
  { id: 'done', name: 'Done' },
] as const

/** Where one is of the steps. */
export function SignUpSteps({ current, needsCode }: { current: SignUpStep; needsCode: boolean }) {
  const steps = STEPS.filter(({ id }) => needsCode || id !== 'code')
  const at = steps.findIndex(({ id }) => id === current)
  return (
    <ol className={classes.steps} aria-label="Steps">
      {steps.map(({ id, name }, index) => {
        const done = index < at || current === 'done'
        return (
          <li
            key={id}
            className={classes.step}
            data-done={done || undefined}
            aria-current={id === current ? 'step' : undefined}
          >
            <span className={classes.number} aria-hidden>
              {done ? <IconCheck size={18} stroke={2.2} /> : index + 1}
            </span>
            {name}
            {done && <span className="visually-hidden"> (finished)</span>}
          </li>
        )
      })}
    </ol>
  )
}
