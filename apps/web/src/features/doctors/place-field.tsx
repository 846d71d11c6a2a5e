import { Button, TextInput } from '@mantine/core'
import { DOCTOR_SEARCH_LIMIT } from '@salus/contract'
import { IconCurrentLocation } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import classes from './find-doctors-page.module.css'

interface PlaceFieldProps {
  /** As it is typed. */
  words: string
  /** The place that is asked for. */
  asked: string
  /** The browser's position is used. */
  isHere: boolean
  problem: string | undefined
  onWords: (words: string) => void
  onAsk: (words: string) => void
  onHere: (at: string) => void
}

const WAIT_MS = 10_000
/** A name is asked for when the fingers rest: half of a name is often that of another town. */
const TYPING_MS = 700
const LEAST_LETTERS = 3
/** To a hundredth of a degree, half a mile: nearer than that nobody needs to know where one is. */
const rounded = (degrees: number) => degrees.toFixed(2)

/** Where distances are measured from: a town, a ZIP code, or where the browser is. */
export function PlaceField({ words, asked, isHere, problem, onWords, onAsk, onHere }: PlaceFieldProps) {
  const [state, setState] = useState<'idle' | 'asking' | string>('idle')
  const typed = words.trim()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wait begins anew with each letter alone.
  useEffect(() => {
    if (typed === asked || !isWorthAsking(typed)) return
    const timer = setTimeout(() => onAsk(typed), isWhole(typed) ? 0 : TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const askNow = () => {
    if (typed !== asked) onAsk(typed)
  }
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
            ? 'Your browser did not give your position. Please type a town or a ZIP code.'
            : 'Your position could not be found. Please type a town or a ZIP code.',
        ),
      { timeout: WAIT_MS, maximumAge: 5 * 60_000 },
    )
  }
  const said = state === 'idle' || state === 'asking' ? undefined : state
  return (
    <div className={classes.place}>
      <TextInput
        label="Near town or ZIP code"
        placeholder={isHere ? 'Near me' : 'Springfield, IL'}
        autoComplete="address-level2"
        enterKeyHint="search"
        maxLength={DOCTOR_SEARCH_LIMIT}
        // The problem is that of what was asked, and no longer that of what is being typed.
        error={(typed === asked ? problem : undefined) ?? said}
        value={words}
        onChange={(event) => {
          setState('idle')
          onWords(event.currentTarget.value)
        }}
        onBlur={askNow}
        onKeyDown={(event) => event.key === 'Enter' && askNow()}
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

/** Nothing more is to come. */
const isWhole = (typed: string): boolean => typed === '' || /^\d{5}$/.test(typed)

const isWorthAsking = (typed: string): boolean =>
  isWhole(typed) || (typed.length >= LEAST_LETTERS && !/^\d{1,4}$/.test(typed))
