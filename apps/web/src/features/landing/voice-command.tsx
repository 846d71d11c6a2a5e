import { MESSAGES } from '@salus/contract'
import { IconMicrophone, IconPlayerStop } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Caution } from '#web/ui/caution.tsx'
import { notifyInfo } from '#web/ui/notify.ts'
import { hearingMessage } from '#web/voice/hearing-messages.ts'
import { speak } from '#web/voice/speak.ts'
import { useListening } from '#web/voice/use-listening.ts'
import classes from './voice-command.module.css'
import { destinationOf } from './voice-phrases.ts'

/** Goes to a page by its spoken name. */
export function VoiceCommand() {
  const navigate = useNavigate()
  const [heard, setHeard] = useState('')
  const [problem, setProblem] = useState<string | null>(null)

  const { listening, start, stop } = useListening({
    onHeard: (phrase) => {
      setHeard(phrase)
      const destination = destinationOf(phrase)
      if (!destination) {
        setProblem(MESSAGES.landing.unrecognised.replace('{phrase}', () => phrase))
        return
      }
      speak(destination.confirmation)
      notifyInfo(destination.confirmation)
      void navigate(destination.path)
    },
    onProblem: (reason) => setProblem(hearingMessage(reason, MESSAGES.landing.unsupported)),
  })
  const begin = () => {
    setHeard('')
    setProblem(null)
    start()
  }

  return (
    <div className={classes.voice}>
      <button
        type="button"
        className={classes.button}
        aria-describedby="voice-hint"
        data-listening={listening || undefined}
        onClick={listening ? stop : begin}
      >
        <span className={classes.sign}>
          {listening ? (
            <IconPlayerStop size={20} stroke={1.75} aria-hidden />
          ) : (
            <IconMicrophone size={20} stroke={1.75} aria-hidden />
          )}
        </span>
        {listening ? 'Listening...' : 'Voice Command'}
      </button>
      <p id="voice-hint" className={classes.hint}>
        Say “login”, “sign up”, “home”, “contact” or “pricing”.
      </p>
      <div role="status" className={classes.heard}>
        {heard && (
          <p>
            {MESSAGES.landing.youSaid} <q>{heard}</q>
          </p>
        )}
      </div>
      <div role="alert">{problem && <Caution>{problem}</Caution>}</div>
    </div>
  )
}
