import { Button } from '@mantine/core'
import type { DosesToday, LibraryAsk, PlannedDose } from '@salus/contract'
import { IconChecks } from '@tabler/icons-react'
import { WhenChangeable } from '#web/ui/changeable.tsx'
import { clockText } from './dose-words.ts'
import classes from './today-dose.module.css'
import { DoseItem } from './today-dose.tsx'
import { type DoseGroup, isTakenTogether } from './today-groups.ts'
import { take } from './today-marking.ts'
import type { Snooze } from './today-snooze.ts'

interface DoseGroupProps {
  group: DoseGroup
  today: DosesToday
  region: LibraryAsk['region']
  waitingIds: ReadonlySet<string>
  snooze: Snooze
  onEarlier: (dose: PlannedDose) => void
  onSkip: (dose: PlannedDose) => void
}

/** Doses of one time, which one tap may answer together. */
export function DoseGroupSection({ group, today, region, waitingIds, snooze, onEarlier, onSkip }: DoseGroupProps) {
  const { key, time, doses } = group
  const together = time === null ? [] : doses.filter(isTakenTogether)
  const id = `doses-${key.replaceAll(/\W/g, '-')}`
  const clock = time === null ? null : clockText(time)
  return (
    <section aria-labelledby={id} className={classes.group}>
      <div className={classes.head}>
        <h2 id={id}>{clock === null ? 'Yesterday' : clock}</h2>
        {time !== null && <span className={classes.part}>{partOfDay(time)}</span>}
        {together.length > 1 && (
          <WhenChangeable>
            <Button
              className={classes.all}
              variant="light"
              leftSection={<IconChecks size={18} stroke={2} aria-hidden />}
              onClick={() => void take(today, together)}
            >
              Take all {clock}
            </Button>
          </WhenChangeable>
        )}
      </div>
      <ul className={classes.list}>
        {doses.map((dose) => (
          <DoseItem
            key={`${dose.medicineId} ${dose.slot}`}
            today={today}
            dose={dose}
            region={region}
            isWaiting={dose.mark !== null && waitingIds.has(dose.mark.id)}
            snooze={snooze}
            onEarlier={() => onEarlier(dose)}
            onSkip={() => onSkip(dose)}
          />
        ))}
      </ul>
    </section>
  )
}

function partOfDay(time: string): string {
  const hour = Number(time.slice(0, 2))
  if (hour < 4) return 'Night'
  if (hour < 12) return 'Morning'
  if (hour < 17) return 'Afternoon'
  return hour < 21 ? 'Evening' : 'Night'
}
