import type { AssessedCondition } from '@salus/contract'
import { useState } from 'react'
import { AnswerSection } from '../answer-section.tsx'
import { Cause } from './cause.tsx'
import { percent, unlisted } from './how-likely.ts'
import classes from './likely-causes.module.css'

const SHOWN_FIRST = 4

export function LikelyCauses({ conditions }: { conditions: readonly AssessedCondition[] }) {
  const [all, setAll] = useState(false)
  if (conditions.length === 0) return null
  const shown = all ? conditions : conditions.slice(0, SHOWN_FIRST)
  const more = conditions.length - shown.length
  const rest = unlisted(conditions)
  return (
    <AnswerSection title="Likely causes" hint="No diagnosis: what often lies behind such signs, the likeliest first.">
      <ol className={classes.causes}>
        {shown.map((condition) => (
          <Cause key={condition.id} condition={condition} />
        ))}
      </ol>
      {more > 0 && (
        <button type="button" className={classes.more} onClick={() => setAll(true)}>
          Show {more} less likely {more === 1 ? 'cause' : 'causes'}
        </button>
      )}
      {rest > 0 && (
        <p className={classes.rest}>
          Something not on this list <span className="figures">{percent(rest)}</span>
        </p>
      )}
    </AnswerSection>
  )
}
