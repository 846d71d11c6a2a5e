import { Checkbox, NativeSelect } from '@mantine/core'
import type { ConditionEntry } from '@salus/contract'
import { useEffect, useRef } from 'react'
import type { Problems } from './history-draft.ts'
import classes from './history-wizard.module.css'
import { YearField } from './year-field.tsx'

interface ConditionCategoryProps {
  category: string
  offered: readonly ConditionEntry[]
  conditions: readonly ConditionEntry[]
  problems: Problems
  /** Something was just put here by the search: it is shown. */
  isAdded: boolean
  onChange: (conditions: ConditionEntry[]) => void
}

/** One category that folds: how many are chosen, and each with since when. */
export function ConditionCategory(props: ConditionCategoryProps) {
  const { category, offered, conditions, problems, isAdded, onChange } = props
  const isHere = (entry: ConditionEntry) => entry.category === category
  const own = conditions.filter(isHere)
  const rows = [...offered.map((each) => own.find(({ name }) => name === each.name) ?? each), ...own].filter(
    (each, at, all) => all.indexOf(each) === at,
  )
  const hasProblem = Object.keys(problems).some((path) => own.some((entry) => path === yearPath(conditions, entry)))
  const fold = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if ((isAdded || hasProblem) && fold.current) fold.current.open = true
  }, [isAdded, hasProblem])
  return (
    <details ref={fold} className={classes.category}>
      <summary className={classes.summary}>
        <span>{category}</span>
        <span className={classes.chosen} data-some={own.length > 0 || undefined}>
          {own.length} of {rows.length} chosen
        </span>
      </summary>
      <ul className={classes.rows}>
        {rows.map((row) => {
          const at = conditions.indexOf(row)
          const set = (changed: Partial<ConditionEntry>) =>
            onChange(conditions.map((each) => (each === row ? { ...row, ...changed } : each)))
          return (
            <li key={`${row.name} ${at}`} className={classes.row}>
              <Checkbox
                className={classes.box ?? ''}
                color="var(--primary)"
                label={row.name}
                checked={at >= 0}
                onChange={(event) =>
                  onChange(
                    event.currentTarget.checked ? [...conditions, row] : conditions.filter((each) => each !== row),
                  )
                }
              />
              {at >= 0 && (
                <div className={classes.more}>
                  <YearField
                    label="Since (year)"
                    about={row.name}
                    value={row.onsetYear}
                    problem={problems[yearPath(conditions, row)]}
                    onChange={(onsetYear) => set({ onsetYear })}
                  />
                  <NativeSelect
                    label="Now"
                    aria-label={`${row.name}: now`}
                    data={[
                      { value: 'active', label: 'I have it' },
                      { value: 'past', label: 'It is in the past' },
                    ]}
                    value={row.status}
                    onChange={(event) => set({ status: event.currentTarget.value === 'past' ? 'past' : 'active' })}
                  />
                  {row.icd10 && <span className={classes.code}>ICD-10 {row.icd10}</span>}
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}

const yearPath = (conditions: readonly ConditionEntry[], entry: ConditionEntry): string =>
  `details.conditions.${conditions.indexOf(entry)}.onsetYear`
