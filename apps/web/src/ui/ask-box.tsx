import { type SubmitEvent, useId, useRef, useState } from 'react'
import classes from './ask-box.module.css'
import { PlainButton } from './plain-button.tsx'

interface AskBoxProps {
  label: string
  placeholder: string
  button: string
  /** Under the field: what happens with the words. */
  hint?: string
  onAsk: (words: string) => void
}

/** Words that lead to an answer elsewhere. Without Mantine: it stands on the first page too. */
export function AskBox({ label, placeholder, button, hint, onAsk }: AskBoxProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [words, setWords] = useState('')
  const ask = (event: SubmitEvent) => {
    event.preventDefault()
    if (words.trim()) onAsk(words.trim())
    else field.current?.focus()
  }
  return (
    <form className={classes.ask} onSubmit={ask}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div className={classes.line}>
        <textarea
          ref={field}
          id={id}
          className={classes.field}
          rows={2}
          placeholder={placeholder}
          aria-describedby={hint ? `${id}-hint` : undefined}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            event.currentTarget.form?.requestSubmit()
          }}
        />
        <PlainButton type="submit">{button}</PlainButton>
      </div>
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
    </form>
  )
}
