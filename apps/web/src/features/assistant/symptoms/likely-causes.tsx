import type { AssessedCondition } from '@salus/contract'
import { useState } from 'react'
import { AnswerSection } from '../answer-section.tsx'
import { useAnswerWords } from './answer-words-context.ts'
import { Cause } from './cause.tsx'
import classes from './likely-causes.module.css'

const SHOWN_FIRST = 4

/** Causes that something speaks for; what fits little and is dangerous stands apart from them. */
export function LikelyCauses({ conditions }: { conditions: readonly AssessedCondition[] }) {
  const words = useAnswerWords()
  const [all, setAll] = useState(false)
  const fitting = conditions.filter(({ standing }) => standing === 'fits')
  const apart = conditions.filter(({ standing }) => standing === 'not_to_be_missed')
  const shown = all ? fitting : fitting.slice(0, SHOWN_FIRST)
  const more = fitting.length - shown.length
  return (
    <>
      {fitting.length > 0 && (
        <AnswerSection title={words.likelyCauses} anchor="likely-causes" hint={words.likelyCausesHint}>
          <Causes conditions={shown} />
          {more > 0 && (
            <button type="button" className={classes.more} onClick={() => setAll(true)}>
              {words.showLessLikely(more)}
            </button>
          )}
        </AnswerSection>
      )}
      {apart.length > 0 && (
        <AnswerSection title={words.notToBeMissed} hint={words.notToBeMissedHint}>
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
