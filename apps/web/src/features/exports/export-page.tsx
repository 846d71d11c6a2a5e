import { PAGES } from '@salus/contract'
import { IconReportMedical } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ofWhom } from '#web/ui/of-whom.ts'
import { Page } from '#web/ui/page.tsx'
import { ExportFile } from './export-file.tsx'
import classes from './export-page.module.css'

/** Everything to take along: a sheet for a doctor, and the record as files. `archive`: all of it in one, where it has no other place. */
export function ExportPage({ archive }: { archive?: ReactNode }) {
  return (
    <Page
      title="Take {Your} Record Along"
      lead="Print a sheet for a doctor, or take all of {your} record as a file that other programs read. It belongs to {you}."
      width="wide"
    >
      <section className={classes.section} aria-labelledby="for-a-doctor">
        <h2 id="for-a-doctor" className={classes.heading}>
          For a doctor
        </h2>
        <Link to={PAGES.doctorSheet} className={classes.sheet}>
          <IconReportMedical className={classes.sign} size={32} stroke={1.5} aria-hidden />
          <span>
            <span className={classes.name}>Doctor sheet</span>
            <span className={classes.text}>
              {ofWhom(
                'One or two pages to print: what {you} measured, drawn over time, {your} medicines, allergies and history, in {your} language and the doctor’s side by side.',
              )}
            </span>
          </span>
        </Link>
      </section>
      <section className={classes.section} aria-labelledby="as-a-file">
        <h2 id="as-a-file" className={classes.heading}>
          As a file
        </h2>
        <ul className={classes.files}>
          <ExportFile
            format="fhir"
            title="Whole record (FHIR)"
            text="History, medicines with each dose, vital signs, lab results and saved documents in the format that hospitals and health apps exchange. It can be imported here again without loss."
            asksForFiles
          />
          <ExportFile
            format="ips"
            title="Patient summary (IPS)"
            text="The short summary that clinics in many countries can read: history, and the newest measurements."
          />
          <ExportFile
            format="csv"
            title="Measurements (CSV)"
            text="Vital signs and lab results as a table for a spreadsheet, one a row."
          />
          <ExportFile
            format="doses"
            title="Doses (CSV)"
            text="Every dose as a table for a spreadsheet, one a row: when it was planned, and whether it was taken."
          />
          <ExportFile
            format="fhir-ndjson"
            title="Very large record (FHIR, one entry a line)"
            text="The whole record for years of device readings: programs can read it bit by bit."
            asksForFiles
          />
        </ul>
        <p className={classes.note}>
          These files are not locked: whoever has them can read them. Keep them where only you get at them.
        </p>
      </section>
      {archive}
    </Page>
  )
}
