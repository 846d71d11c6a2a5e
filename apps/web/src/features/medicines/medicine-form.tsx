import { Autocomplete, Checkbox, Textarea } from '@mantine/core'
import { DIRECTIONS_LIMIT, MEDICINE_FORMS, MEDICINE_KINDS, MEDICINE_TEXT_LIMIT, type Medicine } from '@salus/contract'
import type { ReactNode } from 'react'
import { FormPart, FormRow, PartedForm } from '#web/ui/parted-form.tsx'
import { CandidateChecks } from './candidate-checks.tsx'
import { ChoiceField, TextField } from './form-fields.tsx'
import { type PartyDraft, withForm } from './medicine-draft.ts'
import { MedicineSearch } from './medicine-search.tsx'
import { FORM_WORDS, KIND_WORDS, strengthText } from './medicine-words.ts'
import { ScheduleEditor } from './schedule-editor.tsx'
import { scheduleText } from './schedule-words.ts'
import { SupplyFields } from './supply-fields.tsx'
import type { MedicineEditor } from './use-medicine-editor.ts'

/** A doctor of the care team, who may be named. */
export interface TeamDoctor {
  id: string
  name: string
}

export interface MedicinePlace {
  language: string
  region: string
}

interface MedicineFormProps {
  editor: MedicineEditor
  /** In which the names of medicines are told, and where brands are sold. */
  place: MedicinePlace
  team: readonly TeamDoctor[]
  /** A medicine that is there already has its supply counted on its page. */
  isNew: boolean
  cancel: ReactNode
}

const FORMS = [
  { value: '', label: 'Not said' } as const,
  ...MEDICINE_FORMS.map((value) => ({ value, label: FORM_WORDS[value] })),
]
const KINDS = [
  { value: '', label: 'Not said' } as const,
  ...MEDICINE_KINDS.map((value) => ({ value, label: KIND_WORDS[value] })),
]
const KNOWN_DAY = 'A day, a month or a year: 2024-03-09, 2024-03 or 2024.'

/** All that a person tells of a medicine. Only the name is needed. */
export function MedicineForm({ editor, place, team, isNew, cancel }: MedicineFormProps) {
  const { draft, problems, theirs, change } = editor
  const words = (field: 'strength' | 'reason' | 'since' | 'until') => ({
    value: draft[field],
    problem: problems[field],
    maxLength: MEDICINE_TEXT_LIMIT,
    onChange: (value: string) => change({ [field]: value }),
  })
  return (
    <PartedForm editor={editor} thing="medicine" isNew={isNew} theirsNow={theirs ? lineOf(theirs) : ''} cancel={cancel}>
      <FormPart title="The medicine">
        <MedicineSearch
          name={draft.name}
          {...place}
          problem={problems.name}
          onChange={(name) => change({ name })}
          onChoose={({ name, kind }) => change({ name, ...(kind && !draft.kind && { kind }) })}
        />
        <FormRow>
          <TextField label="Strength" placeholder="500 mg" {...words('strength')} />
          <ChoiceField
            label="Form"
            value={draft.form}
            choices={FORMS}
            onChange={(next) => change(withForm(draft, next))}
          />
          <ChoiceField label="How it is got" value={draft.kind} choices={KINDS} onChange={(kind) => change({ kind })} />
        </FormRow>
        <TextField label="What for" placeholder="Headache" {...words('reason')} />
        <Textarea
          label="How to take it, in the words of the label"
          placeholder="One tablet twice a day with water"
          rows={2}
          maxLength={DIRECTIONS_LIMIT}
          value={draft.directions}
          onChange={(event) => change({ directions: event.currentTarget.value })}
        />
        <CandidateChecks draft={draft} inPlaceOf={isNew ? undefined : draft.id} />
      </FormPart>
      <FormPart title="When it is taken" hint="As the label or the doctor says it.">
        <ScheduleEditor
          draft={draft.schedule}
          problems={below('schedule.', problems)}
          onChange={(schedule) => change({ schedule })}
        />
        {draft.schedule.kind === 'none' && (
          <Checkbox
            label="It is taken only when needed"
            checked={draft.asNeeded}
            onChange={(event) => change({ asNeeded: event.currentTarget.checked })}
          />
        )}
        <Checkbox
          label="It is important"
          description="It gets a star in the list, and reminds you again until you answer."
          checked={draft.important}
          onChange={(event) => change({ important: event.currentTarget.checked })}
        />
      </FormPart>
      <FormPart title="Who and since when">
        <FormRow>
          <PartyField
            label="Prescribed by"
            party={draft.prescriber}
            team={team}
            onChange={(prescriber) => change({ prescriber })}
          />
          <PartyField label="Pharmacy" party={draft.pharmacy} team={[]} onChange={(pharmacy) => change({ pharmacy })} />
          <TextField label="Since" description={KNOWN_DAY} {...words('since')} />
          <TextField label="Until" description="If an end is known." {...words('until')} />
        </FormRow>
        <Textarea
          label="Note"
          rows={2}
          maxLength={DIRECTIONS_LIMIT}
          value={draft.note}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
      </FormPart>
      {isNew && (
        <FormPart title="How much is left" hint="With this, the list says when it runs out.">
          <SupplyFields
            supply={draft.supply}
            unit={draft.schedule.unit}
            problems={below('supply.', problems)}
            onChange={(supply) => change({ supply })}
          />
        </FormPart>
      )}
    </PartedForm>
  )
}

function lineOf(medicine: Medicine): string {
  const { name, directions, schedule } = medicine
  return [name, strengthText(medicine), schedule ? scheduleText(schedule) : directions].filter(Boolean).join(' · ')
}

interface PartyFieldProps {
  label: string
  party: PartyDraft
  team: readonly TeamDoctor[]
  onChange: (party: PartyDraft) => void
}

/** A name; one of the care team stays tied to the doctor. */
const PartyField = ({ label, party, team, onChange }: PartyFieldProps) => (
  <Autocomplete
    label={label}
    data={[...new Set(team.map(({ name }) => name))]}
    maxLength={MEDICINE_TEXT_LIMIT}
    value={party.name}
    comboboxProps={{ keepMounted: false }}
    onChange={(name) => onChange({ name, doctorId: team.find((doctor) => doctor.name === name)?.id ?? null })}
  />
)

const below = (start: string, problems: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([path, said]) =>
      path.startsWith(start) ? [[path.slice(start.length), said]] : [],
    ),
  )
