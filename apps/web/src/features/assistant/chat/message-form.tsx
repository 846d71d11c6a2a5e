import { MESSAGE_LIMIT } from '@salus/contract'
import { IconArrowUp, IconPlayerStopFilled } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, type Ref, type SubmitEvent, useImperativeHandle, useRef } from 'react'
import classes from './message-form.module.css'

interface MessageFormProps {
  /** Beside the text: to speak instead. */
  voice?: ReactNode
  value: string
  busy: boolean
  label: string
  placeholder: string
  inputRef?: Ref<{ focus: () => void }>
  onChange: (text: string) => void
  onSend: (text: string) => void
  onStop: () => void
}

const MOST_ROWS = 6

/** Enter sends, Shift+Enter makes a new line, blanks are ignored. While an answer comes the same place stops it. */
export function MessageForm({
  voice,
  value,
  busy,
  label,
  placeholder,
  inputRef,
  onChange,
  onSend,
  onStop,
}: MessageFormProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(inputRef, () => ({ focus: () => area.current?.focus() }))
  const over = value.trim().length - MESSAGE_LIMIT
  const send = () => {
    const text = value.trim()
    if (text === '' || busy || over > 0) return
    onSend(text)
    // The keyboard of a phone makes room for the answer.
    if (typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches) area.current?.blur()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }
  const sendOnEnter = (event: KeyboardEvent) => {
    // A keyboard that is still composing a word means its own Enter.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const rows = Math.min(MOST_ROWS, value.split('\n').length + Math.floor(value.length / 70))
  return (
    <form className={classes.form} onSubmit={submit}>
      <textarea
        ref={area}
        className={classes.area}
        aria-label={label}
        placeholder={placeholder}
        rows={rows}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={sendOnEnter}
      />
      {voice}
      {busy ? (
        <button type="button" className={classes.send} aria-label="Stop" title="Stop" onClick={onStop}>
          <IconPlayerStopFilled size={20} aria-hidden />
        </button>
      ) : (
        <button
          type="submit"
          className={classes.send}
          aria-label="Send"
          title="Send"
          // Not `disabled`, which would take the focus from who has just sent.
          aria-disabled={value.trim() === '' || over > 0}
        >
          <IconArrowUp size={22} stroke={2} aria-hidden />
        </button>
      )}
      {over > 0 && (
        <p role="alert" className={classes.over}>
          {over.toLocaleString('en')} characters too many
        </p>
      )}
    </form>
  )
}
