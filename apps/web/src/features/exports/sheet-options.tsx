import { Checkbox, NativeSelect } from '@mantine/core'
import { type DoctorSheet, SHEET_LANGUAGES, type SheetLanguage, vitalMeasure } from '@salus/contract'
import { ofWhom } from '#web/ui/of-whom.ts'
import {
  inOrder,
  isChosen,
  labName,
  offered,
  PERIODS,
  type Period,
  type SheetChoice,
  turn,
  vitalName,
} from './sheet-choice.ts'
import classes from './sheet-options.module.css'

interface SheetOptionsProps {
  sheet: DoctorSheet
  choice: SheetChoice
  onChange: (choice: SheetChoice) => void
}

export function SheetOptions({ sheet, choice, onChange }: SheetOptionsProps) {
  const suggested = offered(sheet)
  const box = (name: string, label: string) => (
    <Checkbox
      key={name}
      className={classes.box}
      label={label}
      checked={isChosen(name, choice, suggested)}
      onChange={() => onChange(turn(choice, name))}
    />
  )
  return (
    <form className={classes.options} aria-label="What is on the sheet" onSubmit={(event) => event.preventDefault()}>
      <NativeSelect
        label="Period"
        data={Object.entries(PERIODS).map(([value, { label }]) => ({ value, label }))}
        value={choice.period}
        onChange={(event) => onChange({ ...choice, period: event.currentTarget.value as Period })}
      />
      <NativeSelect
        label={ofWhom('{Your} language')}
        data={LANGUAGES}
        value={choice.own}
        onChange={(event) => onChange({ ...choice, own: event.currentTarget.value as SheetLanguage })}
      />
      <NativeSelect
        label="The doctor’s language"
        data={LANGUAGES}
        value={choice.doctor}
        onChange={(event) => onChange({ ...choice, doctor: event.currentTarget.value as SheetLanguage })}
      />
      <fieldset className={classes.group}>
        <legend className={classes.legend}>Vital signs</legend>
        {sheet.vitals.map((each) => box(vitalName(each), vitalMeasure(each.newest.measure).label))}
        {sheet.vitals.length === 0 && <p className={classes.none}>Nothing was measured in this period.</p>}
      </fieldset>
      <fieldset className={classes.group}>
        <legend className={classes.legend}>Lab results</legend>
        {inOrder(sheet.labs).map((each) => box(labName(each), each.results.at(-1)?.name ?? ''))}
        {sheet.labs.length === 0 && <p className={classes.none}>No results in this period.</p>}
      </fieldset>
      <fieldset className={classes.group}>
        <legend className={classes.legend}>History</legend>
        <p className={classes.none}>Allergies, medicines, conditions, operations and vaccinations are always on it.</p>
        {sheet.doses.length > 0 && (
          <Checkbox
            className={classes.box}
            label="How many doses were taken"
            checked={choice.doses ?? true}
            onChange={(event) => onChange({ ...choice, doses: event.currentTarget.checked })}
          />
        )}
        {sheet.nextVisit && sheet.nextVisit.questions.length > 0 && (
          <Checkbox
            className={classes.box}
            label={`Questions for ${sheet.nextVisit.practitioner}`}
            checked={choice.questions ?? true}
            onChange={(event) => onChange({ ...choice, questions: event.currentTarget.checked })}
          />
        )}
        <Checkbox
          className={classes.box}
          label="Family history, habits and pregnancy"
          checked={choice.family}
          onChange={(event) => onChange({ ...choice, family: event.currentTarget.checked })}
        />
      </fieldset>
    </form>
  )
}

const LANGUAGES = Object.entries(SHEET_LANGUAGES).map(([value, { label }]) => ({ value, label }))
