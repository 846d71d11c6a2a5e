import { Button, TextInput } from '@mantine/core'
import { IconCurrentLocation } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './find-doctors-page.module.css'

interface PlaceFieldProps {
  zip: string
  /** The browser's position is used. */
  isHere: boolean
  problem: string | undefined
  onZip: (zip: string) => void
  onHere: (at: string) => void
}

const WAIT_MS = 10_000
/** To a hundredth of a degree, half a mile: nearer than that nobody needs to know where one is. */
const rounded = (degrees: number) => degrees.toFixed(2)

/** Where distances are measured from: a ZIP code, or where the browser is. */
export function PlaceField({ zip, isHere, problem, onZip, onHere }: PlaceFieldProps) {
  const [state, setState] = useState<'idle' | 'asking' | string>('idle')
  const locate = () => {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        onHere(`${rounded(coords.latitude)},${rounded(coords.longitude)}`)
      },
      ({ code, PERMISSION_DENIED }) =>
        setState(
          code === PERMISSION_DENIED
            ? 'Your browser did not give your position. Please type a ZIP code.'
            : 'Your position could not be found. Please type a ZIP code.',
        ),
      { timeout: WAIT_MS, maximumAge: 5 * 60_000 },
    )
  }
  const said = problem ?? (state === 'idle' || state === 'asking' ? undefined : state)
  return (
    <div className={classes.place}>
      <TextInput
        label="Near ZIP code"
        placeholder={isHere ? 'Near me' : '10001'}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        error={said}
        value={zip}
        onChange={(event) => onZip(event.currentTarget.value.replace(/\D/g, ''))}
      />
      {'geolocation' in navigator && (
        <Button
          variant="default"
          loading={state === 'asking'}
          leftSection={<IconCurrentLocation size={18} aria-hidden />}
          aria-pressed={isHere}
          onClick={() => (isHere ? onHere('') : locate())}
        >
          Near me
        </Button>
      )}
    </div>
  )
}
