import { Button } from '@mantine/core'
import { type FoundByCheck, MEDICINE_TEXT_LIMIT, type MedicineChecks } from '@salus/contract'
import { otherRecord } from '#web/api/other-record.ts'
import { Caution } from '#web/ui/caution.tsx'
import { WhenChangeable } from '#web/ui/changeable.tsx'
import { MedicineCheckLine } from '#web/ui/medicine-check-line.tsx'
import { notifyInfo, notifyProblem } from '#web/ui/notify.ts'
import { ofWhom } from '#web/ui/of-whom.ts'
import { promptForText } from '#web/ui/prompt-dialog.tsx'
import classes from './check-list.module.css'
import { checkText, isGrave, MISSING_WORDS } from './check-words.ts'
import { bringCheckBack, dismissCheck } from './medicines-requests.ts'

interface CheckListProps {
  checks: MedicineChecks
  /** Those of these alone. */
  isShown?: (found: FoundByCheck) => boolean
  /** Not before the medicine is on the list. */
  mayPutAway?: boolean
}

/** Lists warnings, the grave ones first. They block nothing, and each can be put away for a reason. */
export function CheckList({ checks, isShown = () => true, mayPutAway = true }: CheckListProps) {
  const shown = checks.found.filter(isShown)
  const open = shown.filter(({ dismissed }) => dismissed === null)
  const grave = open.filter(isGrave)
  const others = open.filter((found) => !isGrave(found))
  const away = shown.filter(({ dismissed }) => dismissed !== null)
  return (
    <div className={classes.checks}>
      {grave.length > 0 && (
        <section aria-label="Please ask about this">
          <Caution>
            <h2 className={classes.title}>Please ask about this</h2>
            {otherRecord && <p className={classes.text}>{`Here “you” means ${otherRecord.name}.`}</p>}
            <FoundList found={grave} mayPutAway={mayPutAway} />
            <p className={classes.text}>Do not stop or change a medicine on your own.</p>
          </Caution>
        </section>
      )}
      {others.length > 0 && (
        <details className={classes.fold}>
          <summary>{`Good to know (${others.length})`}</summary>
          <FoundList found={others} mayPutAway={mayPutAway} />
        </details>
      )}
      {away.length > 0 && (
        <details className={classes.fold}>
          <summary>{`Put away (${away.length})`}</summary>
          <FoundList found={away} mayPutAway={mayPutAway} />
        </details>
      )}
      <MedicineCheckLine check={checks.checked} />
      {checks.missing.length > 0 && (
        <p className={classes.about}>
          {`I could not check everything: the record does not say ${new Intl.ListFormat('en', {
            type: 'disjunction',
          }).format(checks.missing.map((fact) => ofWhom(MISSING_WORDS[fact])))}.`}
        </p>
      )}
    </div>
  )
}

function FoundList({ found, mayPutAway }: { found: readonly FoundByCheck[]; mayPutAway: boolean }) {
  return (
    <ul className={classes.list}>
      {found.map((each) => (
        <Found key={each.fingerprint} found={each} mayPutAway={mayPutAway} />
      ))}
    </ul>
  )
}

function Found({ found, mayPutAway }: { found: FoundByCheck; mayPutAway: boolean }) {
  const { text, ask } = checkText(found)
  const { source, dismissed, fingerprint } = found
  const named = source.year === null ? source.title : `${source.title}, ${source.year}`
  const details = found.about.filter(({ detail }) => detail).map(({ name, detail }) => `${name}: ${detail}`)
  return (
    <li>
      <p className={classes.text}>
        {text} <strong>{ask}</strong>
      </p>
      <p className={classes.about}>
        {details.map((each) => (
          <span key={each}>{each}</span>
        ))}
        <span>
          Source:{' '}
          {source.url ? (
            <a href={source.url} target="_blank" rel="noreferrer">
              {named}
            </a>
          ) : (
            named
          )}
        </span>
      </p>
      {dismissed && (
        <p className={classes.about}>
          {`Put away${dismissed.by ? ` by ${dismissed.by.name}` : ''} on ${new Date(dismissed.at).toLocaleDateString(undefined, { dateStyle: 'medium' })}: “${dismissed.reason}”`}
        </p>
      )}
      {mayPutAway && (
        <WhenChangeable>
          <Button
            variant="subtle"
            size="compact-md"
            className={classes.act}
            onClick={() => void (dismissed ? bringBack(fingerprint) : putAway(fingerprint))}
          >
            {dismissed ? 'Show it again' : 'Put away'}
          </Button>
        </WhenChangeable>
      )}
    </li>
  )
}

/** With a reason, and a way back. It comes back by itself when what it is about changes. */
async function putAway(fingerprint: string): Promise<void> {
  const reason = await promptForText({
    title: 'Why can this be put away?',
    confirmLabel: 'Put away',
    maxLength: MEDICINE_TEXT_LIMIT,
  })
  if (reason === null) return
  await told(async () => {
    await dismissCheck(fingerprint, reason)
    notifyInfo('Put away. It comes back when something about it changes.', {
      action: { label: 'Undo', run: () => void bringBack(fingerprint) },
    })
  })
}

const bringBack = (fingerprint: string): Promise<void> => told(() => bringCheckBack(fingerprint))

async function told(act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    notifyProblem(error instanceof Error ? error.message : 'Something went wrong. Please try again.')
  }
}
