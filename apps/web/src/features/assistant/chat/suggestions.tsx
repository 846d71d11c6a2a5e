import classes from './suggestions.module.css'

/** What one may want to say next: a tap says it. */
export function Suggestions({ texts, onChoose }: { texts: readonly string[]; onChoose: (text: string) => void }) {
  if (texts.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not a form.
    <div className={classes.suggestions} role="group" aria-label="Suggestions">
      {texts.map((text) => (
        <button key={text} type="button" onClick={() => onChoose(text)}>
          {text}
        </button>
      ))}
    </div>
  )
}
