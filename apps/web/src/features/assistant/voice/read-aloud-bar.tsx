import { NativeSelect } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconPlayerStop, IconVolume } from '@tabler/icons-react'
import { QuietButton } from '#web/ui/quiet-button.tsx'
import { canSpeak, hasVoice } from '#web/voice/read-aloud.ts'
import { RATES, useReadAloud } from '#web/voice/use-read-aloud.ts'
import classes from './read-aloud-bar.module.css'

interface ReadAloudBarProps {
  /** Null while there is nothing to read. */
  text: string | null
  /** BCP 47. */
  language: string
}

const SPEEDS = RATES.map((rate) => ({ value: String(rate), label: `${rate}×` }))

/** Reads a result aloud when it is asked to. Nothing is shown where the browser has no voice for the language. */
export function ReadAloudBar({ text, language }: ReadAloudBarProps) {
  const { state, rate, start, pause, resume, stop, changeRate } = useReadAloud(text ?? '', language)
  if (text === null || !canSpeak() || !hasVoice(language)) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not a form.
    <div className={classes.bar} role="group" aria-label="Read aloud">
      {state === 'idle' && (
        <QuietButton onClick={start}>
          <IconVolume size={20} stroke={1.75} aria-hidden /> Read aloud
        </QuietButton>
      )}
      {state === 'reading' && (
        <QuietButton onClick={pause}>
          <IconPlayerPause size={20} stroke={1.75} aria-hidden /> Pause
        </QuietButton>
      )}
      {state === 'paused' && (
        <QuietButton onClick={resume}>
          <IconPlayerPlay size={20} stroke={1.75} aria-hidden /> Go on
        </QuietButton>
      )}
      {state !== 'idle' && (
        <>
          <QuietButton onClick={stop}>
            <IconPlayerStop size={20} stroke={1.75} aria-hidden /> Stop
          </QuietButton>
          <NativeSelect
            aria-label="Speed"
            data={SPEEDS}
            value={String(rate)}
            onChange={(event) => changeRate(Number(event.currentTarget.value))}
          />
        </>
      )}
    </div>
  )
}
