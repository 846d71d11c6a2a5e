import { Button, Checkbox } from '@mantine/core'
import { PAGES, type Visit, visitPath } from '@salus/contract'
import { IconCalendarPlus, IconCheck, IconEdit, IconPrinter, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useMayChange, WhenChangeable } from '#web/ui/changeable.tsx'
import { useDeleteWithUndo } from '#web/ui/delete-with-undo.ts'
import { downloadBlob } from '#web/ui/download-text.ts'
import { dayAndClockText, hereDay, knownDayText } from '#web/ui/known-day.ts'
import { Page } from '#web/ui/page.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { savePoint } from './save-point.ts'
import { visitCalendar } from './visit-calendar.ts'
import { STATE_WORDS } from './visit-words.ts'
import classes from './visits.module.css'
import { DELETABLE_VISIT } from './visits-requests.ts'
import { BACK, WithVisit } from './with-visit.tsx'

/** One visit: its questions, what was said, and what to do. */
export const VisitPage = () => <WithVisit>{(visit) => <One key={visit.id} visit={visit} />}</WithVisit>

function One({ visit }: { visit: Visit }) {
  const { practitioner, location, reason, status, questions, summary, toDos } = visit
  return (
    <Page
      title={practitioner}
      lead={[dayAndClockText(visit.day, visit.time), location, reason, status !== 'done' && STATE_WORDS[status]]
        .filter(Boolean)
        .join(' · ')}
    >
      {BACK}
      <Actions visit={visit} />
      {questions.length > 0 && (
        <PageSection title="Questions to ask">
          <Points
            points={questions.map(({ text, isAnswered, answer }) => ({ text, isTicked: isAnswered, under: answer }))}
            onTick={(at, isAnswered) =>
              savePoint(visit, {
                questions: questions.map((each, place) => (place === at ? { ...each, isAnswered } : each)),
              })
            }
          />
        </PageSection>
      )}
      {summary && (
        <PageSection title="What was said">
          <p className={classes.said}>{summary}</p>
        </PageSection>
      )}
      {toDos.length > 0 && (
        <PageSection title="What to do">
          <Points
            points={toDos.map(({ text, day, isDone }) => ({
              text,
              isTicked: isDone,
              under: day && `Until ${knownDayText(day)}`,
            }))}
            onTick={(at, isDone) =>
              savePoint(visit, { toDos: toDos.map((each, place) => (place === at ? { ...each, isDone } : each)) })
            }
          />
        </PageSection>
      )}
    </Page>
  )
}

function Actions({ visit }: { visit: Visit }) {
  const { id, status, day, questions } = visit
  const navigate = useNavigate()
  const { remove, deleting } = useDeleteWithUndo(DELETABLE_VISIT)
  return (
    <div className={classes.actions}>
      {questions.length > 0 && (
        <Button
          component={Link}
          to={`${visitPath(id)}/printed`}
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden />}
        >
          Take this along
        </Button>
      )}
      {status === 'planned' && (
        <Button
          variant="default"
          leftSection={<IconCalendarPlus size={18} aria-hidden />}
          onClick={() => downloadBlob('visit.ics', new Blob([visitCalendar(visit)], { type: 'text/calendar' }))}
        >
          Calendar file
        </Button>
      )}
      <WhenChangeable>
        {status === 'planned' && day <= hereDay(new Date()) && (
          <Button
            leftSection={<IconCheck size={18} aria-hidden />}
            onClick={() => void savePoint(visit, { status: 'done' }, 'The visit took place.')}
          >
            It took place
          </Button>
        )}
        <Button
          component={Link}
          to={`${visitPath(id)}/edit`}
          variant="default"
          leftSection={<IconEdit size={18} aria-hidden />}
        >
          Edit
        </Button>
        <Button
          variant="subtle"
          leftSection={<IconTrash size={18} aria-hidden />}
          disabled={deleting !== null}
          onClick={async () => (await remove(id)) && void navigate(PAGES.visits)}
        >
          Remove
        </Button>
      </WhenChangeable>
    </div>
  )
}

interface PointsProps {
  points: readonly { text: string; isTicked: boolean; under: string | null }[]
  onTick: (at: number, isTicked: boolean) => Promise<void>
}

/** Each tick is saved at once, one after another. */
function Points({ points, onTick }: PointsProps) {
  const [saving, setSaving] = useState<{ at: number; isTicked: boolean } | null>(null)
  const mayChange = useMayChange()
  const tick = async (at: number, isTicked: boolean) => {
    if (saving) return
    setSaving({ at, isTicked })
    await onTick(at, isTicked)
    setSaving(null)
  }
  return (
    <ul className={classes.points}>
      {points.map(({ text, isTicked, under }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two points may say the same, and they are not sorted.
        <li key={at}>
          <Checkbox
            label={text}
            checked={saving?.at === at ? saving.isTicked : isTicked}
            disabled={!mayChange}
            onChange={(event) => void tick(at, event.currentTarget.checked)}
          />
          {under && <p className={classes.under}>{under}</p>}
        </li>
      ))}
    </ul>
  )
}
