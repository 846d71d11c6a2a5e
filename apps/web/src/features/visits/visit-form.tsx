import { Autocomplete, Checkbox, Select, Textarea, TextInput } from '@mantine/core'
import { VISIT_NOTE_LIMIT, VISIT_STATES, VISIT_TEXT_LIMIT, type VisitState } from '@salus/contract'
import type { ReactNode } from 'react'
import { FieldError } from '#web/ui/field-error.tsx'
import { dayAndClockText } from '#web/ui/known-day.ts'
import { FormPart, FormRow, PartedForm } from '#web/ui/parted-form.tsx'
import type { VisitEditor } from './use-visit-editor.ts'
import { EMPTY_QUESTION, EMPTY_TO_DO } from './visit-draft.ts'
import { VisitLines } from './visit-lines.tsx'
import { STATE_WORDS } from './visit-words.ts'

interface VisitFormProps {
  editor: VisitEditor
  /** Names of doctors whom the person has saved, to be picked. */
  doctors: readonly string[]
  isNew: boolean
  cancel: ReactNode
}

/** All that a person tells of a visit. Only the day and the doctor are needed. */
export function VisitForm({ editor, doctors, isNew, cancel }: VisitFormProps) {
  const { draft, problems, theirs, change } = editor
  const error = (path: string) => problems[path] && <FieldError>{problems[path]}</FieldError>
  const words = (field: 'location' | 'reason' | 'summary' | 'day' | 'time', limit = VISIT_TEXT_LIMIT) => ({
    value: draft[field],
    maxLength: limit,
    autoComplete: 'off',
    error: error(field),
    onChange: (event: { currentTarget: { value: string } }) => change({ [field]: event.currentTarget.value }),
  })
  return (
    <PartedForm
      editor={editor}
      thing="visit"
      isNew={isNew}
      theirsNow={
        theirs
          ? `${theirs.practitioner}, ${dayAndClockText(theirs.day, theirs.time)}, ${STATE_WORDS[theirs.status].toLowerCase()}`
          : ''
      }
      cancel={cancel}
    >
      <FormPart title="The appointment">
        <Autocomplete
          label="With"
          comboboxProps={{ keepMounted: false }}
          placeholder="Dr. Okafor"
          required
          data={[...new Set(doctors)]}
          maxLength={VISIT_TEXT_LIMIT}
          value={draft.practitioner}
          error={error('practitioner')}
          onChange={(practitioner) => change({ practitioner })}
        />
        <FormRow isWide>
          <TextInput label="Day" type="date" required {...words('day')} />
          <TextInput label="Time" type="time" {...words('time')} />
          <TextInput label="Where" placeholder="Lakeside Clinic, 2nd floor" {...words('location')} />
          <TextInput label="Why" placeholder="Blood pressure check" {...words('reason')} />
        </FormRow>
        <Select
          label="Status"
          data={VISIT_STATES.map((value) => ({ value, label: STATE_WORDS[value] }))}
          allowDeselect={false}
          value={draft.status}
          onChange={(status) => status && change({ status: status as VisitState })}
        />
      </FormPart>
      <FormPart title="Questions to ask" hint="Write them down now. You can take them along on paper.">
        <VisitLines
          thing="question"
          lines={draft.questions}
          empty={EMPTY_QUESTION}
          onChange={(questions) => change({ questions })}
        >
          {(question, at, changeLine) => (
            <>
              <TextInput
                label={`Question ${at + 1}`}
                maxLength={VISIT_TEXT_LIMIT}
                value={question.text}
                error={error(`questions.${at}.text`)}
                onChange={(event) => changeLine({ text: event.currentTarget.value })}
              />
              {!isNew && (
                <>
                  <Checkbox
                    label={`Question ${at + 1} is answered`}
                    checked={question.isAnswered}
                    onChange={(event) => changeLine({ isAnswered: event.currentTarget.checked })}
                  />
                  {question.isAnswered && (
                    <Textarea
                      label={`Answer to question ${at + 1}`}
                      autosize
                      minRows={2}
                      maxLength={VISIT_NOTE_LIMIT}
                      value={question.answer}
                      onChange={(event) => changeLine({ answer: event.currentTarget.value })}
                    />
                  )}
                </>
              )}
            </>
          )}
        </VisitLines>
      </FormPart>
      {(!isNew || draft.status === 'done') && (
        <>
          <FormPart title="The talk">
            <Textarea label="What was said" autosize minRows={3} {...words('summary', VISIT_NOTE_LIMIT)} />
          </FormPart>
          <FormPart title="What to do">
            <VisitLines thing="task" lines={draft.toDos} empty={EMPTY_TO_DO} onChange={(toDos) => change({ toDos })}>
              {(toDo, at, changeLine) => (
                <>
                  <FormRow isWide>
                    <TextInput
                      label={`Task ${at + 1}`}
                      maxLength={VISIT_TEXT_LIMIT}
                      value={toDo.text}
                      error={error(`toDos.${at}.text`)}
                      onChange={(event) => changeLine({ text: event.currentTarget.value })}
                    />
                    <TextInput
                      label={`Task ${at + 1} until`}
                      type="date"
                      value={toDo.day}
                      onChange={(event) => changeLine({ day: event.currentTarget.value })}
                    />
                  </FormRow>
                  <Checkbox
                    label={`Task ${at + 1} is done`}
                    checked={toDo.isDone}
                    onChange={(event) => changeLine({ isDone: event.currentTarget.checked })}
                  />
                </>
              )}
            </VisitLines>
          </FormPart>
        </>
      )}
    </PartedForm>
  )
}
