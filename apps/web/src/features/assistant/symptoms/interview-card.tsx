import type { GivenAnswer, Interview, Outcome, Question } from '@salus/contract'
import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { QuietButton } from '#web/ui/quiet-button.tsx'
import { useAnswerWords } from './answer-words-context.ts'
import { BodyPicture } from './body-picture.tsx'
import { choicesOf, isAnswerTo, isSameAnswer } from './given-answer.ts'
import { GivenAnswers } from './given-answers.tsx'
import classes from './interview-card.module.css'

interface InterviewCardProps {
  interview: Interview
  next: Question
  urgency: Outcome
  headline: string
  busy: boolean
  onAnswer: (question: Question, answer: GivenAnswer) => void
  onEnough: () => void
}

/** One question at a time, in large type. Back shows an earlier one again, with its answer. */
export function InterviewCard({ interview, next, urgency, headline, busy, onAnswer, onEnough }: InterviewCardProps) {
  const say = useAnswerWords()
  const [again, setAgain] = useState<number | null>(null)
  const { given, asked, expected } = interview
  const shown = again === null ? undefined : given[again]
  const question = shown?.question ?? next
  const at = shown ? (again ?? 0) : asked
  const heading = useRef<HTMLHeadingElement>(null)
  const progress = useId()
  const words = question.words
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question takes the focus when it is put.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    const top = heading.current?.getBoundingClientRect().top ?? 0
    if (top < 0 || top > window.innerHeight / 2) heading.current?.scrollIntoView({ block: 'center' })
  }, [words])
  const answer = (given: GivenAnswer) => {
    if (busy) return
    setAgain(null)
    onAnswer(question, given)
  }
  const chosen = given.find((each) => isAnswerTo(question, each.answer))?.answer
  return (
    <div className={classes.card} aria-busy={busy}>
      {urgency === 'urgent' && <p className={classes.soFar}>{say.soFar(headline)}</p>}
      <p id={progress} className={classes.progress}>
        {say.questionOf(at + 1, Math.max(expected, at + 1))}
      </p>
      <progress className={classes.bar} value={at} max={Math.max(expected, at + 1)} aria-hidden />
      <h2 ref={heading} tabIndex={-1} className={classes.question} aria-describedby={progress}>
        {words}
      </h2>
      {question.kind === 'place' && (
        <BodyPicture choices={question.choices} onChoose={(place) => answer({ place, of: question.of })} />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: the heading above is the legend, and must take the focus. */}
      <div role="group" aria-label={words} className={classes.answers} data-kind={question.kind}>
        {choicesOf(question, say).map(({ label, answer: its }) => (
          <button
            key={label}
            type="button"
            className={classes.answer}
            aria-pressed={isSameAnswer(chosen, its)}
            onClick={() => answer(its)}
          >
            {label}
          </button>
        ))}
      </div>
      <div className={classes.ways}>
        {at > 0 && (
          <QuietButton onClick={() => setAgain(at - 1)}>
            <IconArrowLeft size={20} stroke={1.75} aria-hidden />
            {say.back}
          </QuietButton>
        )}
        {shown && <QuietButton onClick={() => setAgain(null)}>{say.toTheLastQuestion}</QuietButton>}
        <QuietButton onClick={onEnough}>{say.enough}</QuietButton>
      </div>
      <GivenAnswers given={given} onChange={setAgain} />
    </div>
  )
}
