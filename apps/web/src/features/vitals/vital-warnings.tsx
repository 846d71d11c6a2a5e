import type { ReadingAdvice, Region } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { QuietButton } from '#web/ui/quiet-button.tsx'
import { useDraft } from '#web/ui/use-draft.ts'
import { Section } from './section.tsx'
import classes from './vital-warnings.module.css'
import { measureLabel, readableTime, readingText } from './vital-words.ts'
import { latestQuery } from './vitals-requests.ts'

interface VitalWarningsProps {
  region: Region
  /** What a reading may mean, shown as every other urgency is. */
  Advice: ComponentType<{ advice: readonly ReadingAdvice[] }>
}

/** What the newest readings warn of, those of devices too, until the person has seen it. */
export function VitalWarnings({ region, Advice }: VitalWarningsProps) {
  const latest = useQuery(latestQuery(region))
  const [seen, setSeen] = useDraft<string[]>('vital-warnings-seen', [])
  const warnings = latest.data?.warnings.filter(({ reading }) => !seen.includes(reading.id)) ?? []
  if (warnings.length === 0) return null
  return (
    <Section title="Please look at this">
      <div className={classes.warnings}>
        {warnings.map(({ reading, advice }) => {
          const newest = latest.data?.items.find(({ measure }) => measure === reading.measure)
          const name = `${measureLabel(reading.measure)} ${readingText(reading, region)}`
          return (
            <article key={reading.id} className={classes.warning} aria-label={name}>
              <p className={classes.reading}>
                <strong>{name}</strong>, <time dateTime={reading.at}>{readableTime(reading.at)}</time>
                {newest && newest.id !== reading.id && `. Since then: ${readingText(newest, region)}`}
              </p>
              <Advice advice={[advice]} />
              <QuietButton onClick={() => setSeen([...seen, reading.id])}>I have seen this</QuietButton>
            </article>
          )
        })}
      </div>
    </Section>
  )
}
