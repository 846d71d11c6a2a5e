import { type DueCheck, type DueList, type DueMissing, PAGES, type Region } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { ofWhom } from '#web/ui/of-whom.ts'
import { Page } from '#web/ui/page.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { DueRow } from './due-row.tsx'
import { dueQuery } from './prevention-requests.ts'
import { PLACES } from './status-words.ts'
import classes from './what-is-due.module.css'

interface WhatIsDuePageProps {
  region: Region
  /** Where the sex is written down: the profile, or a child's page. */
  personPage: string
}

/** Checks, vaccinations and controls by age, sex, illnesses and country: now, coming, done or declined. */
export function WhatIsDuePage({ region, personPage }: WhatIsDuePageProps) {
  const due = useQuery(dueQuery(region))
  return (
    <Page
      title="What is due"
      lead={ofWhom('Checks and vaccinations for {your} age and health, with who says so.')}
      width="text"
    >
      {due.isPending && (
        <div role="status" aria-label="Loading">
          <ListSkeleton rows={6} />
        </div>
      )}
      {due.isError && !due.data && (
        <LoadProblem message={due.error.message} retrying={due.isFetching} onRetry={() => void due.refetch()} />
      )}
      {due.data && <Lists list={due.data} personPage={personPage} />}
    </Page>
  )
}

function Lists({ list, personPage }: { list: DueList; personPage: string }) {
  const { items, missing, place } = list
  const of = (...statuses: DueCheck['status'][]) => items.filter(({ status }) => statuses.includes(status))
  const [now, coming, over] = [of('due', 'ask-first'), of('coming', 'remind'), of('done', 'declined')]
  return (
    <>
      {missing.length > 0 && (
        <ul className={classes.missing} aria-label="What would help to know more">
          {missing.map((each) => (
            <li key={each}>{missingText(each, personPage)}</li>
          ))}
        </ul>
      )}
      {items.length === 0 && (
        <EmptyState title="Nothing is due">
          {missing.includes('born')
            ? 'Add a date of birth, and the checks for that age stand here.'
            : 'As far as the record knows.'}
        </EmptyState>
      )}
      {items.length > 0 && (
        <PageSection title="Now">
          {now.length === 0 ? <p>Nothing right now, as far as the record knows.</p> : <Rows checks={now} list={list} />}
        </PageSection>
      )}
      {coming.length > 0 && (
        <PageSection title="Coming">
          <Rows checks={coming} list={list} />
        </PageSection>
      )}
      {over.length > 0 && (
        <PageSection title="Done or declined">
          <Rows checks={over} list={list} />
        </PageSection>
      )}
      <p className={classes.note}>
        {ofWhom(
          `This follows advice for ${PLACES[place]}. After an unusual result, or with illness in the family, {your} doctor may say otherwise: that counts.`,
        )}
      </p>
    </>
  )
}

const Rows = ({ checks, list }: { checks: readonly DueCheck[]; list: DueList }) => (
  <ul className={classes.list}>
    {checks.map((check) => (
      <DueRow key={check.id} check={check} said={list.choices.filter((each) => each.check === check.id)} />
    ))}
  </ul>
)

function missingText(missing: DueMissing, personPage: string) {
  const [text, to, label] = {
    born: ['Much depends on the age.', personPage, 'Add the date of birth'],
    'due-date': ['Some vaccines depend on the week of the pregnancy.', PAGES.medicalHistory, 'Add the due date'],
    sex: ['Some checks are for women or for men alone.', personPage, 'Add the sex'],
    smoking: ['Some checks depend on smoking.', PAGES.medicalHistory, 'Say whether there was any'],
    'body-mass': ['The diabetes test depends on the weight.', personPage, 'Add height and weight'],
  }[missing] as [string, string, string]
  return (
    <>
      {text} <Link to={to}>{label}</Link>
    </>
  )
}
