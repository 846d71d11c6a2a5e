import classes from './table-matcher.module.css'

const SHORT = 90

/** For a label: a long name is told apart by how it begins. */
export const shortTitle = (title: string): string =>
  title.length > SHORT ? `${title.slice(0, SHORT).trimEnd().toWellFormed()}…` : title

/** The file's name of a column: the whole name, which opens where it is as long as a text. */
export function ColumnTitle({ title }: { title: string }) {
  if (title.length <= SHORT) return <p className={classes.title}>{title}</p>
  return (
    <details className={classes.whole}>
      <summary className={classes.title}>{shortTitle(title)}</summary>
      <p>{title}</p>
    </details>
  )
}
