import type { DueCheck, DueChoice } from '@salus/contract'
import { PAGES } from '@salus/contract'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { WhenChangeable } from '#web/ui/changeable.tsx'
import { dueName } from '#web/ui/due-words.ts'
import { knownDayText } from '#web/ui/known-day.ts'
import { ofWhom } from '#web/ui/of-whom.ts'
import { QuietButton } from '#web/ui/quiet-button.tsx'
import { DueForm, type Saying, takeBackWithUndo } from './due-forms.tsx'
import { statusText, WAYS } from './status-words.ts'
import classes from './what-is-due.module.css'
import { WHY_WORDS } from './why-words.ts'

const ACTIONS: readonly [saying: Saying, label: string][] = [
  ['done', ofWhom('I had it')],
  ['declined', 'Not for me'],
  ['remind', 'Put off'],
]

/** One check: its name and how it stands; opened, why, by whom, and what the person can say of it. */
export function DueRow({ check, said }: { check: DueCheck; said: readonly DueChoice[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const [saying, setSaying] = useState<Saying | null>(null)
  const panel = useId()
  const { source } = check
  const name = dueName(check)
  return (
    <li className={classes.item}>
      <h3 className={classes.title}>
        <button
          type="button"
          className={classes.head}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={classes.name}>{name}</span>
          <span className={classes.status}>{ofWhom(statusText(check))}</span>
          <IconChevronDown className={classes.sign} size={20} stroke={1.6} aria-hidden />
        </button>
      </h3>
      <div id={panel} hidden={!isOpen} className={classes.panel}>
        {isOpen && (
          <>
            <p>{ofWhom(WHY_WORDS[check.why] ?? '')}</p>
            <p className={classes.source}>
              Source: {source.by}, “{source.title}”, {source.year}.{' '}
              <Link to={`${PAGES.library}/${check.article}`} aria-label={`Read more about it: ${name}`}>
                Read more
              </Link>
            </p>
            {said.map((each) => (
              <p key={each.id} className={classes.said}>
                <span>{ofWhom(saidText(each))}</span>
                <WhenChangeable>
                  <QuietButton onClick={() => void takeBackWithUndo(each.id)}>Take back</QuietButton>
                </WhenChangeable>
              </p>
            ))}
            <WhenChangeable>
              {saying ? (
                <DueForm key={saying} check={check} saying={saying} said={said} onClose={() => setSaying(null)} />
              ) : (
                <div className={classes.actions}>
                  {ACTIONS.filter(([what]) => what === 'done' || !['done', what].includes(check.status)).map(
                    ([what, label]) => (
                      <QuietButton key={what} onClick={() => setSaying(what)}>
                        {label}
                      </QuietButton>
                    ),
                  )}
                </div>
              )}
            </WhenChangeable>
          </>
        )}
      </div>
    </li>
  )
}

function saidText(choice: DueChoice): string {
  switch (choice.status) {
    case 'done':
      return `Written down as done: ${[choice.way && WAYS[choice.way], knownDayText(choice.date)].filter(Boolean).join(', ')}.`
    case 'declined':
      return choice.reason ? `Not wanted: “${choice.reason}”` : 'Not wanted.'
    case 'remind':
      return `Put off until ${knownDayText(choice.until)}.`
  }
}
