import { Button } from '@mantine/core'
import { MESSAGES, PAGES } from '@salus/contract'
import { IconHistory } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useRecordId } from '#web/api/session.ts'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { MedicineCheckLine } from '#web/ui/medicine-check-line.tsx'
import { MedicineConflicts } from '#web/ui/medicine-conflicts.tsx'
import { Page } from '#web/ui/page.tsx'
import { TextSkeleton } from '#web/ui/skeletons.tsx'
import { HistoryReading } from './history-reading.tsx'
import { HistoryVersionsPage } from './history-versions-page.tsx'
import { HistoryWizard } from './history-wizard.tsx'
import { type ChangePerson, PersonDiffers } from './person-differs.tsx'
import { type HistoryEditor, type Step, useHistoryEditor } from './use-history-editor.ts'
import { VersionPage } from './version-page.tsx'

/** Shows the history, the wizard that changes it, the earlier versions, or one of them: the address says which. */
export function MedicalHistoryPage({ changeProfile }: { changeProfile?: ChangePerson | undefined }) {
  const userId = useRecordId()
  const [params] = useSearchParams()
  const version = Number(params.get('version'))
  if (Number.isInteger(version) && version > 0) return <VersionPage key={version} userId={userId} version={version} />
  if (params.has('versions')) return <HistoryVersionsPage userId={userId} />
  const step = STEPS.find((each) => String(each) === params.get('step'))
  const isAdding = params.get('add') === 'medicine'
  return <Editor userId={userId} step={step} isAdding={isAdding} changeProfile={changeProfile} />
}

const STEPS = [1, 2, 3] as const

interface EditorProps {
  userId: string
  step: Step | undefined
  /** Whether somebody comes to write a medicine down. */
  isAdding: boolean
  changeProfile: ChangePerson | undefined
}

/** `step`: the one to begin with; where the person was unless given. Read first, where there is something to read. */
function Editor({ userId, step, isAdding, changeProfile }: EditorProps) {
  const navigate = useNavigate()
  const editor = useHistoryEditor(userId, { onSaved: () => void navigate(PAGES.medicalHistory, { replace: true }) })
  const { form, saved, values } = editor
  const isEdited = useIsEdited(editor, { step, isAdding })
  const isRead = saved !== null && !isEdited
  return (
    <Page
      title="Medical History"
      lead="Conditions, medicines, allergies and operations. The assistant uses them, and every saved version is kept."
      actions={
        saved && (
          <>
            {isRead ? (
              <Button component={Link} to={`${PAGES.medicalHistory}?step=1`}>
                Edit
              </Button>
            ) : (
              !editor.isUnsaved && (
                <Button component={Link} to={PAGES.medicalHistory} variant="default">
                  Done
                </Button>
              )
            )}
            <Button
              component={Link}
              to={`${PAGES.medicalHistory}?versions`}
              variant="default"
              leftSection={<IconHistory size={18} stroke={1.75} aria-hidden />}
            >
              Earlier versions
            </Button>
          </>
        )
      }
    >
      {form.isError && !form.data && (
        <LoadProblem
          message={`${MESSAGES.history.loadFailed} ${form.error.message}`}
          retrying={form.isFetching}
          onRetry={() => void form.refetch()}
        />
      )}
      {form.isPending && (
        <div role="status" aria-label="Loading">
          <TextSkeleton lines={8} />
        </div>
      )}
      {form.data && <MedicineConflicts conflicts={form.data.conflicts} />}
      {isRead && form.data?.medicineCheck && <MedicineCheckLine check={form.data.medicineCheck} />}
      {isRead && form.data && (
        <>
          <PersonDiffers
            values={saved}
            profile={form.data.account}
            changeProfile={changeProfile}
            onChange={editor.change}
          />
          <HistoryReading saved={saved} mayEdit />
        </>
      )}
      {!isRead && values && form.data && (
        <HistoryWizard editor={editor} values={values} profile={form.data.account} changeProfile={changeProfile} />
      )}
    </Page>
  )
}

/** Whether it is being changed: the address says so, or work that was left waits to be finished. */
function useIsEdited(editor: HistoryEditor, { step, isAdding }: { step: Step | undefined; isAdding: boolean }) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const [params] = useSearchParams()
  const isReady = editor.values !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that somebody comes for it.
  useEffect(() => {
    if (isAdding && !isReady) return
    if (isAdding) editor.addMedicine()
    else if (step) editor.go(step)
    // From here on the person goes through the steps: a reload neither goes back nor adds a second line.
    // The new line has been brought into sight, and stays there.
    const options = { replace: true, preventScrollReset: isAdding }
    if (isAdding || step) void navigate(`${PAGES.medicalHistory}?edit`, options)
  }, [step, isAdding, isReady])
  // Once begun it goes on, also where what was typed is taken back, until one goes elsewhere.
  const [begunAt, setBegunAt] = useState<string | null>(null)
  if (editor.isUnsaved && begunAt !== key) setBegunAt(key)
  return isAdding || step !== undefined || params.has('edit') || editor.isUnsaved || begunAt === key
}
