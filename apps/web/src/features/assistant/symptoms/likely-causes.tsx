import type { AssessedCondition } from '@salus/contract'
import { useState } from 'react'
import { AnswerSection } from '../answer-section.tsx'
import { Cause } from './cause.tsx'
import classes from './likely-causes.module.css'

const SHOWN_FIRST = 4

/** Causes that something speaks for; what fits little and is dangerous stands apart from them. */
export function LikelyCauses({ conditions }: { conditions: readonly AssessedCondition[] }) {
  const [all, setAll] = useState(false)
  const fitting = conditions.filter(({ standing }) => standing === 'fits')
  const apart = conditions.filter(({ standing }) => standing === 'not_to_be_missed')
  const shown = all ? fitting : fitting.slice(0, SHOWN_FIRST)
  const more = fitting.length - shown.length
  return (
    <>
      {fitting.length > 0 && (
        <AnswerSection
          title="Likely causes"
          anchor="likely-causes"
          hint="No diagnosis: what often lies behind such signs, the likeliest first. It may also be something else."
        >
          <Causes conditions={shown} />
          {more > 0 && (
            <button type="button" className={classes.more} onClick={() => setAll(true)}>
              Show {more} less likely {more === 1 ? 'cause' : 'causes'}
            </button>
          )}
        </AnswerSection>
      )}
      {apart.length > 0 && (
        <AnswerSection
          title="Less likely, and not to be missed"
          hint="These fit only a little. They are here because they would need a doctor soon."
        >
          <Causes conditions={apart} />
        </AnswerSection>
      )}
    </>
  )
}

function Causes({ conditions }: { conditions: readonly AssessedCondition[] }) {
  return (
    <ol className={classes.causes}>
      {conditions.map((condition) => (
        <Cause key={condition.id} condition={condition} />
      ))}
    </ol>
  )
}
