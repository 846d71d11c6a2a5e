import { type DoctorSheet, type LabResult, labName, labValueText } from '@salus/contract'
import { Both } from './both.tsx'
import classes from './sheet-labs.module.css'

const SHOWN_EARLIER = 3

export function SheetLabs({ labs }: { labs: DoctorSheet['labs'] }) {
  if (labs.length === 0) return null
  return (
    <section>
      <h3 className={classes.heading}>
        <Both word="labs" />
      </h3>
      <table className={classes.table}>
        <thead>
          <tr>
            {(['test', 'result', 'labRange', 'earlier'] as const).map((word) => (
              <th key={word} scope="col">
                <Both word={word} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labs.map(({ results }) => {
            const newest = results.at(-1)
            if (!newest) return null
            const { analyte, loinc, range, flag } = newest
            return (
              <tr key={newest.id}>
                <th scope="row">
                  <b>{labName(newest)}</b>
                  {analyte && analyte !== labName(newest) && <span className={classes.soft}> · {analyte}</span>}
                  {loinc && <span className={classes.soft}> [LOINC {loinc}]</span>}
                </th>
                <td>
                  <b>{valueText(newest)}</b>
                  {flag && flag !== 'normal' && (
                    <>
                      {' '}
                      (<Both word={flag} />)
                    </>
                  )}
                  <span className={classes.soft}> {newest.takenAt.slice(0, 10)}</span>
                </td>
                <td>{range?.text ?? rangeText(range)}</td>
                <td>
                  {results
                    .slice(0, -1)
                    .slice(-SHOWN_EARLIER)
                    .toReversed()
                    .map((each) => `${valueText(each, newest.unit)} (${each.takenAt.slice(0, 10)})`)
                    .join(', ')}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

/** As printed by the laboratory; the unit is left out where it is that of the newest. */
const valueText = ({ value, comparator, unit }: LabResult, knownUnit?: string): string =>
  labValueText({ value, comparator, unit: unit === knownUnit ? '' : unit })

const rangeText = (range: LabResult['range']): string =>
  range ? [range.low, range.high].map((bound) => bound ?? '').join('–') : ''
