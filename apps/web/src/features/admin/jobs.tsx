import { Button } from '@mantine/core'
import { API, type Installation, type JobName } from '@salus/contract'
import { useMutation } from '@tanstack/react-query'
import { send } from '#web/api/client.ts'
import { Caution } from '#web/ui/caution.tsx'
import classes from './admin-page.module.css'
import { Part } from './part.tsx'
import { count, duration, MOMENT } from './words.ts'

const NAMES: Readonly<Record<string, string>> = {
  backup: 'Daily backup',
  'check-medicines': 'Testing the check of medicines',
  'clean-up': 'Cleaning up',
  import: 'Imports',
  message: 'Messages',
  payments: 'Comparing plans with the payment service',
  reminder: 'Reminders for medicines',
  'seal-earlier': 'Sealing what earlier versions left open',
}
const nameOf = (kind: string) => NAMES[kind] ?? kind

const retry = (job: JobName) => send(API.retryJob, { method: 'POST', body: job })

interface JobsProps {
  jobs: Installation['jobs']
  deadJobs: Installation['deadJobs']
  /** A job is tried again: how the installation does is to be asked anew. */
  onRetried: () => void
}

/** Shows the jobs of all servers, and those that gave up. */
export function Jobs({ jobs, deadJobs, onRetried }: JobsProps) {
  const retrying = useMutation({ mutationFn: retry, onSuccess: onRetried })
  return (
    <Part title="Background jobs" note="Over all servers.">
      {jobs.length === 0 && <p>Nothing is waiting.</p>}
      <ul className={classes.list}>
        {jobs.map((job) => (
          <li key={job.kind}>
            <div>
              <strong>{nameOf(job.kind)}</strong>
              <small>{numbersOf(job)}</small>
              <small>{pastOf(job)}</small>
            </div>
          </li>
        ))}
      </ul>
      {deadJobs.length > 0 && (
        <>
          <h3>Gave up</h3>
          <div role="alert">{retrying.isError && <Caution>{retrying.error.message}</Caution>}</div>
          <ul className={classes.list}>
            {deadJobs.map(({ kind, key, diedAt, code, tries }) => (
              <li key={`${kind} ${key}`} className={classes.provider}>
                <div>
                  <strong>{nameOf(kind)}</strong>
                  <small>
                    {code} after {count(tries)} {tries === 1 ? 'try' : 'tries'}, {MOMENT.format(new Date(diedAt))}
                  </small>
                  {key && <small className={classes.id}>{key}</small>}
                </div>
                <Button
                  variant="default"
                  size="xs"
                  loading={retrying.isPending && retrying.variables.key === key && retrying.variables.kind === kind}
                  aria-label={`Try again: ${nameOf(kind)} ${key}`}
                  onClick={() => retrying.mutate({ kind, key })}
                >
                  Try again
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Part>
  )
}

function numbersOf({ waiting, running, failing, dead, lagMs }: Installation['jobs'][number]): string {
  const facts = [`${count(waiting)} waiting`, `${count(running)} running`]
  if (failing > 0) facts.push(`${count(failing)} to be tried again`)
  if (dead > 0) facts.push(`${count(dead)} gave up`)
  if (lagMs >= 1_000) facts.push(`${duration(lagMs)} late`)
  return facts.join(', ')
}

function pastOf({ lastDoneAt, lastFailedAt, lastFailedCode }: Installation['jobs'][number]): string {
  const facts = [lastDoneAt ? `Last done ${MOMENT.format(new Date(lastDoneAt))}` : null]
  if (lastFailedAt) facts.push(`Failed ${MOMENT.format(new Date(lastFailedAt))} (${lastFailedCode})`)
  return facts.filter((fact) => fact !== null).join('. ') || 'Not run yet'
}
