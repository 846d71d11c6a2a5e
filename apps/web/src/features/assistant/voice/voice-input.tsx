import { MESSAGES } from '@salus/contract'
import { IconMicrophone, IconPlayerStop } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Caution } from '#web/ui/caution.tsx'
import { askToConfirm } from '#web/ui/confirm-dialog.tsx'
import { notifyInfo } from '#web/ui/notify.ts'
import { QuietButton } from '#web/ui/quiet-button.tsx'
import { hearingMessage } from '#web/voice/hearing-messages.ts'
import { canListen } from '#web/voice/recogniser.ts'
import { type Listener, useDictation } from '#web/voice/use-dictation.ts'
import { rememberSpoken } from './spoken-text.ts'
import type { TranscriptionService } from './transcription-requests.ts'
import classes from './voice-input.module.css'

interface VoiceInputProps {
  /** BCP 47. */
  language: string
  value: string
  service: TranscriptionService | null
  onText: (text: string) => void
  /** In a row with other small buttons: its sign alone. */
  isSmall?: boolean
}

const AGREED = 'voiceServiceAgreed'
const WHERE: Record<Listener, (service: string) => string> = {
  device: () => 'Heard on this device alone.',
  browser: () => 'The sound goes to your browser’s speech service.',
  service: (name) => `Recorded, and sent to ${name} to be written down.`,
}

/** Speech in the place of typing. What is said takes the place of the text, which can be taken back. */
export function VoiceInput({ language, value, service, onText, isSmall = false }: VoiceInputProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const before = useRef('')
  const last = useRef('')
  const added = useRef('')
  // Words come between renders: what was added is known once it is shown.
  useEffect(() => {
    added.current = addedTo(last.current || before.current, value)
  }, [value])
  const { state, listener, start, stop } = useDictation({
    language,
    transcribe: service?.transcribe ?? null,
    onWords: (text) => {
      last.current = text
      rememberSpoken(text)
      onText(`${text}${added.current}`)
    },
    onProblem: (reason) => setProblem(hearingMessage(reason, MESSAGES.assistant.voiceUnsupported)),
    onEnd: () => {
      const replaced = before.current
      if (replaced.trim() === '' || last.current === '' || last.current === replaced) return
      notifyInfo('What you said has taken the place of your text.', {
        action: { label: 'Undo', run: () => onText(replaced) },
      })
    },
  })
  const begin = async () => {
    setProblem(null)
    if (!canListen() && service && !(await agreesTo(service.name))) return
    before.current = value
    last.current = ''
    added.current = ''
    start()
  }
  const isOn = state !== 'idle'
  const label = {
    idle: MESSAGES.assistant.voice,
    listening: MESSAGES.assistant.listening,
    writing: 'Writing it down…',
  }[state]
  return (
    <div className={classes.voice} data-small={isSmall || undefined}>
      <QuietButton
        className={classes.button}
        data-on={isOn || undefined}
        disabled={state === 'writing'}
        aria-label={isSmall ? label : undefined}
        title={isSmall ? label : undefined}
        onClick={isOn ? stop : () => void begin()}
      >
        {isOn ? (
          <IconPlayerStop size={20} stroke={1.75} aria-hidden />
        ) : (
          <IconMicrophone size={20} stroke={1.75} aria-hidden />
        )}
        {!isSmall && label}
      </QuietButton>
      <p role="status" className={classes.where}>
        {isOn && WHERE[listener](service?.name ?? '')}
      </p>
      {problem && (
        <div role="alert" className={classes.problem}>
          <Caution>{problem}</Caution>
        </div>
      )}
    </div>
  )
}

const GAP = '\n\n'

/** Pages of a document that joined the text while somebody spoke: what is said takes the place of what was there before. */
function addedTo(shown: string, value: string): string {
  if (shown.trim() === '') return value.trim() === '' ? '' : `${GAP}${value}`
  const added = value.startsWith(shown.trimEnd()) ? value.slice(shown.trimEnd().length) : ''
  return added.startsWith(GAP) ? added : ''
}

/** Asked once in a browser: a recording is more than words. */
async function agreesTo(name: string): Promise<boolean> {
  if (localStorage.getItem(AGREED) === name) return true
  const agreed = await askToConfirm({
    title: 'Send what you say?',
    body: `This browser cannot write speech down. What you say is recorded and sent to ${name}, which returns it as text. Salus keeps no recording.`,
    confirmLabel: 'I agree',
    cancelLabel: 'Not now',
  })
  if (agreed) localStorage.setItem(AGREED, name)
  return agreed
}
