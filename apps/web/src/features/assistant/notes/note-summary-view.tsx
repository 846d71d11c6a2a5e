import type { NoteRequest, NoteSummary, SummaryLine } from '@salus/contract'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Caution } from '#web/ui/caution.tsx'
import { AnswerSection } from '../answer-section.tsx'
import { EmergencyNumbers } from '../chat/emergency-numbers.tsx'
import { ExplanationSection } from '../models/explanation-section.tsx'
import type { Explaining } from '../models/use-explanation.ts'
import { MentionedSigns } from './mentioned-signs.tsx'
import classes from './note-summary-view.module.css'
import { SourceText } from './source-text.tsx'
import { CHANGES, FLAGS } from './summary-text.ts'
import { TracedLine } from './traced-line.tsx'

interface NoteSummaryViewProps {
  request: NoteRequest
  summary: NoteSummary
  explaining: Explaining
}

/** A summary in parts. Choosing a line marks the words of the note that it came from. */
export function NoteSummaryView({ request, summary, explaining }: NoteSummaryViewProps) {
  const [chosen, setChosen] = useState<SummaryLine | null>(null)
  const heading = useRef<HTMLDivElement>(null)
  // The answer is read from its beginning.
  useEffect(() => heading.current?.focus({ preventScroll: false }), [])
  const line = (each: SummaryLine, more?: ReactNode) => (
    <TracedLine
      key={`${each.spans[0]?.start} ${each.text}`}
      line={each}
      isChosen={chosen === each}
      onChoose={setChosen}
      untied="not tied to your text"
    >
      {more}
    </TracedLine>
  )
  return (
    <div ref={heading} tabIndex={-1} className={classes.summary}>
      <h2 className="visually-hidden">Summary</h2>
      {summary.emergency && <EmergencyNumbers message={summary.emergency} />}
      {summary.notices.map((notice) => (
        <Caution key={notice}>{notice}</Caution>
      ))}
      {summary.mentioned && <MentionedSigns mentioned={summary.mentioned} renderLine={(each) => line(each)} />}
      {summary.understood && (
        <p className={classes.hint}>Choose a line to see the words of the note that it comes from.</p>
      )}
      <Part title="In short" items={summary.overview} render={(each) => line(each)} />
      <Part title="Problems" items={summary.problems} render={(each) => line(each)} />
      <Part
        title="Medicines, as written"
        items={summary.medicines}
        render={({ asWritten, change }) =>
          line(asWritten, change && <span className={classes.tag}>{CHANGES[change]}</span>)
        }
      />
      {summary.results.length > 0 && (
        <AnswerSection title="Results">
          <table className={`${classes.results} figures`}>
            <thead>
              <tr>
                <th scope="col">Test</th>
                <th scope="col">Value</th>
                <th scope="col">Range in the note</th>
              </tr>
            </thead>
            <tbody>
              {summary.results.map(({ name, value, unit, range, flag, asWritten }) => (
                <tr key={`${name} ${asWritten.spans[0]?.start}`} data-flag={flag}>
                  <th scope="row">
                    <button
                      type="button"
                      className={classes.line}
                      aria-pressed={chosen === asWritten}
                      onClick={() => setChosen(asWritten)}
                    >
                      {name}
                    </button>
                  </th>
                  <td>
                    {value} {unit}
                    {flag && flag !== 'normal' && <span className={classes.tag}>{FLAGS[flag]}</span>}
                  </td>
                  <td>{range ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </AnswerSection>
      )}
      <Part
        title="What to do, and by when"
        items={summary.todo}
        render={({ what, by }) => line(what, by && <span className={classes.tag}>{by}</span>)}
      />
      <Part title="Questions for the doctor" items={summary.questions} render={(each) => line(each)} />
      {summary.understood && (
        <ExplanationSection
          explaining={explaining}
          request={{ of: 'note', request }}
          renderLine={(each) => line(each)}
        />
      )}
      {summary.understood && <SourceText title="The note" text={request.text} spans={chosen?.spans ?? []} />}
    </div>
  )
}

interface PartProps<T> {
  title: string
  items: readonly T[]
  render: (item: T) => ReactNode
}

function Part<T>({ title, items, render }: PartProps<T>) {
  if (items.length === 0) return null
  return (
    <AnswerSection title={title}>
      <ul className={classes.lines}>{items.map(render)}</ul>
    </AnswerSection>
  )
}
