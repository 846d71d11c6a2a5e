import { Button, TextInput } from '@mantine/core'
import { HISTORY_TEXT_LIMIT, type HistoryForm, MESSAGES } from '@salus/contract'
import { IconMicrophone, IconPlayerStop } from '@tabler/icons-react'
import { useState } from 'react'
import { Caution } from '#web/ui/caution.tsx'
import { notifyInfo } from '#web/ui/notify.ts'
import { hearingMessage } from '#web/voice/hearing-messages.ts'
import { useListening } from '#web/voice/use-listening.ts'
import type { HistoryDraft, Problems } from './history-draft.ts'
import classes from './history-wizard.module.css'
import { type ChangePerson, PersonDiffers } from './person-differs.tsx'

interface PersonalStepProps {
  values: HistoryDraft
  /** As the account says. */
  profile: HistoryForm['account']
  changeProfile: ChangePerson | undefined
  problems: Problems
  onChange: (changed: Partial<HistoryDraft>) => void
}

export function PersonalStep({ values, profile, changeProfile, problems, onChange }: PersonalStepProps) {
  return (
    <div className={classes.fields}>
      <TextInput
        label="Full Name"
        required
        withAsterisk={false}
        autoComplete="name"
        maxLength={HISTORY_TEXT_LIMIT}
        value={values.fullName}
        error={problems.fullName}
        onChange={(event) => onChange({ fullName: event.currentTarget.value })}
      />
      <TextInput
        label="Date of Birth"
        type="date"
        required
        withAsterisk={false}
        autoComplete="bday"
        max={new Date().toISOString().slice(0, 10)}
        className={classes.date ?? ''}
        value={values.dob}
        error={problems.dob}
        onChange={(event) => onChange({ dob: event.currentTarget.value })}
      />
      <PersonDiffers values={values} profile={profile} changeProfile={changeProfile} onChange={onChange} />
      <Speak onUse={(fullName) => onChange({ fullName })} />
    </div>
  )
}

/** Says back what was heard; it becomes the name only when the person wants it. */
function Speak({ onUse }: { onUse: (name: string) => void }) {
  const [problem, setProblem] = useState<string | null>(null)
  const { listening, start, stop } = useListening({
    onHeard: (phrase) =>
      notifyInfo(`${MESSAGES.landing.youSaid} ${phrase}`, {
        action: { label: 'Use as name', run: () => onUse(phrase.slice(0, HISTORY_TEXT_LIMIT)) },
      }),
    onProblem: (reason) => setProblem(hearingMessage(reason, MESSAGES.history.voiceUnsupported)),
  })
  const begin = () => {
    setProblem(null)
    start()
  }
  return (
    <div>
      <Button
        variant="default"
        leftSection={
          listening ? (
            <IconPlayerStop size={20} stroke={1.75} aria-hidden />
          ) : (
            <IconMicrophone size={20} stroke={1.75} aria-hidden />
          )
        }
        onClick={listening ? stop : begin}
      >
        {listening ? MESSAGES.assistant.listening : 'Speak'}
      </Button>
      <div role="alert" className={classes.heard}>
        {problem && <Caution>{problem}</Caution>}
      </div>
    </div>
  )
}
