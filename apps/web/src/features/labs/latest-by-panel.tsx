import { type LabOverview, labName, PAGES } from '@salus/contract'
import { PANELS, panelOf } from '@salus/extract'
import { Link } from 'react-router'
import { FlagMark } from './flag-mark.tsx'
import classes from './result-list.module.css'
import { dayText, valueText } from './result-words.ts'

/** The newest result of each test, as reports group them. */
export function LatestByPanel({ analytes }: Pick<LabOverview, 'analytes'>) {
  const panels = PANELS.map((panel) => ({
    panel,
    tests: analytes
      .filter(({ latest }) => panelOf(latest.analyte) === panel)
      .sort((a, b) => labName(a.latest).localeCompare(labName(b.latest))),
  })).filter(({ tests }) => tests.length > 0)
  return (
    <section aria-labelledby="latest-results">
      <h2 id="latest-results" className={classes.heading}>
        Latest results
      </h2>
      {panels.map(({ panel, tests }) => (
        <section key={panel} aria-label={panel}>
          <h3 className={classes.panel}>{panel}</h3>
          <ul className={classes.list}>
            {tests.map(({ latest, count }) => (
              <li key={latest.id}>
                <Link to={`${PAGES.labResults}?test=${latest.series}`} className={classes.item}>
                  <span className={classes.name}>{labName(latest)}</span>
                  <span className={classes.value}>{valueText(latest)}</span>
                  <span className={classes.range}>
                    {latest.range ? `Lab’s range ${latest.range.text}` : 'No range printed'}
                    <FlagMark flag={latest.flag} />
                  </span>
                  <span className={classes.when}>
                    {dayText(latest.takenAt)}
                    {count > 1 && ` · ${count} results`}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
