import type { DoctorSheet } from '@salus/contract'
import { Both } from './both.tsx'
import classes from './sheet-sources.module.css'
import { dayText } from './sheet-texts.ts'

interface SheetSourcesProps extends Pick<DoctorSheet, 'vitals' | 'labs'> {
  sheet: DoctorSheet
  brand: string
}

/** Where each part comes from, so that a doctor can weigh it. */
export function SheetSources({ sheet, vitals, labs, brand }: SheetSourcesProps) {
  const reports = [...new Set(labs.flatMap(({ report }) => (report ? [report.laboratory ?? report.title] : [])))]
  const bySource = Map.groupBy(vitals, ({ newest }) => newest.source)
  return (
    <footer className={classes.sources}>
      <p>
        <b>
          <Both word="sources" />
        </b>
        {sheet.history && (
          <>
            {' – '}
            <Both word="historyBy" /> {dayText(sheet.history.savedAt)}.
          </>
        )}
        {[...bySource].map(([source, measured]) => (
          <span key={source}>
            {' '}
            {measured.map(({ newest: { measure } }, at) => (
              <span key={measure}>
                {at > 0 && ', '}
                <Both word={measure} />
              </span>
            ))}
            : <Both word={source} />.
          </span>
        ))}
        {reports.length > 0 && (
          <>
            {' '}
            <Both word="labsBy" />: {reports.join(', ')}.
          </>
        )}
      </p>
      <p>
        <Both word="notice" /> {brand}
      </p>
    </footer>
  )
}
