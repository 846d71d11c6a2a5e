import { DEMO, type Import, PAGES } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import { matchPath, useLocation } from 'react-router'
import { importQuery, undoImport } from '#web/features/imports/imports-requests.ts'
import { notifyProblem } from '#web/ui/notify.ts'
import classes from './notice.module.css'

const WORDS = 'This is a sample record: nobody was measured or tested.'
const REMOVE = 'Remove the sample record'
const STARTED_MS = 60_000
const ASK_AGAIN_MS = 1_000

/** Where the record is shown, changed or handed on. */
const OF_THE_RECORD = [
  PAGES.home,
  PAGES.view,
  PAGES.viewData,
  PAGES.submit,
  PAGES.submitData,
  PAGES.medicalHistory,
  PAGES.labResults,
  PAGES.documents,
  PAGES.timeline,
  PAGES.importData,
  PAGES.exports,
  PAGES.doctorSheet,
  PAGES.myData,
  PAGES.emergencyCard,
]

/** The record of a demonstration is nobody's: said on each page of the record, with the way to be rid of it. */
export function SampleNotice() {
  const { pathname } = useLocation()
  const isShown = OF_THE_RECORD.some((page) => matchPath(page, pathname))
  const { data, isPending } = useQuery({
    ...importQuery(DEMO.sampleId),
    enabled: isShown,
    retry: false,
    // Read and not written yet is a moment of its first minute.
    refetchInterval: ({ state }) =>
      state.data && (state.data.state === 'undoing' || isBeingPutIn(state.data)) ? ASK_AGAIN_MS : false,
  })
  if (!isShown) return null
  // Most have it: the page stands from the first where it will stand under it.
  if (isPending) {
    return (
      <div className={classes.sample} style={{ visibility: 'hidden' }} aria-hidden>
        {WORDS} <button type="button">{REMOVE}</button>
      </div>
    )
  }
  if (!data) return null
  const isBusy = isBeingPutIn(data)
  if (!isBusy && data.state !== 'done' && data.state !== 'undoing') return null
  return (
    <div className={classes.sample}>
      {isBusy ? (
        'The sample record is being put in. It takes a few seconds.'
      ) : (
        <>
          {WORDS}{' '}
          <button
            type="button"
            disabled={data.state === 'undoing'}
            onClick={() => {
              undoImport(DEMO.sampleId, 'keep').catch((error: Error) => notifyProblem(error.message))
            }}
          >
            {data.state === 'undoing' ? 'Removing…' : REMOVE}
          </button>
        </>
      )}
    </div>
  )
}

const isBeingPutIn = ({ state, createdAt }: Import) =>
  ['uploading', 'reading', 'ready', 'applying'].includes(state) && Date.now() - Date.parse(createdAt) < STARTED_MS
