import type { LatestVitals, ReadingAdvice, Region } from '@salus/contract'
import { type ComponentType, type ReactNode, useState } from 'react'
import { Caution } from '#web/ui/caution.tsx'
import { QuietButton } from '#web/ui/quiet-button.tsx'
import { Section } from './section.tsx'
import classes from './vital-warnings.module.css'
import { measureLabel, readableTime, readingText } from './vital-words.ts'
import { markVitalSeen } from './vitals-requests.ts'

interface VitalWarningsProps {
  /** Undefined while they are asked for. */
  latest: LatestVitals | undefined
  region: Region
  /** Whose answer counts: the person themselves, or the parent of a child. */
  mayClose: boolean
  /** What a reading may mean, shown as every other urgency is. */
  Advice: ComponentType<{ advice: readonly ReadingAdvice[] }>
}

/** What the newest readings warn of, those of devices too, until the person has seen it. */
export function VitalWarnings({ latest, region, mayClose, Advice }: VitalWarningsProps) {
  // Hidden at once; what could not be told to the server comes again with the next look.
  const [hidden, setHidden] = useState<readonly string[]>([])
  const warnings = latest?.warnings.filter(({ reading, seen }) => !seen && !hidden.includes(reading.id)) ?? []
  if (warnings.length === 0) return null
  return (
    <Section title="Please look at this">
      <div className={classes.warnings}>
        {warnings.map(({ reading, advice }) => {
          const newest = latest?.items.find(({ measure }) => measure === reading.measure)
          const since = newest && newest.id !== reading.id ? newest : null
          const name = `${measureLabel(reading.measure)} ${readingText(reading, region)}`
          return (
            <article key={reading.id} className={classes.warning} aria-label={name}>
              <p className={classes.reading}>
                <strong>{name}</strong>, <time dateTime={reading.at}>{readableTime(reading.at)}</time>
                {since && `. Since then: ${readingText(since, region)}.`}
              </p>
              {since && !warnings.some((other) => other.reading.id === since.id) ? (
                <Over>
                  <Advice advice={[advice]} />
                </Over>
              ) : (
                <Advice advice={[advice]} />
              )}
              {mayClose && (
                <QuietButton
                  onClick={() => {
                    setHidden([...hidden, reading.id])
                    void markVitalSeen(reading.id).catch(() => {})
                  }}
                >
                  I have seen this
                </QuietButton>
              )}
            </article>
          )
        })}
      </div>
    </Section>
  )
}

/** What was dangerous and is not any more, as far as was measured: told without the alarm, and what it meant to be read. */
function Over({ children }: { children: ReactNode }) {
  return (
    <>
      <Caution>
        This was outside of what is safe, and what was measured since is not. Feeling unwell? Then measure again now.
      </Caution>
      <details className={classes.details}>
        <summary>What it meant when it was measured</summary>
        {children}
      </details>
    </>
  )
}
