import type { SymptomAnswer } from '@salus/contract'
import { ofWhom } from '#web/ui/of-whom.ts'
import { AnswerSection } from '../answer-section.tsx'
import classes from './answer-basis.module.css'
import { sourcesOf, warningSigns, whomItIsAbout } from './assessment-text.ts'

const SURE = { low: 'Not very sure', medium: 'Fairly sure', high: 'Quite sure' }

/** What the answer stands on: how sure, what of the record, which engine, which guidelines. */
export function AnswerBasis({ answer }: { answer: SymptomAnswer }) {
  const { confidence, usedFromRecord, engine, understood, reasons } = answer
  const whom = whomItIsAbout(answer.patient)
  const signs = warningSigns(answer)
  const sources = sourcesOf(answer)
  return (
    <AnswerSection title="What this is based on" anchor="what-this-is-based-on">
      <dl className={classes.basis}>
        {reasons.length > 0 && (
          <>
            <dt>Why this urgency</dt>
            <dd>{reasons.join(' ')}</dd>
          </>
        )}
        {signs.length > 0 && (
          <>
            <dt>{signs.length === 1 ? 'Warning sign' : 'Warning signs'}</dt>
            {signs.map((sign) => (
              <dd key={sign}>{sign}</dd>
            ))}
          </>
        )}
        {understood && (
          <>
            <dt>How sure</dt>
            <dd>
              <b>{SURE[confidence.level]}.</b> {confidence.reason}
            </dd>
          </>
        )}
        {whom && (
          <>
            <dt>Who it is about</dt>
            <dd>{whom}</dd>
          </>
        )}
        {usedFromRecord.length > 0 && (
          <>
            <dt>{ofWhom('Used from {your} record')}</dt>
            <dd>{usedFromRecord.join(' · ')}</dd>
          </>
        )}
        <dt>Answered by</dt>
        <dd>
          {engine.name} {engine.version}
        </dd>
      </dl>
      {sources.length > 0 && (
        <details className={classes.sources}>
          <summary>
            Sources <span className="figures">({sources.length})</span>
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
