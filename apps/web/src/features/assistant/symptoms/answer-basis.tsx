import type { SymptomAnswer } from '@salus/contract'
import { AnswerSection } from '../answer-section.tsx'
import classes from './answer-basis.module.css'
import { useAnswerWords } from './answer-words-context.ts'
import { sourcesOf, warningSigns, whomItIsAbout } from './assessment-text.ts'

/** What the answer stands on: how sure, what of the record, which engine, which guidelines. */
export function AnswerBasis({ answer }: { answer: SymptomAnswer }) {
  const words = useAnswerWords()
  const { confidence, usedFromRecord, engine, understood, reasons } = answer
  const whom = whomItIsAbout(answer.patient, words)
  const signs = warningSigns(answer)
  const sources = sourcesOf(answer)
  return (
    <AnswerSection title={words.whatItIsBasedOn} anchor="what-this-is-based-on">
      <dl className={classes.basis}>
        {reasons.length > 0 && (
          <>
            <dt>{words.whyThisUrgency}</dt>
            <dd>{reasons.join(' ')}</dd>
          </>
        )}
        {signs.length > 0 && (
          <>
            <dt>{words.warningSigns(signs.length)}</dt>
            {signs.map((sign) => (
              <dd key={sign}>{sign}</dd>
            ))}
          </>
        )}
        {understood && (
          <>
            <dt>{words.howSure}</dt>
            <dd>
              <b>{words.sure[confidence.level]}.</b> {confidence.reason}
            </dd>
          </>
        )}
        {whom && (
          <>
            <dt>{words.whoItIsAbout}</dt>
            <dd>{whom}</dd>
          </>
        )}
        {usedFromRecord.length > 0 && (
          <>
            <dt>{words.usedFromRecord}</dt>
            <dd>{usedFromRecord.join(' · ')}</dd>
          </>
        )}
        <dt>{words.answeredBy}</dt>
        <dd>
          {engine.name} {engine.version}
        </dd>
      </dl>
      {sources.length > 0 && (
        <details className={classes.sources}>
          <summary>
            {words.sources} <span className="figures">({sources.length})</span>
          </summary>
          <ul>
            {sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </details>
      )}
    </AnswerSection>
  )
}
