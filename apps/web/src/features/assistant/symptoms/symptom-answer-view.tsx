import { answerWords } from '@salus/contract'
import { Caution } from '#web/ui/caution.tsx'
import { SpeaksTo } from '#web/ui/speaks-to.tsx'
import classes from '../assistant-layout.module.css'
import { ExplanationSection } from '../models/explanation-section.tsx'
import type { Explaining } from '../models/use-explanation.ts'
import { AnswerBasis } from './answer-basis.tsx'
import { AnswerWordsProvider, useAnswerWords } from './answer-words-context.ts'
import { whyUrgent } from './assessment-text.ts'
import { DoNow } from './do-now.tsx'
import { EmergencyAlert } from './emergency-alert.tsx'
import { FirstScreen } from './first-screen.tsx'
import { InterviewCard } from './interview-card.tsx'
import { LikelyCauses } from './likely-causes.tsx'
import { QuestionsAnswered } from './questions-answered.tsx'
import { SeekCare } from './seek-care.tsx'
import { UnderstoodText } from './understood-text.tsx'
import { UrgencyBand } from './urgency-band.tsx'
import { useAnswerFocus } from './use-answer-focus.ts'
import type { SymptomCheck } from './use-symptom-check.ts'

/** Shows what to do first, why after it, and what it stands on last, all in the language of the answer. */
export function SymptomAnswerView({ check, explaining }: { check: SymptomCheck; explaining: Explaining }) {
  if (!check.result) return null
  const words = answerWords(check.result.answer.language)
  return (
    <AnswerWordsProvider value={words}>
      <div lang={words.locale}>
        <Answer check={check} result={check.result} explaining={explaining} />
      </div>
    </AnswerWordsProvider>
  )
}

interface AnswerProps {
  check: SymptomCheck
  result: NonNullable<SymptomCheck['result']>
  explaining: Explaining
}

function Answer({ check, result: { answer, request }, explaining }: AnswerProps) {
  const refs = useAnswerFocus(check)
  const words = useAnswerWords()
  const { emergency, urgency, headline, understood } = answer
  const howRead = understood && answer.notices.length > 0 && (
    <div className={classes.notices}>
      <Caution>
        {answer.notices.map((notice) => (
          <p key={notice}>{notice}</p>
        ))}
      </Caution>
    </div>
  )
  if (check.asking) {
    return (
      <>
        {!understood && (
          <UrgencyBand urgency={urgency} headline={headline} reasons={answer.notices} bandRef={refs.band} />
        )}
        {howRead}
        <InterviewCard
          interview={answer.interview}
          next={check.asking}
          urgency={urgency}
          headline={headline}
          busy={check.busy}
          onAnswer={check.answer}
          onEnough={check.showNow}
        />
      </>
    )
  }
  return (
    <div aria-busy={check.busy}>
      {emergency && <EmergencyAlert message={emergency} headline={headline} alertRef={refs.alert} />}
      {!(emergency && urgency === 'emergency') && (
        <UrgencyBand
          urgency={urgency}
          headline={headline}
          reasons={understood ? whyUrgent(answer) : answer.notices}
          bandRef={refs.band}
        />
      )}
      <FirstScreen answer={answer} />
      {request.about === 'self' && <SpeaksTo />}
      {!emergency && howRead}
      <DoNow items={answer.doNow} withheld={answer.withheld} />
      {/* How an emergency was read can wait until help is on its way. */}
      {emergency && howRead}
      <SeekCare signs={answer.seekCare} />
      <LikelyCauses conditions={answer.conditions} />
      {understood && <ExplanationSection explaining={explaining} request={{ of: 'symptoms', request }} />}
      <QuestionsAnswered check={check} interview={answer.interview} />
      <UnderstoodText
        text={request.text}
        findings={answer.findings.filter(({ from }) => from !== 'implied')}
        onCorrect={check.refine}
      />
      <AnswerBasis answer={answer} />
      <p role="status" className="visually-hidden">
        {check.arrival.refined > 0 && words.updated(headline)}
      </p>
    </div>
  )
}
