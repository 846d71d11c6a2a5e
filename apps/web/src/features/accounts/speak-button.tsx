import { MESSAGES } from '@salus/contract'
import { IconMicrophone, IconPlayerStop } from '@tabler/icons-react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { hearingMessage } from '#web/voice/hearing-messages.ts'
import { useListening } from '#web/voice/use-listening.ts'

interface SpeakButtonProps {
  /** What is to be said. */
  what: string
  onHeard: (phrase: string) => void
  onProblem: (sentence: string | null) => void
  disabled?: boolean
}

/** Fills one field by voice. */
export function SpeakButton({ what, onHeard, onProblem, disabled = false }: SpeakButtonProps) {
  const { listening, start, stop } = useListening({
    onHeard,
    onProblem: (reason) => onProblem(hearingMessage(reason, MESSAGES.voice.unsupported)),
  })
  const begin = () => {
    onProblem(null)
    start()
  }
  return (
    <IconButton
      label={listening ? `Stop listening for ${what}` : `Speak ${what}`}
      disabled={disabled}
      onClick={listening ? stop : begin}
    >
      {listening ? (
        <IconPlayerStop size={20} stroke={1.75} aria-hidden />
      ) : (
        <IconMicrophone size={20} stroke={1.75} aria-hidden />
      )}
    </IconButton>
  )
}
