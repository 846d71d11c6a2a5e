import type { PasswordJudgement } from '@salus/contract'
import { useEffect, useState } from 'react'
import classes from './password-strength.module.css'

const WORDS = ['Very easy to guess', 'Easy to guess', 'Could be better', 'Good', 'Strong']

interface PasswordStrengthProps {
  password: string
  /** Names, addresses and the date of birth of its owner, as far as the page knows them. */
  ownWords: readonly string[]
  /** Stands at the field already. */
  said?: string | undefined
}

/** How hard a password is to guess, worked out in this browser. Its lists are fetched with the first letter. */
export function PasswordStrength({ password, ownWords, said }: PasswordStrengthProps) {
  const [judgement, setJudgement] = useState<PasswordJudgement | null>(null)
  const words = ownWords.join('\n')
  useEffect(() => {
    let isOld = false
    if (password === '') setJudgement(null)
    else {
      import('./password-estimator.ts').then(
        ({ judge }) => !isOld && setJudgement(judge(password, words.split('\n').filter(Boolean))),
        // Without it the password can be chosen all the same; the server judges it.
        () => {},
      )
    }
    return () => {
      isOld = true
    }
  }, [password, words])
  return (
    <div className={classes.strength} aria-live="polite">
      {judgement && (
        <>
          <meter
            className={classes.bar}
            data-weak={judgement.problem !== null || undefined}
            min={0}
            max={4}
            value={judgement.score}
            aria-label="Strength of the password"
          />
          <span>{WORDS[judgement.score]}</span>
          {judgement.problem && judgement.problem !== said && <p className={classes.problem}>{judgement.problem}</p>}
        </>
      )}
    </div>
  )
}
