import { NativeSelect, TextInput } from '@mantine/core'
import { otherRecord } from '#web/api/other-record.ts'
import { ofWhom } from '#web/ui/of-whom.ts'
import classes from './about-whom.module.css'
import type { SymptomDraft } from './symptom-draft.ts'

interface AboutWhomProps {
  draft: SymptomDraft
  ageProblem: string | undefined
  onChange: (changed: Partial<SymptomDraft>) => void
}

const SEXES = [
  { value: '', label: 'Not said' },
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
]

/** Age and sex change what is likely and what is dangerous. */
export function AboutWhom({ draft, ageProblem, onChange }: AboutWhomProps) {
  const other = draft.about === 'other'
  return (
    <div className={classes.whom}>
      <fieldset className={classes.choice}>
        <legend className={classes.legend}>Who is it about?</legend>
        <div className={classes.options}>
          <Option label={otherRecord?.name ?? 'Me'} chosen={!other} onChoose={() => onChange({ about: 'self' })} />
          <Option label="Someone else" chosen={other} onChoose={() => onChange({ about: 'other' })} />
        </div>
      </fieldset>
      <div className={classes.details}>
        {other ? (
          <>
            <TextInput
              label="Age"
              inputMode="decimal"
              maxLength={5}
              className={classes.age ?? ''}
              value={draft.age}
              error={ageProblem}
              onChange={(event) => onChange({ age: event.currentTarget.value })}
            />
            <NativeSelect
              aria-label="Age in"
              data={[
                { value: 'years', label: 'years' },
                { value: 'months', label: 'months' },
              ]}
              value={draft.ageUnit}
              onChange={(event) => onChange({ ageUnit: event.currentTarget.value === 'months' ? 'months' : 'years' })}
            />
          </>
        ) : (
          <p className={classes.hint}>{ofWhom('{Your} age and medical history are taken from {your} record.')}</p>
        )}
        <NativeSelect
          label="Sex"
          className={classes.sex ?? ''}
          data={SEXES}
          value={draft.sex}
          onChange={(event) => onChange({ sex: event.currentTarget.value as SymptomDraft['sex'] })}
        />
      </div>
    </div>
  )
}

function Option({ label, chosen, onChoose }: { label: string; chosen: boolean; onChoose: () => void }) {
  return (
    <label className={classes.option}>
      <input type="radio" name="about" className="visually-hidden" checked={chosen} onChange={onChoose} />
      {label}
    </label>
  )
}
