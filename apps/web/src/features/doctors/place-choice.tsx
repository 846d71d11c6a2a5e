import type { DoctorList } from '@salus/contract'
import { useId, useState } from 'react'
import { QuietButton } from '#web/ui/quiet-button.tsx'
import classes from './find-doctors-page.module.css'

interface PlaceChoiceProps {
  asked: string
  place: string | null
  others: DoctorList['otherPlaces']
  onChoose: (name: string) => void
}

/** Other places that may be meant. Where one was found they stand back. */
export function PlaceChoice({ asked, place, others, onChoose }: PlaceChoiceProps) {
  const id = useId()
  if (others.names.length === 0) return null
  const names = <Names key={asked} labelledBy={id} names={others.names} onChoose={onChoose} />
  if (place !== null) {
    return (
      <details className={classes.others}>
        <summary id={id}>Not {place}? There are others</summary>
        {names}
      </details>
    )
  }
  return (
    <div className={classes.choice}>
      <p id={id} role="status">
        {others.areSameName
          ? `Which “${asked}” do you mean?`
          : `We do not know a place called “${asked}”. Do you mean one of these?`}
      </p>
      {names}
    </div>
  )
}

const SHOWN = 8

interface NamesProps {
  labelledBy: string
  names: readonly string[]
  onChoose: (name: string) => void
}

/** The larger towns come first, and are mostly meant. */
function Names({ labelledBy, names, onChoose }: NamesProps) {
  const [areAll, setAll] = useState(names.length <= SHOWN + 1)
  return (
    <ul className={classes.names} aria-labelledby={labelledBy}>
      {(areAll ? names : names.slice(0, SHOWN)).map((name) => (
        <li key={name}>
          <QuietButton onClick={() => onChoose(name)}>{name}</QuietButton>
        </li>
      ))}
      {!areAll && (
        <li>
          <QuietButton className={classes.all} onClick={() => setAll(true)}>
            Show all {names.length}
          </QuietButton>
        </li>
      )}
    </ul>
  )
}
