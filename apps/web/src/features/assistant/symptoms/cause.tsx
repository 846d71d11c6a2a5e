import { type AssessedCondition, howLikely, libraryPath, PAGES, speaksFor } from '@salus/contract'
import { IconChevronDown } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useAnswerWords } from './answer-words-context.ts'
import classes from './likely-causes.module.css'

/** One possible cause: its plain name, how likely, and on request why. */
export function Cause({ condition }: { condition: AssessedCondition }) {
  const words = useAnswerWords()
  const { id, plainName, name, probability, standing, why, source, speciality, specialityName } = condition
  return (
    <li className={classes.cause}>
      <div className={classes.head}>
        <h4 className={classes.name}>{plainName}</h4>
        {name.toLowerCase() !== plainName.toLowerCase() && <p className={classes.clinical}>{name}</p>}
      </div>
      {standing === 'fits' && <p className={classes.likely}>{howLikely(probability, words)}</p>}
      <details className={classes.why}>
        <summary>
          {words.why}
          <span className="visually-hidden"> {plainName}</span>
          <IconChevronDown className={classes.chevron} size={18} stroke={1.75} aria-hidden />
        </summary>
        <dl>
          <Reasons title={words.speaksFor} labels={speaksFor(condition, words)} />
          <Reasons title={words.speaksAgainst} labels={why.against.map(({ label }) => label)} />
          <Reasons title={words.notKnownYet} labels={why.missing.map(({ label }) => label)} />
          <dt>{words.whoTreatsIt}</dt>
          <dd>
            {specialityName} ·{' '}
            <Link to={`${PAGES.findDoctors}?specialization=${encodeURIComponent(speciality)}`}>
              {words.findOneNearYou}
            </Link>
          </dd>
          <Reasons title={words.source} labels={[source]} />
          <dd>
            <Link to={`${libraryPath('illness', id)}?language=${words.locale}`}>{words.readAboutIt}</Link>
          </dd>
        </dl>
      </details>
    </li>
  )
}

function Reasons({ title, labels }: { title: string; labels: readonly string[] }) {
  if (labels.length === 0) return null
  return (
    <>
      <dt>{title}</dt>
      <dd>{labels.join(' · ')}</dd>
    </>
  )
}
