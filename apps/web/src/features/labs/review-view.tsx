import { Button, Checkbox } from '@mantine/core'
import type { ReadingAdvice } from '@salus/contract'
import { type Box, entryFromLine, type LabEntry } from '@salus/extract'
import { IconPlus } from '@tabler/icons-react'
import { useCallback, useEffect, useState } from 'react'
import { Caution } from '#web/ui/caution.tsx'
import { askToConfirm } from '#web/ui/confirm-dialog.tsx'
import { notifyInfo, notifySuccess } from '#web/ui/notify.ts'
import { choiceOf, standingOf } from './found.ts'
import { FoundLists } from './found-lists.tsx'
import type { Line } from './lines.ts'
import { PageView } from './page-view.tsx'
import { dayText, today } from './result-words.ts'
import { isAsked, pageOf, type Review, type ReviewPage, type ReviewRow as Row, renewed, titleOf } from './review.ts'
import { ReviewAbout } from './review-about.tsx'
import { ReviewLimits } from './review-limits.tsx'
import { ReviewRows } from './review-rows.tsx'
import classes from './review-view.module.css'
import type { Rooms } from './rooms.ts'
import { findSameReport } from './same-report.ts'
import { SameReportQuestion } from './same-report-question.tsx'
import { dayProblem } from './sample-days.ts'
import {
  measurementsText,
  medicinesText,
  medicinesToKeep,
  resultsText,
  type Saved,
  saveReview,
  vitalsToAdd,
} from './save-review.ts'
import { StillDrawn } from './still-drawn.tsx'
import { type Crops, useCrops } from './use-crops.ts'

interface ReviewViewProps {
  review: Review
  /** 1 of how many. */
  place: string | null
  rooms: Rooms
  /** That came after this one, and may be pages of it. */
  photos: readonly Review[]
  onJoin: (photos: readonly Review[]) => void
  onSeparate: (photo: Review) => void
  onChange: (changed: (review: Review) => Review) => void
  /** Undefined goes on without what is locked. */
  onUnlock: (password: string | undefined) => void
  /** Of readings that were taken from it. */
  onAdvice: (advice: ReadingAdvice[]) => void
  onSaved: () => Promise<void>
  onDiscard: () => void
}

const NOTHING: LabEntry = { name: '', value: '', unit: '', range: '' }

/** What was found in a report, each value beside its line: the doubtful first, then what was read clearly. */
export function ReviewView(props: ReviewViewProps) {
  const { review, place, rooms, photos, onJoin, onSeparate, onChange, onUnlock, onAdvice, onSaved, onDiscard } = props
  const { crops, allCrops } = useCrops(review)
  const [shown, setShown] = useState<Box>()
  const [isPicking, setPicking] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [isSavedNext, setSavedNext] = useState(false)
  const [isTried, setTried] = useState(false)
  const [lost, setLost] = useState<Saved['lost']>([])
  const open = review.rows.filter(isAsked)
  const openFinds = [
    ...review.medicines.filter(
      (each) => choiceOf(each, standingOf(each, review.medicines, rooms.medicines)) === 'open',
    ),
    ...review.vitals.filter(({ choice }) => choice === 'open'),
  ]
  const counts = countsOf(review, rooms)
  const undrawn = review.pages.filter((page) => page.undrawn !== undefined).length
  const needsDay = review.rows.length > 0 || vitalsToAdd(review).length > 0
  const days = [review.day, ...review.rows.flatMap(({ column }) => (column && review.columns[column]) || [])]

  const set = (changed: Partial<Review>) => onChange((now) => ({ ...now, ...changed }))
  const setRows = useCallback(
    (change: (rows: Row[]) => Row[]) => onChange((now) => ({ ...now, rows: change(now.rows) })),
    [onChange],
  )
  const changeRow = useCallback(
    (row: Row) => setRows((rows) => rows.map((each) => (each.id === row.id ? row : each))),
    [setRows],
  )
  const removeRow = useCallback(
    (row: Row) => {
      let at = 0
      setRows((rows) => {
        at = rows.findIndex(({ id }) => id === row.id)
        return rows.filter(({ id }) => id !== row.id)
      })
      if (row.entry.name === '') return
      notifyInfo(`${row.entry.name} is taken out.`, {
        action: { label: 'Undo', run: () => setRows((rows) => rows.toSpliced(at, 0, row).filter(unique)) },
      })
    },
    [setRows],
  )
  const changeFound = useCallback(
    (changed: (review: Review) => Partial<Review>) => onChange((now) => ({ ...now, ...changed(now) })),
    [onChange],
  )
  const showRow = useCallback(({ box }: Row) => setShown(box), [])
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
    const [first] = [...open, ...openFinds]
    if (photos.length > 0) return goTo('[data-same-report]')
    if (needsDay && days.some((day) => dayProblem(day, today()))) return goTo('[data-day-open]')
    if (first) return goTo(`[data-row="${first.id}"]`)
    if (undrawn > 0) return setSavedNext(true)
    setSaving(true)
    if (!(await isToBeSaved())) return setSaving(false)
    await keep(review, await allCrops())
  }
  /** One file may be brought twice. */
  const isToBeSaved = async () => {
    const same = await findSameReport(review)
    return (
      !same ||
      askToConfirm({
        title: 'You have this report already',
        body: `“${same.title}” of ${dayText(same.takenAt)} holds the same values. If you save it again, each of them stands twice in your record.`,
        confirmLabel: 'Save it again',
      })
    )
  }
  useEffect(() => {
    if (!isSavedNext || undrawn > 0) return
    setSavedNext(false)
    void save()
  })
  const keep = async (whole: Review, pictures: Crops): Promise<void> => {
    setSaving(true)
    const saved = await saveReview(whole, pictures, rooms, { now: new Date(), newId: () => crypto.randomUUID() })
    setSaving(false)
    if (saved.advice.length > 0) onAdvice(saved.advice)
    if (saved.lost.length > 0) onChange((now) => without(now, whole, saved.left))
    setLost(saved.lost)
    if (saved.isTaken) return keepAsNew(saved.left, pictures)
    if (saved.lost.length > 0) return
    // Else a reload would bring back what is saved.
    await onSaved()
    notifySuccess(`${listOf(saved.kept)} saved.`)
  }
  const keepAsNew = async (left: Review, pictures: Crops) => {
    const sure = await askToConfirm({
      title: 'Save as a new report?',
      body: 'This report was saved before with other values. It stays among your reports as it is; this one can be saved beside it.',
      confirmLabel: 'Save as new',
    })
    if (!sure) return
    const fresh = renewed(left, () => crypto.randomUUID())
    onChange(() => fresh)
    const renamed = fresh.rows.map(({ id }, at) => [id, pictures.get(left.rows[at]?.id ?? '') ?? ''] as const)
    await keep(fresh, new Map(renamed.filter(([, crop]) => crop !== '')))
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
      <p className={classes.lead}>{leadOf(review, open.length)} Nothing is kept until you save.</p>
      <StillDrawn review={review} onUnlock={onUnlock} />
      {review.failedPages > 0 && (
        <Caution>
          {review.failedPages === 1 ? 'One page could not be read.' : `${review.failedPages} pages could not be read.`}{' '}
          Values on it are missing here.
        </Caution>
      )}
      {/* What would be changed now would not be saved, and go with what is. */}
      <div inert={isSaving}>
        <SameReportQuestion photos={photos} onJoin={onJoin} onSeparate={onSeparate} />
        <ReviewAbout review={review} isTried={isTried} onChange={set} />
        <ReviewRows review={review} crops={crops} onChange={changeRow} onRemove={removeRow} onShow={showRow} />
        <div className={classes.adding}>
          <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setPicking(true)}>
            Add from the page
          </Button>
          <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => add(NOTHING)}>
            Add by hand
          </Button>
        </div>
        <FoundLists review={review} known={rooms.medicines} crops={crops} onChange={changeFound} onShow={setShown} />
        <Checkbox
          className={classes.keep ?? ''}
          label="Also keep the text of the report in Saved Documents"
          checked={review.keepsText}
          onChange={(event) => set({ keepsText: event.currentTarget.checked })}
        />
        <ReviewLimits review={review} crops={crops} />
      </div>
      {lost.length > 0 && (
        <div role="alert" className={classes.lost}>
          <Caution>
            Not everything was saved. What is still here waits for another try.
            <ul>
              {lost.map(({ what, why }) => (
                <li key={what}>
                  Not saved: {what}. {why}
                </li>
              ))}
            </ul>
          </Caution>
        </div>
      )}
      <div className={classes.actions}>
        <Button
          size="lg"
          loading={isSaving || isSavedNext}
          disabled={counts.length === 0 && openFinds.length === 0}
          onClick={() => void save()}
        >
          Save{counts.length > 0 && ` ${listOf(counts)}`}
        </Button>
        <Button size="lg" variant="subtle" onClick={() => void discard()}>
          Discard
        </Button>
        {isSavedNext && (
          <p role="status" className={classes.waiting}>
            {review.locked
              ? 'It is saved once you entered its password, or went on without pictures.'
              : 'It is saved as soon as its pictures are here.'}
          </p>
        )}
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
        {isTried && openFinds.length > 0 && (
          <p role="alert" className={classes.problem}>
            {openFinds.length === 1 ? 'One finding is' : `${openFinds.length} findings are`} still open: say of each
            medicine and measurement whether it is kept.
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

/** What a save would keep, in words. */
function countsOf(review: Review, { medicines: known }: Rooms): string[] {
  const [medicines, vitals] = [medicinesToKeep(review, known).length, vitalsToAdd(review).length]
  return [
    review.rows.length > 0 ? resultsText(review.rows.length) : '',
    medicines > 0 ? medicinesText(medicines) : '',
    vitals > 0 ? measurementsText(vitals) : '',
    review.rows.length === 0 && review.keepsText ? 'the text' : '',
  ].filter(Boolean)
}

const listOf = (parts: readonly string[]) => new Intl.ListFormat('en').format(parts)

/** What was kept goes; what came meanwhile stays. */
function without(now: Review, whole: Review, left: Review): Review {
  const isLeft = (kept: readonly { id: string }[], given: readonly { id: string }[]) => {
    const gone = new Set(given.map(({ id }) => id))
    for (const { id } of kept) gone.delete(id)
    return ({ id }: { id: string }) => !gone.has(id)
  }
  return {
    ...now,
    reportId: left.reportId,
    keepsText: left.keepsText,
    rows: now.rows.filter(isLeft(left.rows, whole.rows)),
    medicines: now.medicines.filter(isLeft(left.medicines, whole.medicines)),
    vitals: now.vitals.filter(isLeft(left.vitals, whole.vitals)),
  }
}

function leadOf({ rows, medicines, vitals }: Review, open: number): string {
  const count = rows.length
  if (count === 0) {
    const what = medicines.length + vitals.length > 0 ? 'No lab values were found.' : 'No values were found.'
    return `${what} You can add them from the page or by hand.`
  }
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
