import { visitPath } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { BackButton } from '#web/ui/back-button.tsx'
import { dayAndClockText } from '#web/ui/known-day.ts'
import { Paper, type PaperPerson } from '#web/ui/paper.tsx'
import { PaperPage } from '#web/ui/paper-page.tsx'
import classes from './visits.module.css'
import { visitsQuery } from './visits-requests.ts'

/** The questions of one visit on one page, with room to write down the answers. */
export function VisitPaperPage({ person }: { person: PaperPerson }) {
  const { id = '' } = useParams()
  const list = useQuery(visitsQuery)
  return (
    <PaperPage
      title="Questions to take along"
      lead="One page for the visit, with room for the answers."
      back={<BackButton to={visitPath(id)}>The visit</BackButton>}
      list={list}
      isPrinted={(visit) => visit.id === id && visit.questions.length > 0}
      empty="There is no question to print yet."
    >
      {([visit]) =>
        visit && (
          <Paper
            label="Questions to take along"
            form="sheet"
            title="Questions"
            person={person}
            footer="Written by the person, to be asked at the visit."
          >
            <p>
              {[`For ${visit.practitioner}`, dayAndClockText(visit.day, visit.time), visit.location, visit.reason]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <ul>
              {visit.questions.map(({ text, isAnswered, answer }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two questions may say the same, and they are not sorted.
                <li key={at} className={isAnswered ? undefined : classes.asked}>
                  {`${at + 1}. ${text}`}
                  {isAnswered && answer && <p>{answer}</p>}
                </li>
              ))}
            </ul>
          </Paper>
        )
      }
    </PaperPage>
  )
}
