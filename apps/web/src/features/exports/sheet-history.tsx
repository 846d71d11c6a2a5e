import type { DoctorSheet, HistoryDetails, Immunization, NextVisit } from '@salus/contract'
import type { ReactNode } from 'react'
import { Both, FreeWords, Named } from './both.tsx'
import classes from './sheet-history.module.css'
import { uniqueKeys } from './sheet-texts.ts'
import type { SheetWord } from './sheet-words.ts'

interface SheetHistoryProps {
  details: HistoryDetails | null
  doses: DoctorSheet['doses']
  family: boolean
  immunizations: readonly Immunization[]
  /** Its questions are on the sheet. */
  nextVisit: NextVisit | null
}

/** Allergies first: they are what must not be missed. */
export function SheetHistory({ details, doses, family, immunizations, nextVisit }: SheetHistoryProps) {
  const conditions = details?.conditions ?? []
  const keyOf = uniqueKeys()
  const isAllergy = ({ category }: { category: string }) => category.endsWith('Allergy')
  const illnesses = conditions.filter((each) => !isAllergy(each) && each.category !== 'Surgery')
  return (
    <div className={classes.history}>
      <Part word="allergies">
        {conditions.filter(isAllergy).map(({ name, status }) => (
          <li key={keyOf(`c ${name}`)}>
            <Named name={name} />
            {status === 'past' && <Detail word="past" />}
          </li>
        ))}
        {details?.allergies.map(({ substance, reaction, severity }) => (
          <li key={keyOf(`a ${substance} ${reaction}`)}>
            <Named name={substance} />
            <Words text={reaction} />
            {severity && <Detail word={severity} />}
          </li>
        ))}
      </Part>
      <Part word="medicines">
        {details?.medications.map(({ name, strength, frequency, sinceYear, reason }) => (
          <li key={keyOf(`${name} ${strength} ${frequency}`)}>
            <Named name={name} />
            <Words text={strength} />
            <Words text={frequency} />
            {sinceYear && `, ${sinceYear}–`}
            <Words text={reason} />
            <Taken dose={doses.find((each) => each.name === name && each.strength === strength)} />
          </li>
        ))}
      </Part>
      <Part word="conditions">
        {[...illnesses]
          .sort((one, other) => one.status.localeCompare(other.status))
          .map(({ name, icd10, onsetYear, status }) => (
            <li key={keyOf(`${name} ${icd10}`)}>
              <Named name={name} />
              {icd10 && ` [${icd10}]`}
              {onsetYear && `, ${onsetYear}${status === 'active' ? '–' : ''}`}
              {status === 'past' && <Detail word="past" />}
            </li>
          ))}
      </Part>
      <Part word="surgeries">
        {conditions
          .filter(({ category }) => category === 'Surgery')
          .map(({ name, onsetYear }) => (
            <li key={keyOf(`c ${name}`)}>
              <Named name={name} />
              {onsetYear && `, ${onsetYear}`}
            </li>
          ))}
        {details?.surgeries.map(({ name, year }) => (
          <li key={keyOf(`s ${name} ${year}`)}>
            <Named name={name} />
            {year && `, ${year}`}
          </li>
        ))}
      </Part>
      {immunizations.length > 0 && (
        <Part word="vaccinations">
          {newestOfEach(immunizations).map(({ id, name, occurrence }) => (
            <li key={id}>
              <FreeWords text={name} />
              {occurrence && `, ${occurrence.slice(0, 10)}`}
            </li>
          ))}
        </Part>
      )}
      {nextVisit && nextVisit.questions.length > 0 && (
        <Part word="questions">
          {nextVisit.questions.map((question) => (
            <li key={keyOf(`q ${question}`)}>
              <FreeWords text={question} />
            </li>
          ))}
        </Part>
      )}
      {family && details && details.family.length > 0 && (
        <Part word="family">
          {details.family.map(({ condition, who, age }) => (
            <li key={keyOf(`${condition} ${who}`)}>
              <Both word={condition} />
              <Words text={who} />
              {age !== null && `, ${age}`}
            </li>
          ))}
        </Part>
      )}
      {family && details && <Habits details={details} />}
    </div>
  )
}

/** A sheet has room for the last dose against each illness; the card has all of them. */
function newestOfEach(immunizations: readonly Immunization[]): Immunization[] {
  const seen = new Set<string>()
  return immunizations.filter(({ illnesses, name }) => {
    const key = illnesses.join() || name
    return seen.size < seen.add(key).size
  })
}

function Habits({ details: { smoking, alcohol, pregnancy, dueDate } }: { details: HistoryDetails }) {
  const isPregnancyTold = pregnancy !== null && pregnancy !== 'no'
  if (!smoking && !alcohol && !isPregnancyTold) return null
  return (
    <Part word="habits">
      {smoking && (
        <li>
          <Both word="smoking" />: <Both word={smoking} />
        </li>
      )}
      {alcohol && (
        <li>
          <Both word="alcohol" />: <Both word={alcohol} />
        </li>
      )}
      {isPregnancyTold && (
        <li>
          <Both word={pregnancy} />
          {dueDate && (
            <>
              , <Both word="dueDate" />: {dueDate}
            </>
          )}
        </li>
      )}
    </Part>
  )
}

/** An empty part says so: a missing line would leave a doctor guessing. */
function Part({ word, children }: { word: SheetWord; children: ReactNode }) {
  const isEmpty = [children].flat(2).every((child) => !child)
  return (
    <section className={classes.part}>
      <h3 className={classes.heading}>
        <Both word={word} />
      </h3>
      {isEmpty ? (
        <p className={classes.nothing}>
          <Both word="nothing" />
        </p>
      ) : (
        <ul className={classes.list}>{children}</ul>
      )}
    </section>
  )
}

const Detail = ({ word }: { word: SheetWord }) => (
  <>
    , <Both word={word} />
  </>
)

/** The rate, with the count behind it. */
const Taken = ({ dose }: { dose: DoctorSheet['doses'][number] | undefined }) =>
  dose ? (
    <>
      ; <Both word="dosesTaken" />:{' '}
      {`${dose.taken}/${dose.planned} (${Math.round((dose.taken / dose.planned) * 100)}%)`}
    </>
  ) : null

const Words = ({ text }: { text: string }) =>
  text === '' ? null : (
    <>
      , <FreeWords text={text} />
    </>
  )
