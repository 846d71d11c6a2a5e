import { howLikely, type SymptomAnswer } from '@salus/contract'
import { useAnswerWords } from './answer-words-context.ts'
import classes from './first-screen.module.css'

const MOST_CAUSES = 3

/** Below the band, the likeliest causes by name alone and the ways to the rest, so that one screen holds what matters. */
export function FirstScreen({ answer }: { answer: SymptomAnswer }) {
  const words = useAnswerWords()
  const { conditions, emergency, doNow, seekCare, interview } = answer
  const causes = emergency ? [] : conditions.filter(({ standing }) => standing === 'fits').slice(0, MOST_CAUSES)
  const links = [
    ['what-to-do-now', words.whatToDoNow, doNow.length > 0],
    ['when-to-seek-care', words.whenToSeekCare, seekCare.length > 0],
    ['likely-causes', words.moreOnCauses, conditions.length > 0],
    ['questions-answered', words.questionsAnswered, interview.given.length > 0],
    ['what-was-understood', words.whatWasUnderstood, true],
    ['what-this-is-based-on', words.whatItIsBasedOn, true],
  ] as const
  return (
    <div className={classes.first}>
      {causes.length > 0 && (
        <p className={classes.causes}>
          {words.itMayBe}{' '}
          {causes.map(({ id, plainName, probability }, at) => (
            <span key={id}>
              {at > 0 && '; '}
              <b>{plainName}</b> ({howLikely(probability, words).toLowerCase()})
            </span>
          ))}
          .
        </p>
      )}
      <nav aria-label={words.partsOfTheAnswer} className={classes.links}>
        {links.map(
          ([anchor, title, isThere]) =>
            isThere && (
              <a key={anchor} href={`#${anchor}`}>
                {title}
              </a>
            ),
        )}
      </nav>
    </div>
  )
}
