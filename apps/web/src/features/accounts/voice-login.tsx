import { Button } from '@mantine/core'
import { MESSAGES } from '@salus/contract'
import { IconMicrophone, IconPlayerStop } from '@tabler/icons-react'
import { hearingMessage } from '#web/voice/hearing-messages.ts'
import { useListening } from '#web/voice/use-listening.ts'
import { asksToLogIn } from './spoken-fields.ts'

interface VoiceLoginProps {
  onAsked: () => void
  onProblem: (sentence: string | null) => void
  disabled: boolean
}

/** Sends the form when it hears the word. It proves nothing: what is in the fields does. */
export function VoiceLogin({ onAsked, onProblem, disabled }: VoiceLoginProps) {
  const { listening, start, stop } = useListening({
    onHeard: (phrase) => (asksToLogIn(phrase) ? onAsked() : onProblem(MESSAGES.login.voiceKeyword)),
    onProblem: (reason) => onProblem(hearingMessage(reason, MESSAGES.voice.unsupportedBrowser)),
  })
  const begin = () => {
    onProblem(null)
    start()
  }
  return (
    <Button
      variant="default"
      fullWidth
      disabled={disabled}
      onClick={listening ? stop : begin}
      leftSection={
        listening ? (
          <IconPlayerStop size={20} stroke={1.75} aria-hidden />
        ) : (
          <IconMicrophone size={20} stroke={1.75} aria-hidden />
        )
      }
    >
      {listening ? MESSAGES.assistant.listening : MESSAGES.login.voice}
    </Button>
  )
}
