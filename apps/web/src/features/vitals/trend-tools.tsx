import { Checkbox, NativeSelect } from '@mantine/core'
import type { VitalName } from '@salus/contract'
import { RANGES, type RangeName } from './trend-range.ts'
import classes from './vital-trend.module.css'
import { measureLabel } from './vital-words.ts'

export interface TrendChoice {
  range: RangeName
  other: VitalName | null
  hasAverage: boolean
  hasMarks: boolean
}

interface TrendToolsProps {
  choice: TrendChoice
  measure: VitalName
  measured: readonly VitalName[]
  /** There is something in the record that could be marked. */
  canMark: boolean
  onChange: (change: Partial<TrendChoice>) => void
  onMeasure: (measure: VitalName) => void
}

/** What the chart shows. */
export function TrendTools({ choice, measure, measured, canMark, onChange, onMeasure }: TrendToolsProps) {
  const named = (name: VitalName) => ({ value: name, label: measureLabel(name) })
  return (
    <>
      <NativeSelect
        label="Measure"
        data={measured.map(named)}
        value={measure}
        onChange={(event) => onMeasure(event.currentTarget.value as VitalName)}
      />
      {measured.length > 1 && (
        <NativeSelect
          label="Compare with"
          data={[{ value: '', label: 'Nothing' }, ...measured.filter((name) => name !== measure).map(named)]}
          value={choice.other ?? ''}
          onChange={(event) => onChange({ other: (event.currentTarget.value || null) as VitalName | null })}
        />
      )}
      <fieldset className={classes.ranges}>
        <legend className="visually-hidden">Time</legend>
        {Object.entries(RANGES).map(([name, { label }]) => (
          <label key={name} className={classes.range}>
            <input
              type="radio"
              name="range"
              checked={name === choice.range}
              onChange={() => onChange({ range: name as RangeName })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div className={classes.switches}>
        <Checkbox
          label="Moving average"
          checked={choice.hasAverage}
          onChange={(event) => onChange({ hasAverage: event.currentTarget.checked })}
        />
        {canMark && (
          <Checkbox
            label="Medicines and events"
            checked={choice.hasMarks}
            onChange={(event) => onChange({ hasMarks: event.currentTarget.checked })}
          />
        )}
      </div>
    </>
  )
}
