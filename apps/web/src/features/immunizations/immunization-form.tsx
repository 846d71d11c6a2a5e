import { Textarea, TextInput } from '@mantine/core'
import { IMMUNIZATION_NOTE_LIMIT, IMMUNIZATION_TEXT_LIMIT, type Immunization } from '@salus/contract'
import type { ReactNode } from 'react'
import { FieldError } from '#web/ui/field-error.tsx'
import { FormPart, FormRow, PartedForm } from '#web/ui/parted-form.tsx'
import type { ImmunizationDraft } from './immunization-draft.ts'
import { aboutText, occurrenceText } from './immunization-words.ts'
import type { ImmunizationEditor } from './use-immunization-editor.ts'
import { VaccineSearch } from './vaccine-search.tsx'

interface ImmunizationFormProps {
  editor: ImmunizationEditor
  /** In which the names of vaccines are told. */
  language: string
  isNew: boolean
  cancel: ReactNode
}

type TextField = Exclude<keyof ImmunizationDraft, 'id' | 'version' | 'cvx'>

/** All that a person tells of a vaccination. Only the name is needed. */
export function ImmunizationForm({ editor, language, isNew, cancel }: ImmunizationFormProps) {
  const { draft, problems, theirs, change } = editor
  const words = (field: TextField, limit = IMMUNIZATION_TEXT_LIMIT) => ({
    value: draft[field],
    maxLength: limit,
    autoComplete: 'off',
    error: problems[field] && <FieldError>{problems[field]}</FieldError>,
    onChange: (event: { currentTarget: { value: string } }) => change({ [field]: event.currentTarget.value }),
  })
  return (
    <PartedForm
      editor={editor}
      thing="vaccination"
      isNew={isNew}
      theirsNow={theirs ? lineOf(theirs) : ''}
      cancel={cancel}
    >
      <FormPart title="The vaccination">
        <VaccineSearch
          name={draft.name}
          language={language}
          problem={problems.name}
          // Another name is another vaccine: its code is not known any more.
          onChange={(name) => change({ name, cvx: null })}
          onChoose={({ name, cvx }) => change({ name, cvx })}
        />
        <FormRow isWide>
          <TextInput label="When" description="For example 2024-03-09, 2024-03 or 2024." {...words('occurrence', 10)} />
          <TextInput label="Dose number" description="For example 1, 2 or booster." {...words('doseNumber', 40)} />
        </FormRow>
      </FormPart>
      <FormPart title="From the card" hint="Fill in what you have.">
        <FormRow isWide>
          <TextInput label="Lot number" {...words('lotNumber', 80)} />
          <TextInput label="Manufacturer" {...words('manufacturer')} />
          <TextInput label="Given by" placeholder="Doctor, pharmacy or clinic" {...words('performer')} />
          <TextInput label="Reaction" placeholder="Sore arm for two days" {...words('reaction')} />
        </FormRow>
        <Textarea label="Note" rows={2} {...words('note', IMMUNIZATION_NOTE_LIMIT)} />
      </FormPart>
    </PartedForm>
  )
}

const lineOf = (immunization: Immunization): string =>
  [immunization.name, occurrenceText(immunization.occurrence), aboutText(immunization)].filter(Boolean).join(' · ')
