import { Button, Checkbox } from '@mantine/core'
import type { NewDocument } from '@salus/contract'
import { type Box, entryFromLine, type LabEntry } from '@salus/extract'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { ApiFailure } from '#web/api/failure.ts'
import { Caution } from '#web/ui/caution.tsx'
import { askToConfirm } from '#web/ui/confirm-dialog.tsx'
import { notifyInfo, notifyProblem, notifySuccess } from '#web/ui/notify.ts'
import type { Line } from './lines.ts'
import { PageView } from './page-view.tsx'
import { today } from './result-words.ts'
import { isAsked, pageOf, type Review, type ReviewPage, type ReviewRow as Row, renewed, titleOf } from './review.ts'
import { ReviewAbout } from './review-about.tsx'
import { ReviewRows } from './review-rows.tsx'
import classes from './review-view.module.css'
import { SameReportQuestion } from './same-report-question.tsx'
import { dayProblem } from './sample-days.ts'
import { saveReview } from './save-review.ts'
import { useCrops } from './use-crops.ts'

interface ReviewViewProps {
  review: Review
  /** 1 of how many. */
  place: string | null
  keepDocument: (document: NewDocument) => Promise<unknown>
  /** That came after this one, and may be pages of it. */
  photos: readonly Review[]
  onJoin: (photos: readonly Review[]) => void
  onSeparate: (photo: Review) => void
  onChange: (changed: (review: Review) => Review) => void
  onSaved: () => Promise<void>
  onDiscard: () => void
}

const NOTHING: LabEntry = { name: '', value: '', unit: '', range: '' }

/** What was found in a report, each value beside its line: the doubtful first, then what was read clearly. */
export function ReviewView({
  review,
  place,
  photos,
  keepDocument,
  onChange,
  onSaved,
  onDiscard,
  ...props
}: ReviewViewProps) {
  const { onJoin, onSeparate } = props
  const crops = useCrops(review)
  const [shown, setShown] = useState<Box>()
  const [isPicking, setPicking] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [isTried, setTried] = useState(false)
  const open = review.rows.filter(isAsked)
  const days = [review.day, ...review.rows.flatMap(({ column }) => (column && review.columns[column]) || [])]

  const set = (changed: Partial<Review>) => onChange((now) => ({ ...now, ...changed }))
  const setRows = (change: (rows: Row[]) => Row[]) => onChange((now) => ({ ...now, rows: change(now.rows) }))
  const changeRow = (row: Row) => setRows((rows) => rows.map((each) => (each.id === row.id ? row : each)))
  const removeRow = (row: Row) => {
    const at = review.rows.indexOf(row)
    setRows((rows) => rows.filter(({ id }) => id !== row.id))
    if (row.entry.name === '') return
    notifyInfo(`${row.entry.name} is taken out.`, {
      action: { label: 'Undo', run: () => setRows((rows) => rows.toSpliced(at, 0, row).filter(unique)) },
    })
  }
  const add = (entry: LabEntry, from?: { line: Line; page: ReviewPage }) => {
    const row: Row = { id: crypto.randomUUID(), entry, doubts: ['unfinished'], review: 'added' }
    if (from) {
      const { x0, y0, x1, y1, text } = from.line
      row.box = { page: from.page.number, x0, y0, x1, y1 }
      row.asWritten = text
    }
    setRows((rows) => [...rows, row])
  }
  const save = async () => {
    setTried(true)
    const [first] = open
    if (photos.length > 0) return goTo('[data-same-report]')
    if (days.some((day) => dayProblem(day, today()))) return goTo('[data-day-open]')
    if (first) return goTo(`[data-row="${first.id}"]`)
    await keep(review, crops)
  }
  const keep = async (report: Review, pictures: ReadonlyMap<string, string>): Promise<void> => {
    setSaving(true)
    try {
      const saved = await saveReview(report, pictures, keepDocument)
      // Else a reload would bring back what is saved.
      await onSaved()
      notifySuccess(`${saved.values} ${saved.values === 1 ? 'result' : 'results'} saved.`)
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'lab_report_id_taken') return keepAsNew(error.message)
      notifyProblem(error instanceof Error ? error.message : 'The report could not be saved. Please try again.')
    } finally {
      setSaving(false)
    }
  }
  const keepAsNew = async (said: string) => {
    const sure = await askToConfirm({
      title: 'Save as a new report?',
      body: `${said} It stays among your reports as it is; this one can be saved beside it.`,
      confirmLabel: 'Save as new',
    })
    if (!sure) return
    const fresh = renewed(review, () => crypto.randomUUID())
    const cropAt = (at: number) => crops.get(review.rows[at]?.id ?? '')
    onChange(() => fresh)
    await keep(
      fresh,
      new Map(fresh.rows.flatMap(({ id }, at) => [[id, cropAt(at) ?? ''] as const]).filter(([, crop]) => crop)),
    )
  }
  const discard = async () => {
    const sure = await askToConfirm({
      title: 'Discard this report?',
      body: 'What was read and put right here is lost. Your file stays where it is.',
      confirmLabel: 'Discard',
    })
    if (sure) onDiscard()
  }
  return (
    <section aria-labelledby="review-title">
      <h2 id="review-title" className={classes.title}>
        {titleOf(review)}
        {place && <span className={classes.place}>{place}</span>}
      </h2>
      <p className={classes.lead}>{leadOf(review.rows.length, open.length)} Nothing is kept until you save.</p>
      {review.failedPages > 0 && (
        <Caution>
          {review.failedPages === 1 ? 'One page could not be read.' : `${review.failedPages} pages could not be read.`}{' '}
          Values on it are missing here.
        </Caution>
      )}
      <SameReportQuestion photos={photos} onJoin={onJoin} onSeparate={onSeparate} />
      <ReviewAbout review={review} isTried={isTried} onChange={set} />
      <ReviewRows
        review={review}
        crops={crops}
        onChange={changeRow}
        onRemove={removeRow}
        onShow={({ box }) => setShown(box)}
      />
      <div className={classes.adding}>
        <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setPicking(true)}>
          Add from the page
        </Button>
        <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => add(NOTHING)}>
          Add by hand
        </Button>
      </div>
      {review.others.length > 0 && (
        <details className={classes.others}>
          <summary>Medicines and measurements that were found too ({review.others.length})</summary>
          <p>They are not saved as results. Keep the text of the report, and they stay in it.</p>
          <ul>
            {review.others.map((other) => (
              <li key={other}>{other}</li>
            ))}
          </ul>
        </details>
      )}
      <Checkbox
        className={classes.keep ?? ''}
        label="Also keep the text of the report in Saved Documents"
        checked={review.keepsText}
        onChange={(event) => set({ keepsText: event.currentTarget.checked })}
      />
      <div className={classes.actions}>
        <Button size="lg" loading={isSaving} disabled={review.rows.length === 0} onClick={() => void save()}>
          {saveLabel(review.rows.length)}
        </Button>
        <Button size="lg" variant="subtle" onClick={() => void discard()}>
          Discard
        </Button>
        {isTried && photos.length > 0 && (
          <p role="alert" className={classes.problem}>
            Please say whether the other photo is a page of this report.
          </p>
        )}
        {isTried && open.length > 0 && (
          <p role="alert" className={classes.problem}>
            {open.length === 1 ? 'One value still needs' : `${open.length} values still need`} your look: confirm it,
            put it right or take it out.
          </p>
        )}
      </div>
      {shown && pageOf(review, shown) && (
        <PageView title="Where it stands" pages={review.pages} box={shown} onClose={() => setShown(undefined)} />
      )}
      {isPicking && (
        <PageView
          title="Add from the page"
          pages={review.pages}
          taken={review.rows.flatMap(({ box }) => box ?? [])}
          onPick={(line, page) => {
            setPicking(false)
            add(entryFromLine(line.words), { line, page })
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </section>
  )
}

const unique = (row: Row, at: number, rows: Row[]) => rows.findIndex(({ id }) => id === row.id) === at

const saveLabel = (count: number) => (count === 1 ? 'Save 1 result' : `Save ${count} results`)

function leadOf(count: number, open: number): string {
  if (count === 0) return 'No values were found. You can add them from the page or by hand.'
  const found = count === 1 ? 'One value was found.' : `${count} values were found.`
  if (open === 0) return `${found} Please compare them with the pictures, and see that none is missing.`
  return `${found} ${open === 1 ? 'One needs' : `${open} need`} your look.`
}

function goTo(selector: string) {
  const element = document.querySelector<HTMLElement>(selector)
  element?.scrollIntoView({ block: 'center' })
  const target = element?.matches('input') ? element : element?.querySelector<HTMLElement>('input, button')
  target?.focus({ preventScroll: true })
}
