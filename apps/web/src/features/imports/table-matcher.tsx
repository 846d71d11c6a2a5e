import { Button, NativeSelect } from '@mantine/core'
import type { Import, TableColumn, TableMatch } from '@salus/contract'
import { useState } from 'react'
import { notifyProblem } from '#web/ui/notify.ts'
import { ColumnTitle, shortTitle } from './column-title.tsx'
import { unitText } from './import-words.ts'
import { answerImport } from './imports-requests.ts'
import classes from './table-matcher.module.css'
import { columnOf, roleOptions, roleValue, tableQuestions } from './table-questions.ts'

const ORDERS = [
  { value: '', label: 'Please choose' },
  { value: 'dmy', label: 'Day first: 03/04 is 3 April' },
  { value: 'mdy', label: 'Month first: 03/04 is March 4' },
  { value: 'ymd', label: 'Year first: 2024-04-03' },
]
const IN_CELLS = 'cells'

interface TableMatcherProps {
  item: Import
  onCancel: () => void
  cancelLabel?: string
}

/** Shows the guessed meaning of each column of a table, for the person to put right. */
export function TableMatcher({ item, onCancel, cancelLabel = 'Cancel' }: TableMatcherProps) {
  const { table } = item
  const [match, setMatch] = useState<TableMatch | undefined>(table?.match)
  const [isBusy, setBusy] = useState(false)
  if (!table || !match) return null
  const questions = tableQuestions(match)
  const change = (place: number, column: TableColumn) =>
    setMatch({ ...match, columns: match.columns.with(place, column) })
  const read = async () => {
    setBusy(true)
    await answerImport(item.id, { match }).catch((error: Error) => notifyProblem(error.message))
    setBusy(false)
  }
  const unitsOf = (vital: string) => table.choices.find((each) => each.vital === vital)?.units ?? []
  return (
    <div className={classes.matcher}>
      <p className={classes.lead}>This is a table. Say what its columns hold; what you do not need is left out.</p>
      <NativeSelect
        className={classes.order}
        label="Dates are written"
        data={ORDERS}
        value={match.dateOrder ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const { dateOrder: _, ...rest } = match
          setMatch(value === '' ? rest : { ...rest, dateOrder: value as 'dmy' | 'mdy' | 'ymd' })
        }}
      />
      <ul className={classes.columns} aria-label="Columns">
        {match.columns.map((column, place) => {
          const title = table.header[place] || `Column ${place + 1}`
          const samples = table.sample.flatMap((row) => row[place]?.trim() || []).slice(0, 3)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
            <li key={place} className={classes.column} data-ignored={column.is === 'ignore' || undefined}>
              <div>
                <ColumnTitle title={title} />
                <p className={classes.samples}>{samples.length > 0 ? samples.join(' · ') : 'empty'}</p>
              </div>
              <NativeSelect
                aria-label={`What “${shortTitle(title)}” holds`}
                data={roleOptions(table)}
                value={roleValue(column)}
                onChange={({ currentTarget: { value } }) => change(place, columnOf(value, table))}
              />
              {column.is === 'vital' && unitsOf(column.vital).length > 1 && (
                <UnitSelect
                  label={`Unit of “${shortTitle(title)}”`}
                  units={unitsOf(column.vital)}
                  value={column.unitInCells ? IN_CELLS : (column.ucum ?? '')}
                  mayBeInCells
                  onChange={(value) => {
                    const { ucum: _, unitInCells: __, ...rest } = column
                    change(place, {
                      ...rest,
                      ...(value === IN_CELLS ? { unitInCells: true } : value && { ucum: value }),
                    })
                  }}
                />
              )}
            </li>
          )
        })}
      </ul>
      {Object.entries(match.units ?? {}).map(([vital, ucum]) => (
        <UnitSelect
          key={vital}
          label={`Unit of ${table.choices.find((each) => each.vital === vital)?.name ?? vital}, where the row does not say it`}
          units={unitsOf(vital)}
          value={ucum ?? ''}
          isLabelShown
          onChange={(value) => setMatch({ ...match, units: { ...match.units, [vital]: value || null } })}
        />
      ))}
      <div role="status">
        {questions.length > 0 && (
          <ul className={classes.questions}>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={classes.actions}>
        <Button disabled={questions.length > 0} loading={isBusy} onClick={() => void read()}>
          Read the table
        </Button>
        <Button variant="default" onClick={onCancel}>
          {cancelLabel}
        </Button>
      </div>
    </div>
  )
}

interface UnitSelectProps {
  label: string
  units: string[]
  value: string
  onChange: (value: string) => void
  mayBeInCells?: boolean
  isLabelShown?: boolean
}

function UnitSelect({ label, units, value, onChange, mayBeInCells = false, isLabelShown = false }: UnitSelectProps) {
  const data = [
    ...(value === '' ? [{ value: '', label: 'Which unit?' }] : []),
    ...units.map((ucum) => ({ value: ucum, label: unitText(ucum) })),
    ...(mayBeInCells ? [{ value: IN_CELLS, label: 'Each cell says it' }] : []),
  ]
  return (
    <NativeSelect
      {...(isLabelShown ? { label } : { 'aria-label': label })}
      data={data}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
