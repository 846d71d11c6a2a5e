import { Button, NativeSelect } from '@mantine/core'
import { HISTORY_LANGUAGES, OCR_LANGUAGES, type ReadingAdvice } from '@salus/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { usualLanguage } from '#web/api/browser-settings.ts'
import { EmptyDocuments } from '#web/illustrations/empty-documents.tsx'
import { DocumentUpload } from '#web/reader/document-upload.tsx'
import { READING_LANGUAGES, type ReadingLanguage } from '#web/reader/reading.ts'
import { WhenChangeable } from '#web/ui/changeable.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { Page } from '#web/ui/page.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { useDraft } from '#web/ui/use-draft.ts'
import { useFocusForAdding } from '#web/ui/use-focus-for-adding.ts'
import classes from './all-results.module.css'
import { overviewQuery, reportsQuery } from './labs-requests.ts'
import { LatestByPanel } from './latest-by-panel.tsx'
import { ReportList } from './report-list.tsx'
import type { Review } from './review.ts'
import { reviewStore } from './review-store.ts'
import { ReviewView } from './review-view.tsx'
import type { Rooms } from './rooms.ts'
import { TypedResult } from './typed-result.tsx'

const LANGUAGES = Object.entries({ ...OCR_LANGUAGES, ...HISTORY_LANGUAGES }).map(([value, label]) => ({ value, label }))

const HINT =
  'PDFs and photos, also dropped or pasted here. They are read on this device; the files are not sent. With several photos you are asked which of them are pages of one report; each PDF is a report of its own.'

/** Where reports come in and are looked through, and what came of them. */
export function AllResults({ rooms }: { rooms: Rooms }) {
  const overview = useQuery(overviewQuery)
  const reports = useInfiniteQuery(reportsQuery)
  const [reviews] = useState(reviewStore)
  const waiting = useSyncExternalStore(reviews.subscribe, reviews.all)
  const [language, setLanguage] = useDraft<ReadingLanguage>('lab-language', usualLanguage(READING_LANGUAGES, 'eng'))
  const [advice, setAdvice] = useState<readonly ReadingAdvice[]>([])
  const top = useFocusForAdding<HTMLDivElement>('report')
  const [review, ...others] = waiting ?? []
  const count = waiting?.length ?? 0
  const id = review?.id ?? ''
  const change = useCallback((changed: (review: Review) => Review) => reviews.change(id, changed), [reviews, id])
  const analytes = (waiting && overview.data?.analytes) ?? []
  const next = async (id: string) => {
    await reviews.drop(id)
    top.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <Page
      title="Lab Results"
      lead="Bring a report and see each value beside the place it came from, with the lab’s own unit and range."
      width="wide"
    >
      {advice.length > 0 && (
        <section className={classes.advice} aria-label="What the measurements may mean">
          <rooms.Advice advice={advice} />
          <Button variant="default" onClick={() => setAdvice([])}>
            I have read this
          </Button>
        </section>
      )}
      <div ref={top} className={classes.bring}>
        <WhenChangeable>
          <NativeSelect
            className={classes.language ?? ''}
            label="Language of the report"
            data={LANGUAGES}
            value={language}
            onChange={(event) => setLanguage(event.currentTarget.value as ReadingLanguage)}
          />
          <DocumentUpload
            place="labs"
            languages={[language]}
            onRead={reviews.take}
            pictures
            label="Add a lab report"
            hint={HINT}
          />
          <TypedResult />
        </WhenChangeable>
      </div>
      {review ? (
        <ReviewView
          key={review.id}
          review={review}
          place={count > 1 ? `1 of ${count} reports` : null}
          rooms={rooms}
          photos={review.isOfPhotos ? photosBehind(others) : []}
          onJoin={(photos) => {
            for (const { id } of photos) reviews.join(id)
          }}
          onSeparate={({ id }) => reviews.change(id, (photo) => ({ ...photo, isSeparate: true }))}
          onChange={change}
          onUnlock={(password) => reviews.unlock(review.id, password)}
          onAdvice={setAdvice}
          onSaved={() => next(review.id)}
          onDiscard={() => void next(review.id)}
        />
      ) : (
        <>
          {(overview.isPending || waiting === null) && (
            <div role="status" aria-label="Loading">
              <ListSkeleton rows={6} />
            </div>
          )}
          {overview.isError && (
            <LoadProblem
              message={overview.error.message}
              retrying={overview.isFetching}
              onRetry={() => void overview.refetch()}
            />
          )}
          {overview.isSuccess && waiting !== null && analytes.length === 0 && (
            <EmptyState picture={<EmptyDocuments />} title="No results yet">
              Choose a lab report as a PDF or a photo. You look through what was read before anything is kept.
            </EmptyState>
          )}
          {analytes.length > 0 && <LatestByPanel analytes={analytes} />}
          {waiting && <ReportList reports={reports} />}
        </>
      )}
    </Page>
  )
}

/** Those that follow at once, and of which nobody has said yet whether they belong to the one before. */
function photosBehind(reviews: readonly Review[]): Review[] {
  const end = reviews.findIndex(({ isOfPhotos, isSeparate }) => !isOfPhotos || isSeparate)
  return end < 0 ? [...reviews] : reviews.slice(0, end)
}
