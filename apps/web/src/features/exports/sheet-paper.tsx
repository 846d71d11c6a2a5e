import type { DoctorSheet, Region } from '@salus/contract'
import type { RefObject } from 'react'
import { useBrand } from '#web/api/site.ts'
import printed from '#web/ui/print-alone.module.css'
import { Both, LanguagesOfSheet } from './both.tsx'
import { inOrder, isChosen, labName, offered, type SheetChoice, vitalName } from './sheet-choice.ts'
import { SheetHistory } from './sheet-history.tsx'
import { SheetLabs } from './sheet-labs.tsx'
import classes from './sheet-paper.module.css'
import { SheetSources } from './sheet-sources.tsx'
import { dayText } from './sheet-texts.ts'
import { SheetVitals } from './sheet-vitals.tsx'

interface SheetPaperProps {
  sheet: DoctorSheet
  choice: SheetChoice
  region: Region
  paper: 'a4' | 'letter'
  ref: RefObject<HTMLElement | null>
}

/** The sheet as it is printed; nothing on it is cut off to make it fit. */
export function SheetPaper({ sheet, choice, region, paper, ref }: SheetPaperProps) {
  const brand = useBrand()
  const suggested = offered(sheet)
  const vitals = sheet.vitals.filter((each) => isChosen(vitalName(each), choice, suggested))
  const labs = inOrder(sheet.labs).filter((each) => isChosen(labName(each), choice, suggested))
  const { own, doctor } = choice
  return (
    <LanguagesOfSheet value={{ own, doctor, names: sheet.names }}>
      <article className={`${printed.alone} ${classes.paper}`} data-paper={paper} ref={ref} aria-label="The sheet">
        <header className={classes.header}>
          <h2 className={classes.title}>
            <Both word="title" />
          </h2>
          <dl className={classes.person}>
            <div>
              <dt>
                <Both word="name" />
              </dt>
              <dd>{sheet.fullName || '–'}</dd>
            </div>
            <div>
              <dt>
                <Both word="born" />
              </dt>
              <dd>{sheet.dob || '–'}</dd>
            </div>
            {sheet.age !== null && (
              <div>
                <dt>
                  <Both word="age" />
                </dt>
                <dd>{sheet.age}</dd>
              </div>
            )}
            <div>
              <dt>
                <Both word="period" />
              </dt>
              <dd>{sheet.from ? `${dayText(sheet.from)} – ${dayText(sheet.madeAt)}` : <Both word="allOnRecord" />}</dd>
            </div>
            <div>
              <dt>
                <Both word="made" />
              </dt>
              <dd>{dayText(sheet.madeAt)}</dd>
            </div>
          </dl>
        </header>
        <SheetHistory
          details={sheet.history?.details ?? null}
          doses={(choice.doses ?? true) ? sheet.doses : []}
          family={choice.family}
          immunizations={sheet.immunizations}
          nextVisit={(choice.questions ?? true) ? sheet.nextVisit : null}
        />
        <SheetVitals vitals={vitals} region={region} />
        <SheetLabs labs={labs} />
        <SheetSources sheet={sheet} vitals={vitals} labs={labs} brand={brand} />
      </article>
    </LanguagesOfSheet>
  )
}
