import { Button, Textarea, TextInput } from '@mantine/core'
import { NOTE_LENGTH, type ReadingAdvice, type Region, VITAL_NAMES, type VitalName } from '@salus/contract'
import { IconChevronRight } from '@tabler/icons-react'
import { type ComponentType, type SubmitEvent, useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { Caution } from '#web/ui/caution.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { Page } from '#web/ui/page.tsx'
import { FIRST_FIELDS, MORE_FIELDS, unitOf } from './submission-draft.ts'
import classes from './submit-page.module.css'
import { SubmittedReadings } from './submitted-readings.tsx'
import { useSubmission } from './use-submission.tsx'
import { VitalField } from './vital-field.tsx'
import { localMinute, measureLabel } from './vital-words.ts'
import { WhoseRecord } from './whose-record.tsx'

interface SubmitPageProps {
  region: Region
  /** What a reading may mean, shown as every other urgency is. */
  Advice: ComponentType<{ advice: readonly ReadingAdvice[] }>
}

const LABELS: Partial<Record<VitalName, string>> = {
  blood_pressure: 'Blood Pressure',
  oxygen_level: 'Oxygen Level',
}

export function SubmitPage({ region, Advice }: SubmitPageProps) {
  const { ownId, draft, problem, sending, submitted, change, submit } = useSubmission(region)
  const dangerRef = useRef<HTMLElement>(null)
  const formRef = useRef<HTMLFormElement>(null)
  const fields = problem?.fields ?? {}
  const { wanted, first, more } = useFieldOrder()

  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever somebody comes for it, also from this page.
  useEffect(() => {
    if (wanted) formRef.current?.querySelector<HTMLInputElement>(`[name="${wanted}"]`)?.focus()
  }, [wanted, key])

  useEffect(() => {
    const wrong = problem && Object.keys(problem.fields)[0]
    const isDanger = problem !== null && problem.message !== '' && problem.advice.length > 0
    if (wrong) formRef.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus({ preventScroll: isDanger })
    // Beside the form on a wide screen; below it on a phone, where it has to be brought to the eye.
    if (isDanger) dangerRef.current?.scrollIntoView?.({ block: 'nearest' })
  }, [problem])

  const resultRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!submitted) return
    resultRef.current?.focus({ preventScroll: true })
    resultRef.current?.scrollIntoView?.({ block: 'start' })
  }, [submitted])

  const field = (name: VitalName) => (
    <VitalField
      key={name}
      name={name}
      label={LABELS[name] ?? measureLabel(name)}
      value={draft.values[name] ?? ''}
      unit={unitOf(draft, name, region)}
      problem={fields[name]}
      onChange={(value) => change({ values: { ...draft.values, [name]: value } })}
      onUnit={(ucum) => change({ units: { ...draft.units, [name]: ucum } })}
    />
  )
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    void submit()
  }
  const hasMore = more.some((name) => draft.values[name] || fields[name])
  return (
    <Page title="Submit Health Data" lead="Fill in what was measured; leave the rest empty." width="wide">
      <div className={classes.columns}>
        <form ref={formRef} className={classes.form} onSubmit={send} noValidate>
          <WhoseRecord isOpened={Boolean(fields.user_id) || draft.userId !== null}>
            <TextInput
              name="user_id"
              label="User ID"
              autoComplete="off"
              value={draft.userId ?? ownId}
              error={fields.user_id && <FieldError>{fields.user_id}</FieldError>}
              onChange={(event) => change({ userId: event.currentTarget.value })}
            />
          </WhoseRecord>
          {first.map(field)}
          <details className={classes.more} open={hasMore}>
            <summary>
              <IconChevronRight className={classes.chevron} size={20} stroke={1.75} aria-hidden />
              More measurements
            </summary>
            <div className={classes.moreFields}>{more.map(field)}</div>
          </details>
          <TextInput
            type="datetime-local"
            name="last_updated"
            label="When"
            description="Now, unless you choose another time."
            max={localMinute(new Date().toISOString())}
            value={draft.time}
            error={fields.last_updated && <FieldError>{fields.last_updated}</FieldError>}
            onChange={(event) => change({ time: event.currentTarget.value })}
          />
          <Textarea
            name="note"
            label="Note"
            placeholder="For example: after climbing the stairs"
            rows={2}
            maxLength={NOTE_LENGTH}
            value={draft.note}
            error={fields.note && <FieldError>{fields.note}</FieldError>}
            onChange={(event) => change({ note: event.currentTarget.value })}
          />
          <div role="alert" className={classes.alert}>
            {problem?.message && <Caution>{problem.message}</Caution>}
          </div>
          <Button type="submit" size="lg" disabled={sending} fullWidth>
            {sending ? 'Saving...' : 'Submit'}
          </Button>
        </form>
        {problem && problem.advice.length > 0 && (
          <section ref={dangerRef} className={classes.result} aria-label="What this may mean">
            <Advice advice={problem.advice} />
          </section>
        )}
        {submitted && (
          <section ref={resultRef} className={classes.result} tabIndex={-1} aria-label="What was saved">
            <Advice advice={submitted.advice} />
            <SubmittedReadings readings={submitted.readings} region={region} />
          </section>
        )}
      </div>
    </Page>
  )
}

/** The one that somebody comes to add stands first. */
function useFieldOrder() {
  const [params] = useSearchParams()
  const wanted = VITAL_NAMES.find((name) => name === params.get('measure')) ?? null
  const isOther = (name: VitalName) => name !== wanted
  return {
    wanted,
    first: [...(wanted ? [wanted] : []), ...FIRST_FIELDS.filter(isOther)],
    more: MORE_FIELDS.filter(isOther),
  }
}
