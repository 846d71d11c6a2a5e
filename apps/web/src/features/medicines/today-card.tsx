import { Button } from '@mantine/core'
import { PAGES, type PlannedDose } from '@salus/contract'
import { IconCheck, IconChecks, IconChevronRight } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { WhenChangeable } from '#web/ui/changeable.tsx'
import { amountText, clockText } from './dose-words.ts'
import { AskBeforeMarking } from './today-ask.tsx'
import classes from './today-card.module.css'
import { TodayCardPlace } from './today-card-place.tsx'
import { countOf, isOpen } from './today-groups.ts'
import { keepHeight } from './today-height.ts'
import { take, undo } from './today-marking.ts'
import { useToday } from './today-query.ts'
import { nameOf } from './today-words.ts'

/** Rows of the first page; the rest is one tap away. */
const MOST_SHOWN = 4

/** Today's doses on the first page: what is due now, with one tap each. Nothing for who takes nothing by a plan. */
export function TodayCard() {
  const { query, today, waiting } = useToday()
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (today) keepHeight(card.current?.offsetHeight ?? 0)
  }, [today])
  if (!today && query.isPending) return <TodayCardPlace />
  // The first page says by itself what it cannot reach.
  if (!today || today.planned.length === 0) return null
  const { planned, taken, next } = countOf(today.planned.filter(({ day }) => day >= today.date))
  const open = today.planned.filter(isOpen)
  const due = open.filter(({ state }) => state !== 'missed')
  const shown = due.slice(0, MOST_SHOWN)
  const missed = open.length - due.length
  return (
    <section ref={card} aria-labelledby="doses" className={classes.card}>
      <div className={classes.head}>
        <h2 id="doses">
          <Link to={PAGES.medicinesToday}>
            Today’s doses
            <IconChevronRight size={20} stroke={1.6} aria-hidden />
          </Link>
        </h2>
        <span className={classes.count}>
          {taken} of {planned} taken
        </span>
      </div>
      {shown.length > 0 ? (
        <ul className={classes.list}>
          {shown.map((dose) => (
            <li key={`${dose.medicineId} ${dose.slot}`}>
              <span className={classes.words}>
                <span className={classes.name}>{nameOf(today, dose.medicineId)}</span>
                <span className={classes.how}>{rowText(dose)}</span>
              </span>
              <WhenChangeable>
                <Button
                  leftSection={<IconCheck size={18} stroke={2} aria-hidden />}
                  onClick={() => void take(today, [dose])}
                  aria-label={`Taken: ${nameOf(today, dose.medicineId)}`}
                >
                  Taken
                </Button>
              </WhenChangeable>
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.none}>
          {next ? `Next at ${clockText(next.time)}: ${nameOf(today, next.medicineId)}.` : 'Nothing more is due today.'}
        </p>
      )}
      <div className={classes.foot}>
        {due.length > 1 && (
          <WhenChangeable>
            <Button
              variant="light"
              leftSection={<IconChecks size={18} stroke={2} aria-hidden />}
              onClick={() => void take(today, due)}
            >
              Take all {due.length}
            </Button>
          </WhenChangeable>
        )}
        <Last today={today} />
        {missed > 0 && (
          <Link to={PAGES.medicinesToday} className={classes.more}>
            {missed === 1 ? 'One dose was missed' : `${missed} doses were missed`}: see what to do
          </Link>
        )}
        {due.length > shown.length && (
          <Link to={PAGES.medicinesToday} className={classes.more}>
            {due.length - shown.length} more due
          </Link>
        )}
      </div>
      <AskBeforeMarking today={today} waiting={waiting} />
    </section>
  )
}

/** The last mark stays in sight, with the way back. */
function Last({ today }: { today: NonNullable<ReturnType<typeof useToday>['today']> }) {
  const last = today.planned
    .flatMap(({ mark }) => mark ?? [])
    .toSorted((one, other) => (one.markedAt < other.markedAt ? 1 : -1))[0]
  if (!last) return null
  return (
    <WhenChangeable>
      <Button variant="default" onClick={() => void undo(today, last)}>
        Undo {nameOf(today, last.medicineId)}
      </Button>
    </WhenChangeable>
  )
}

const rowText = (dose: PlannedDose): string =>
  [clockText(dose.time), amountText(dose.amount, dose.unit), dose.state === 'late' ? 'late' : '']
    .filter(Boolean)
    .join(' · ')
