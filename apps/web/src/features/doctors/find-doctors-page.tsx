import { Button, NativeSelect } from '@mantine/core'
import type { DoctorList, DoctorSort } from '@salus/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { DistanceUnit } from '#web/api/distance-unit.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { otherRecord } from '#web/api/other-record.ts'
import { useSession } from '#web/api/session.ts'
import { EmptyAnswer } from '#web/illustrations/empty-answer.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { Page } from '#web/ui/page.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { CareTeam } from './care-team.tsx'
import { distanceChoices } from './distance.ts'
import { DoctorCard } from './doctor-card.tsx'
import { careTeamQuery, type DoctorQuestion, doctorsQuery } from './doctors-requests.ts'
import classes from './find-doctors-page.module.css'
import { PlaceChoice } from './place-choice.tsx'
import { PlaceField } from './place-field.tsx'
import { SpecialityField } from './speciality-field.tsx'

const NETWORKS = [
  { value: '', label: 'Any network' },
  { value: 'In Network', label: 'In Network' },
  { value: 'Out of Network', label: 'Out of Network' },
]
const RATINGS = [
  { value: '', label: 'Any rating' },
  ...['4', '4.5'].map((value) => ({ value, label: `${value} and better` })),
]
const SORTS: { value: DoctorSort; label: string }[] = [
  { value: 'distance', label: 'Nearest first' },
  { value: 'rating', label: 'Best rated first' },
  { value: 'copay', label: 'Lowest co-pay first' },
]

/** What is asked stands in the address: a search can be kept, and the back button leads through it. */
export function FindDoctorsPage({ unit }: { unit: DistanceUnit }) {
  const [question, change] = useQuestion(unit)
  const [words, setWords] = useState(question.specialization)
  const [placeWords, setPlaceWords] = useState(question.near)
  const askNear = (near: string) => {
    setPlaceWords(near)
    change({ near, at: '' })
  }
  const doctors = useInfiniteQuery(doctorsQuery(question, unit))
  const { data: session } = useSession()
  // A care team is one's own: beside the record of another it would be taken for that person's.
  const isMember = session?.user != null && otherRecord === null
  const team = useQuery({ ...careTeamQuery, enabled: isMember })
  const saved = new Set(team.data?.items.map(({ id }) => id))
  const pages = doctors.data?.pages ?? []
  const items = pages.flatMap((page) => page.items)
  const [first] = pages
  const isPlaceKnown =
    first !== undefined && !first.needsPlace && (first.place !== null || first.otherPlaces.names.length === 0)
  const isSample = first?.directory === 'sample'
  const problems = (doctors.error instanceof ApiFailure && doctors.error.fields) || {}
  return (
    <Page title="Find Doctors" lead="By what they treat, in the words you would use." width="wide">
      <search
        className={classes.search}
        aria-label="Find Doctors"
        data-unsure={(doctors.isPending && !doctors.isPlaceholderData) || undefined}
      >
        <SpecialityField
          value={words}
          onChange={(next) => {
            setWords(next)
            change({ specialization: next.trim() })
          }}
        />
        {!isSample && (
          <PlaceField
            words={placeWords}
            asked={question.near}
            isHere={question.at !== ''}
            problem={problems.near}
            onWords={setPlaceWords}
            onAsk={(near) => change(near === '' ? { near } : { near, at: '' })}
            onHere={(at) => {
              setPlaceWords('')
              change({ at, near: '' })
            }}
          />
        )}
        <NativeSelect
          label="Distance"
          data={distanceChoices(unit)}
          value={question.within}
          onChange={(event) => change({ within: event.currentTarget.value })}
        />
        {isSample && (
          <>
            <NativeSelect
              label="Network"
              data={NETWORKS}
              value={question.network}
              onChange={(event) => change({ network: event.currentTarget.value })}
            />
            <NativeSelect
              label="Rating"
              data={RATINGS}
              value={question.rating}
              onChange={(event) => change({ rating: event.currentTarget.value })}
            />
            <NativeSelect
              label="Order"
              data={SORTS}
              value={question.sort}
              onChange={(event) => change({ sort: event.currentTarget.value as DoctorSort })}
            />
          </>
        )}
      </search>
      {isSample && (
        <p className={classes.sample}>
          These are invented examples, and so are their distances: this Salus has no directory of real doctors yet.
          Whoever runs it can import one; then doctors are found near a town, a ZIP code, or you.
        </p>
      )}
      {isMember && <CareTeam unit={unit} />}
      {doctors.isPending && (
        <div role="status" aria-label="Loading">
          <ListSkeleton rows={6} />
        </div>
      )}
      {doctors.isError && problems.near === undefined && (
        <LoadProblem
          message={problems.specialization ?? doctors.error.message}
          retrying={doctors.isFetching}
          onRetry={() => void doctors.refetch()}
        />
      )}
      {!doctors.isError && first && (
        <>
          <p role="status" className={classes.count}>
            {countText(items.length, doctors.hasNextPage, first)}
          </p>
          {!doctors.isPlaceholderData && (
            <PlaceChoice asked={question.near} place={first.place} others={first.otherPlaces} onChoose={askNear} />
          )}
          {items.length === 0 && isPlaceKnown && (
            <EmptyState picture={<EmptyAnswer />} title="No doctor found">
              Try a wider word, such as “heart doctor” or “family doctor”{question.within && ', or a longer distance'}.
            </EmptyState>
          )}
          <ul className={classes.list}>
            {items.map((doctor) => (
              <DoctorCard
                key={doctor.id}
                doctor={doctor}
                isSaved={isMember ? saved.has(doctor.id) : null}
                unit={unit}
              />
            ))}
          </ul>
          {doctors.hasNextPage && (
            <Button variant="default" loading={doctors.isFetchingNextPage} onClick={() => void doctors.fetchNextPage()}>
              Show more
            </Button>
          )}
        </>
      )}
    </Page>
  )
}

function countText(count: number, hasMore: boolean, { needsPlace, place }: DoctorList): string {
  if (needsPlace) return 'Give a town or a ZIP code, or choose “Near me”, to see who is near.'
  const near = place === null ? '' : ` near ${place}`
  if (count === 0) return place === null ? '' : `Nobody${near}`
  return `${hasMore ? 'The first ' : ''}${count} ${count === 1 ? 'doctor' : 'doctors'}${near}`
}

const NAMES = ['specialization', 'near', 'at', 'network', 'rating'] as const

/** A distance stands in the address under the name of its unit: in another place it is not taken for another. */
function useQuestion(unit: DistanceUnit): [DoctorQuestion, (changes: Partial<DoctorQuestion>) => void] {
  const [params, setParams] = useSearchParams()
  const [specialization, near, at, network, rating] = NAMES.map((name) => params.get(name) ?? '') as [
    string,
    string,
    string,
    string,
    string,
  ]
  const within = params.get(unit) ?? ''
  const asked = params.get('sort') ?? ''
  const sort = SORTS.find(({ value }) => value === asked)?.value ?? 'distance'
  const change = (changes: Partial<DoctorQuestion>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [key, value] of Object.entries(changes)) {
          const name = key === 'within' ? unit : key
          if (value === '' || value === 'distance') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return [{ specialization, near, at, within, network, rating, sort }, change]
}
