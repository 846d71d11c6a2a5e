import { howLikely, type SymptomAnswer } from '@salus/contract'
import classes from './first-screen.module.css'

const MOST_CAUSES = 3

/** Below the band, the likeliest causes by name alone and the ways to the rest, so that one screen holds what matters. */
export function FirstScreen({ answer }: { answer: SymptomAnswer }) {
  const { conditions, emergency, doNow, seekCare, interview } = answer
  const causes = emergency ? [] : conditions.filter(({ standing }) => standing === 'fits').slice(0, MOST_CAUSES)
  const links = [
    ['what-to-do-now', 'What to do now', doNow.length > 0],
    ['when-to-seek-care', 'When to seek care', seekCare.length > 0],
    ['likely-causes', 'More on causes', conditions.length > 0],
    ['questions-answered', 'Questions answered', interview.given.length > 0],
    ['what-was-understood', 'What was understood', true],
    ['what-this-is-based-on', 'What this is based on', true],
  ] as const
  return (
    <div className={classes.first}>
      {causes.length > 0 && (
        <p className={classes.causes}>
          It may be{' '}
          {causes.map(({ id, plainName, probability }, at) => (
            <span key={id}>
              {at > 0 && '; '}
              <b>{plainName}</b> ({howLikely(probability).toLowerCase()})
            </span>
          ))}
          .
        </p>
      )}
      <nav aria-label="Parts of the answer" className={classes.links}>
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
