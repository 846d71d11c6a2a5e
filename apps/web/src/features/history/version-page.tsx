import { Button } from '@mantine/core'
import { MESSAGES, type MedicalHistory, PAGES } from '@salus/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { askToConfirm } from '#web/ui/confirm-dialog.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { notifyProblem, notifySuccess } from '#web/ui/notify.ts'
import { Page } from '#web/ui/page.tsx'
import { TextSkeleton } from '#web/ui/skeletons.tsx'
import { DifferenceView } from './difference-view.tsx'
import { compareHistories, historyLines } from './history-lines.ts'
import { historyFormQuery, restoreVersion, versionQuery } from './history-requests.ts'
import classes from './history-versions-page.module.css'
import { BackToHistory } from './history-versions-page.tsx'
import { savedAtText } from './saved-at-text.ts'

interface VersionPageProps {
  userId: string
  version: number
}

/** One version: what is different today, what it said, and the way back to it. */
export function VersionPage({ userId, version }: VersionPageProps) {
  const old = useQuery(versionQuery(userId, version))
  const form = useQuery(historyFormQuery(userId))
  const failed = old.error ?? form.error
  const newest = form.data?.saved
  return (
    <Page title={`Version ${version}`} lead={old.data && `Saved ${savedAtText(old.data.savedAt)}`}>
      {failed && (
        <LoadProblem
          message={`${MESSAGES.history.fetchFailed}. ${failed.message}`}
          onRetry={() => void Promise.all([old.refetch(), form.refetch()])}
        />
      )}
      {!failed && (!old.data || !newest) && (
        <div role="status" aria-label="Loading">
          <TextSkeleton lines={6} />
        </div>
      )}
      {old.data && newest && <Whole userId={userId} old={old.data} newest={newest} />}
      <div className={classes.actions}>
        <BackToHistory />
        <Button component={Link} to={`${PAGES.medicalHistory}?versions`} variant="subtle">
          All versions
        </Button>
      </div>
    </Page>
  )
}

function Whole({ userId, old, newest }: { userId: string; old: MedicalHistory; newest: MedicalHistory }) {
  const navigate = useNavigate()
  const restore = useMutation({ mutationFn: () => restoreVersion(userId, old.version, newest.version) })
  const bringBack = async () => {
    const yes = await askToConfirm({
      title: `Bring version ${old.version} back?`,
      body: 'It becomes the newest version. What is there now stays among the earlier ones.',
      confirmLabel: 'Bring it back',
    })
    if (!yes) return
    restore.mutate(undefined, {
      onSuccess: () => {
        notifySuccess(MESSAGES.history.saved)
        void navigate(`${PAGES.medicalHistory}?versions`, { replace: true })
      },
      onError: ({ message }) => notifyProblem(message),
    })
  }
  const isNewest = old.version === newest.version
  return (
    <>
      {!isNewest && (
        <section className={classes.section}>
          <h2 className={classes.heading}>Since then</h2>
          <DifferenceView
            difference={compareHistories(old, newest)}
            words={{ added: 'Added', removed: 'Removed', changed: 'Changed' }}
          />
          <Button className={classes.restore ?? ''} loading={restore.isPending} onClick={() => void bringBack()}>
            Bring this version back
          </Button>
        </section>
      )}
      <section className={classes.section}>
        <h2 className={classes.heading}>{isNewest ? 'What it says' : 'What it said'}</h2>
        <ul className={classes.list}>
          {historyLines(old).map(({ key, kind, name, about }) => (
            <li key={key} className={classes.line}>
              <span className={classes.when}>{kind}</span>
              <span>
                <b>{name}</b> {about}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
