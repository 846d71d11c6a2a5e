import classes from './step-progress.module.css'

/** How far a step is, for the eye and for the ear. */
export function StepProgress({ label, text, value }: { label: string; text: string; value: number }) {
  return (
    <div className={classes.step}>
      <p className={classes.text} role="status">
        {label}
      </p>
      <progress className={classes.bar} aria-label={label} max={1} value={value} />
      <p className={classes.share}>{text}</p>
    </div>
  )
}
