import { Button } from '@mantine/core'
import { notifyProblem, notifySuccess } from './notify.ts'
import classes from './shown-once.module.css'

interface ShownOnceProps {
  /** A key, a link: what is not told again. */
  text: string
  /** "key" */
  what: string
  /** Of the button that puts it away. */
  done: string
  onDone: () => void
}

/** A secret at the one time that it is seen: marked with a click, copied, put away. */
export function ShownOnce({ text, what, done, onDone }: ShownOnceProps) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notifySuccess(`The ${what} was copied.`),
      () => notifyProblem('This browser does not let it be copied. Please mark it and copy it yourself.'),
    )
  return (
    <>
      <p className={classes.text}>
        <code>{text}</code>
      </p>
      <div className={classes.actions}>
        <Button onClick={() => void copy()}>Copy the {what}</Button>
        <Button variant="default" onClick={onDone}>
          {done}
        </Button>
      </div>
    </>
  )
}
