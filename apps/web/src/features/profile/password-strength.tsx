import { useEffect, useState } from 'react'
import classes from './profile.module.css'

const WORDS = ['Very easy to guess', 'Easy to guess', 'Could be better', 'Good', 'Strong']

/** How hard a password is to guess, worked out in this browser. Its lists are fetched with the first letter. */
export function PasswordStrength({ password }: { password: string }) {
  const [score, setScore] = useState<number | null>(null)
  useEffect(() => {
    let isOld = false
    if (password === '') setScore(null)
    else {
      import('./estimate-strength.ts').then(
        ({ estimateStrength }) => !isOld && setScore(estimateStrength(password)),
        // Without it the password can be changed all the same; the server knows the stolen ones.
        () => {},
      )
    }
    return () => {
      isOld = true
    }
  }, [password])
  return (
    <div className={classes.strength} aria-live="polite">
      {score !== null && (
        <>
          <meter min={0} max={4} value={score} aria-label="Strength of the password" />
          <span>{WORDS[score]}</span>
        </>
      )}
    </div>
  )
}
