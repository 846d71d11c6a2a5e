import { Button } from '@mantine/core'
import { type Import, PAGES } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { BackButton } from '#web/ui/back-button.tsx'
import { Caution } from '#web/ui/caution.tsx'
import { askToConfirm } from '#web/ui/confirm-dialog.tsx'
import { NotOpened } from '#web/ui/not-opened.tsx'
import { notifyProblem } from '#web/ui/notify.ts'
import { Page } from '#web/ui/page.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { ImportDone } from './import-done.tsx'
import { ImportPreview } from './import-preview.tsx'
import classes from './import-view.module.css'
import { entriesText, momentText, percent } from './import-words.ts'
import { discardImport, importQuery, undoImport } from './imports-requests.ts'
import { PeopleChoice } from './people-choice.tsx'
import { StepProgress } from './step-progress.tsx'
import { TableMatcher } from './table-matcher.tsx'
import { UploadStep } from './upload-step.tsx'
import { stopUpload } from './uploads.ts'

/** One import, at whichever step it is. */
export function ImportView({ id }: { id: string }) {
  const found = useQuery(importQuery(id))
  const navigate = useNavigate()
  useStartOfStep(found.data?.state)
  if (found.isPending) {
    return (
      <Page title="Import Data">
        <div role="status" aria-label="Loading">
          <ListSkeleton rows={4} />
        </div>
      </Page>
    )
  }
  if (found.isError && !found.data)
    return <NotOpened gone={GONE} error={found.error} onRetry={() => void found.refetch()} />
  const item = found.data

  const discard = async (question: { title: string; confirmLabel: string } | null) => {
    if (question && !(await askToConfirm({ ...question, body: 'Nothing of your record is changed.' }))) return
    try {
      stopUpload(id)
      await discardImport(id)
      await navigate(PAGES.importData, { replace: true })
    } catch (error) {
      notifyProblem((error as Error).message)
      void found.refetch()
    }
  }
  const cancel = () =>
    void discard({ title: `Cancel the import of “${item.name}”?`, confirmLabel: 'Cancel the import' })
  return (
    <Page title={item.name} heading={<span className={classes.name}>{item.name}</span>} lead={leadOf(item)}>
      {found.isError && <Caution>The newest state could not be fetched. It is tried again by itself.</Caution>}
      <Step item={item} onCancel={cancel} onDiscard={() => void discard(null)} />
      <div className={classes.back}>
        <BackButton to={PAGES.importData}>All imports</BackButton>
      </div>
    </Page>
  )
}

/** The button that was pressed stands at the end of a long page; how it went is told at the top. */
function useStartOfStep(state: Import['state'] | undefined) {
  const before = useRef(state)
  useEffect(() => {
    if (before.current !== undefined && before.current !== state) window.scrollTo({ top: 0 })
    before.current = state
  }, [state])
}

interface StepProps {
  item: Import
  onCancel: () => void
  onDiscard: () => void
}

function Step({ item, onCancel, onDiscard }: StepProps) {
  const cancel = (
    <Button variant="default" onClick={onCancel}>
      Cancel
    </Button>
  )
  switch (item.state) {
    case 'uploading':
      return <UploadStep item={item} onCancel={onCancel} />
    case 'reading':
      return (
        <div className={classes.step}>
          <StepProgress label="The file is being read" text={percent(item)} value={item.progress} />
          {cancel}
        </div>
      )
    case 'asking':
      return item.people.length > 0 ? (
        <PeopleChoice item={item} onCancel={onCancel} />
      ) : (
        <TableMatcher item={item} onCancel={onCancel} />
      )
    case 'ready':
      return <ImportPreview item={item} onDiscard={onCancel} />
    case 'applying':
      return (
        <div className={classes.step}>
          <StepProgress
            label="Your record is being written. You may leave this page."
            text={percent(item)}
            value={item.progress}
          />
          <Button variant="default" onClick={() => void takeBack(item)}>
            Stop and take back
          </Button>
        </div>
      )
    case 'done':
      return <ImportDone item={item} />
    case 'undoing':
      return <StepProgress label="The import is being undone" text={percent(item)} value={item.progress} />
    case 'undone':
      return (
        <div className={classes.step}>
          <p>
            This import was undone: what it added is gone from your record, and what it changed is as it was before.
            {item.stayed > 0 && ` ${entriesText(item.stayed)} that you had edited since stayed.`}
          </p>
          <Button variant="default" onClick={onDiscard}>
            Remove from the list
          </Button>
        </div>
      )
    case 'failed':
      return (
        <div className={classes.step}>
          <Caution>{item.problem}</Caution>
          <div className={classes.actions}>
            <Button onClick={onDiscard}>Try another file</Button>
          </div>
        </div>
      )
  }
}

async function takeBack({ id, name }: Import) {
  const isSure = await askToConfirm({
    title: `Stop taking in “${name}”?`,
    body: 'What was written until now goes from your record again. The rest of your record stays.',
    confirmLabel: 'Stop and take back',
  })
  if (isSure) await undoImport(id, 'keep').catch((error: Error) => notifyProblem(error.message))
}

function leadOf({ state, createdAt, appliedAt }: Import): string | undefined {
  if (state === 'done' && appliedAt) return `Taken in on ${momentText(appliedAt)}`
  return state === 'undone' ? `Imported on ${momentText(createdAt)}` : undefined
}

const GONE = {
  title: 'Import Data',
  said: 'This import is not here',
  why: 'It may have been discarded, or it belongs to another account.',
  action: (
    <Button component={Link} to={PAGES.importData}>
      See all imports
    </Button>
  ),
}
