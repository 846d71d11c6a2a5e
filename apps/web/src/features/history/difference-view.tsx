import classes from './difference-view.module.css'
import { type Difference, type HistoryLine, isSame } from './history-lines.ts'

interface DifferenceViewProps {
  difference: Difference
  words: { added: string; removed: string; changed: string }
}

/** What came, went and changed, each under its own heading. */
export function DifferenceView({ difference, words }: DifferenceViewProps) {
  const { added, removed, changed } = difference
  if (isSame(difference)) return <p>Both say the same.</p>
  return (
    <div className={classes.difference}>
      <Group title={words.added} sign="+" lines={added} />
      <Group title={words.removed} sign="−" lines={removed} />
      {changed.length > 0 && (
        <section>
          <h3 className={classes.title}>{words.changed}</h3>
          <ul className={classes.lines}>
            {changed.map(({ before, after }) => (
              <li key={after.key}>
                <b>{after.name}</b> <del>{before.about || 'nothing more'}</del> →{' '}
                <ins>{after.about || 'nothing more'}</ins>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Group({ title, sign, lines }: { title: string; sign: string; lines: HistoryLine[] }) {
  if (lines.length === 0) return null
  return (
    <section>
      <h3 className={classes.title}>{title}</h3>
      <ul className={classes.lines}>
        {lines.map(({ key, kind, name, about }) => (
          <li key={key}>
            <span aria-hidden>{sign} </span>
            <span className={classes.kind}>{kind}</span> <b>{name}</b> {about}
          </li>
        ))}
      </ul>
    </section>
  )
}
