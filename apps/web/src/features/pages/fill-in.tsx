import classes from './fill-in.module.css'

/** What the host of this installation has to fill in; plainly marked until it is. */
export function FillIn({ value, name }: { value: string | null | undefined; name: string }) {
  return value ? value : <mark className={classes.missing}>[{name}]</mark>
}
