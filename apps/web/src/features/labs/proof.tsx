import { Button, TextInput } from '@mantine/core'
import { type LabResult, type LabResultChange, labName, PAGES } from '@salus/contract'
import { type LabEntry, readEntry } from '@salus/extract'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { WhenChangeable } from '#web/ui/changeable.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { notifyProblem } from '#web/ui/notify.ts'
import { EntryForm } from './entry-form.tsx'
import { FlagMark } from './flag-mark.tsx'
import { changeResult, cropQuery, reportQuery } from './labs-requests.ts'
import classes from './proof.module.css'
import { removeResult } from './remove.ts'
import { dayText, ORIGINS, today, valueText } from './result-words.ts'
import { entryOf } from './review.ts'
import { isDay } from './sample-days.ts'

const REVIEWED: Record<LabResult['review'], string> = {
  read: 'Read from the report, and saved as it was.',
  confirmed: 'Read from the report, and confirmed.',
  corrected: 'Put right by hand.',
  added: 'Added by hand.',
}

interface ProofProps {
  result: LabResult
  /** It is the last of the line over time that is shown: once it goes, `onLeft` takes the person elsewhere. */
  isLast?: boolean
  onLeft?: (to: LabResult | undefined) => void
  onClose: () => void
}

/** Where a result comes from: the line of the paper that it was read from. */
export function Proof({ result, isLast = false, onLeft = () => {}, onClose }: ProofProps) {
  const left = isLast ? result.series : ''
  const crop = useQuery({ ...cropQuery(result.id), enabled: result.hasCrop })
  const report = useQuery(reportQuery(result.reportId))
  const [isEditing, setEditing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [day, setDay] = useState(result.takenAt)
  const { asWritten, place, name } = result
  const save = async (entry: LabEntry) => {
    if (!isDay(day, today())) return notifyProblem('Please enter the day the sample was taken.')
    setBusy(true)
    try {
      const changed = await changeResult(result.id, changeOf(result, entry, day), left)
      setEditing(false)
      if (isLast && changed.series !== result.series) onLeft(changed)
    } catch (error) {
      notifyProblem(error instanceof Error ? error.message : 'The result could not be saved. Please try again.')
    } finally {
      setBusy(false)
    }
  }
  const remove = async () => {
    if (!(await removeResult(result.id, left))) return
    onClose()
    if (isLast) onLeft(undefined)
  }
  return (
    <Dialog opened onClose={onClose} title={labName(result)} size="48rem">
      <p className={classes.value}>
        {valueText(result)} <FlagMark flag={result.flag} />
      </p>
      <p className={classes.meta}>
        {result.range ? `Lab’s range ${result.range.text}` : 'No range printed'} · {dayText(result.takenAt)}
      </p>
      {result.hasCrop && (
        <div className={classes.crop} data-waiting={crop.isPending || undefined}>
          {crop.data && <img src={crop.data.crop} alt={`The line of the report: ${asWritten ?? name}`} />}
          {crop.isError && <p>{crop.error.message}</p>}
        </div>
      )}
      <p className={classes.meta}>
        {result.origin ? ORIGINS[result.origin] : REVIEWED[result.review]}
        {result.note && ` ${result.note}`}
        {asWritten && (
          <>
            {' '}
            The line reads <q>{asWritten}</q>.
          </>
        )}
      </p>
      {report.data && (
        <p className={classes.meta}>
          <Link to={`${PAGES.labResults}?report=${result.reportId}`} onClick={onClose}>
            {report.data.title}
          </Link>
          {place && `, page ${place.page}`}
        </p>
      )}
      {isEditing ? (
        <div className={classes.edit}>
          <TextInput
            type="date"
            label="Sample taken on"
            max={today()}
            value={day.slice(0, 10)}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
          <EntryForm
            label={`Edit ${labName(result)}`}
            initial={entryOf(result as Parameters<typeof entryOf>[0])}
            busy={isBusy}
            onDone={(entry) => void save(entry)}
            onCancel={() => setEditing(false)}
          />
        </div>
      ) : (
        <div className={classes.actions}>
          <WhenChangeable>
            <Button
              variant="default"
              leftSection={<IconPencil size={18} aria-hidden />}
              onClick={() => setEditing(true)}
            >
              Edit
            </Button>
            <Button variant="subtle" leftSection={<IconTrash size={18} aria-hidden />} onClick={() => void remove()}>
              Delete
            </Button>
          </WhenChangeable>
        </div>
      )}
    </Dialog>
  )
}

/** Where only the day is put right, what the lab printed and marked stays. */
function changeOf(result: LabResult, entry: LabEntry, takenAt: string): LabResultChange {
  const { id: _, reportId: __, series: ___, hasCrop: ____, asWritten: _____, place: ______, ...before } = result
  const review = before.review === 'added' ? 'added' : 'corrected'
  const isSame = JSON.stringify(entry) === JSON.stringify(entryOf(result as Parameters<typeof entryOf>[0]))
  if (isSame) return { ...before, takenAt, review }
  const { isImplausible: _______, ...fields } = readEntry(entry)
  const { origin, note } = before
  const kept = { ...(origin && { origin }), ...(note && { note }) }
  return { ...(fields as Omit<LabResultChange, 'takenAt' | 'review'>), ...kept, takenAt, review }
}
