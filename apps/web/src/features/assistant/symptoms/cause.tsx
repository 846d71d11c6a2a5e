import { type AssessedCondition, howLikely, PAGES, speaksFor } from '@salus/contract'
import { IconChevronDown } from '@tabler/icons-react'
import { Link } from 'react-router'
import classes from './likely-causes.module.css'

/** One possible cause: its plain name, how likely, and on request why. */
export function Cause({ condition }: { condition: AssessedCondition }) {
  const { plainName, name, probability, standing, why, source, speciality } = condition
  return (
    <li className={classes.cause}>
      <div className={classes.head}>
        <h4 className={classes.name}>{plainName}</h4>
        {name.toLowerCase() !== plainName.toLowerCase() && <p className={classes.clinical}>{name}</p>}
      </div>
      {standing === 'fits' && <p className={classes.likely}>{howLikely(probability)}</p>}
      <details className={classes.why}>
        <summary>
          Why<span className="visually-hidden"> {plainName}</span>
          <IconChevronDown className={classes.chevron} size={18} stroke={1.75} aria-hidden />
        </summary>
        <dl>
          <Reasons title="Speaks for it" labels={speaksFor(condition)} />
          <Reasons title="Speaks against it" labels={why.against} />
          <Reasons title="Not known yet" labels={why.missing} />
          <dt>Who treats it</dt>
          <dd>
            {speciality} ·{' '}
            <Link to={`${PAGES.findDoctors}?specialization=${encodeURIComponent(speciality)}`}>Find one near you</Link>
          </dd>
          <Reasons title="Source" labels={[source]} />
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
