import { Button, TextInput } from '@mantine/core'
import type { LabReport } from '@salus/contract'
import { type SubmitEvent, useState } from 'react'
import { notifyProblem } from '#web/ui/notify.ts'
import classes from './entry-form.module.css'
import { changeReport } from './labs-requests.ts'
import { dayText, today } from './result-words.ts'
import { isDay } from './sample-days.ts'

/** The day, the laboratory and the doctor of a saved report, to be put right. */
export function ReportForm({ report, onDone }: { report: LabReport; onDone: () => void }) {
  const [takenAt, setTakenAt] = useState(report.takenAt)
  const [laboratory, setLaboratory] = useState(report.laboratory ?? '')
  const [doctor, setDoctor] = useState(report.doctor ?? '')
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isMissing = !isDay(takenAt, today())
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (isMissing) return
    setBusy(true)
    try {
      const said = { laboratory: laboratory.trim(), doctor: doctor.trim() }
      await changeReport(report.id, {
        takenAt,
        ...(said.laboratory ? { laboratory: said.laboratory } : {}),
        ...(said.doctor ? { doctor: said.doctor } : {}),
      })
      onDone()
    } catch (error) {
      notifyProblem(error instanceof Error ? error.message : 'The report could not be saved. Please try again.')
      setBusy(false)
    }
  }
  return (
    <form className={classes.form} aria-label="Edit the report" onSubmit={(event) => void save(event)} noValidate>
      <TextInput
        type="date"
        label="Sample taken on"
        required
        data-autofocus
        max={today()}
        value={takenAt.slice(0, 10)}
        description={`Results of ${dayText(report.takenAt.slice(0, 10))} move with it.`}
        error={isTried && isMissing ? 'Please enter the day the sample was taken.' : undefined}
        onChange={(event) => setTakenAt(event.currentTarget.value)}
      />
      <TextInput
        label="Laboratory"
        maxLength={200}
        value={laboratory}
        onChange={(event) => setLaboratory(event.currentTarget.value)}
      />
      <TextInput
        label="Doctor"
        maxLength={200}
        value={doctor}
        onChange={(event) => setDoctor(event.currentTarget.value)}
      />
      <div className={classes.actions}>
        <Button type="submit" loading={isBusy}>
          Done
        </Button>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
