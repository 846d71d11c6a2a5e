import { Button, TextInput } from '@mantine/core'
import { type HealthData, MESSAGES } from '@salus/contract'
import { type SubmitEvent, useState } from 'react'
import { ApiFailure } from '#web/api/failure.ts'
import { useRecordId } from '#web/api/session.ts'
import { Caution } from '#web/ui/caution.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import classes from './fetched-data.module.css'
import { readableTime } from './vital-words.ts'
import { fetchHealthData } from './vitals-requests.ts'
import { WhoseRecord } from './whose-record.tsx'

/** The latest of the four main values of one User ID, as the specification has it. */
export function FetchedData() {
  const ownId = useRecordId()
  const [typed, setTyped] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)
  const [problem, setProblem] = useState('')
  const [answer, setAnswer] = useState<{ message: string; data: HealthData } | null>(null)
  const [fetching, setFetching] = useState(false)
  const userId = (typed ?? ownId).trim()

  async function fetchData(event: SubmitEvent) {
    event.preventDefault()
    setProblem('')
    setMissing(userId === '')
    if (userId === '' || fetching) return
    setFetching(true)
    try {
      setAnswer(await fetchHealthData(userId))
    } catch (error) {
      setAnswer(null)
      setProblem(sentenceOf(error))
    }
    setFetching(false)
  }

  return (
    <WhoseRecord>
      <form className={classes.form} onSubmit={(event) => void fetchData(event)} noValidate>
        <TextInput
          name="user_id"
          label="User ID"
          autoComplete="off"
          className={classes.id ?? ''}
          value={typed ?? ownId}
          error={missing && <FieldError>{MESSAGES.vitals.userIdRequired}</FieldError>}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setMissing(false)
          }}
        />
        <Button type="submit" disabled={fetching} className={classes.fetch ?? ''}>
          {fetching ? 'Processing...' : 'Fetch'}
        </Button>
      </form>
      <div role="alert" className={classes.alert}>
        {problem && <Caution>{problem}</Caution>}
      </div>
      {answer?.message && <p role="status">{answer.message}</p>}
      {answer && (
        <table className={classes.table}>
          <tbody>
            {Object.entries(answer.data).map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name.replaceAll('_', ' ')}</th>
                <td className="figures">{shown(name, value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </WhoseRecord>
  )
}

function shown(name: string, value: string | number | null) {
  if (value === null) return '–'
  return name === 'last_updated' ? <time dateTime={String(value)}>{readableTime(String(value))}</time> : String(value)
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiFailure)) return MESSAGES.vitals.fetchFailed
  // Pages that are served without an API behind them: whoever hosts them has to say where it is.
  if (error.code === 'bad_answer' && error.status < 500) return MESSAGES.vitals.configurationMissing
  if (error.status >= 500) return MESSAGES.vitals.serverError
  return error.status === 0 ? MESSAGES.vitals.fetchFailed : error.message
}
