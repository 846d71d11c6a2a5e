import { Button } from '@mantine/core'
import { MESSAGES, SYMPTOM_TEXT_LIMIT } from '@salus/contract'
import { type SubmitEvent, useRef } from 'react'
import { otherRecord } from '#web/api/other-record.ts'
import classes from '../assistant-layout.module.css'
import { AssistantSettings } from '../assistant-settings.tsx'
import { DescriptionField } from '../description-field.tsx'
import { QuestionsMeter } from '../questions-meter.tsx'
import { AboutWhom } from './about-whom.tsx'
import type { SymptomCheck } from './use-symptom-check.ts'

const OWN_QUESTION = 'What do you feel, where, and since when?'

export function SymptomForm({ check }: { check: SymptomCheck }) {
  const { draft, change, problems } = check
  const textRef = useRef<HTMLTextAreaElement>(null)
  const formRef = useRef<HTMLFormElement>(null)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (check.analysing) return
    const wrong = check.analyse()
    if (wrong === 'text') textRef.current?.focus()
    if (wrong === 'age') formRef.current?.querySelector<HTMLInputElement>('input[inputmode="decimal"]')?.focus()
  }
  return (
    <form ref={formRef} className={classes.form} onSubmit={submit} noValidate>
      <AssistantSettings language={draft.language} region={draft.region} onChange={change} />
      <DescriptionField
        place="symptoms"
        label={otherRecord ? `What does ${otherRecord.name} feel, where, and since when?` : OWN_QUESTION}
        placeholder="For example: sore throat and fever for two days, no cough"
        limit={SYMPTOM_TEXT_LIMIT}
        value={draft.text}
        problem={problems.text}
        inputRef={textRef}
        language={draft.language}
        onChange={(text) => change({ text })}
      />
      <AboutWhom draft={draft} ageProblem={problems.age} onChange={change} />
      <Button type="submit" size="lg" disabled={check.analysing} fullWidth>
        {check.analysing ? MESSAGES.assistant.busy : 'Analyze'}
      </Button>
      <QuestionsMeter />
    </form>
  )
}
