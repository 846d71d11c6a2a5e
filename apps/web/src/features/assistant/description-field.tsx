import { Textarea } from '@mantine/core'
import { AI_LIMITS, type HistoryLanguage, type OcrLanguage } from '@salus/contract'
import type { KeyboardEvent, Ref } from 'react'
import { DocumentUpload } from '#web/reader/document-upload.tsx'
import { SPOKEN_LANGUAGES } from '#web/voice/spoken-languages.ts'
import classes from './description-field.module.css'
import { useTranscription } from './voice/transcription-requests.ts'
import { VoiceInput } from './voice/voice-input.tsx'

interface DescriptionFieldProps {
  /** Names its text to what is read into it, also while its page is left. */
  place: string
  label: string
  placeholder: string
  value: string
  limit: number
  problem: string | undefined
  inputRef: Ref<HTMLTextAreaElement>
  /** In which it is spoken. */
  language: OcrLanguage | HistoryLanguage
  onChange: (text: string) => void
  /** Where documents are read into another text than this one. */
  documents?: { text: string; onText: (text: string) => void }
}

const COUNT_FROM = 0.9

/** The large text area of the assistant, to be typed, spoken or read into. Ctrl+Enter sends; near the limit it counts down; nothing typed is cut off. */
export function DescriptionField({
  place,
  label,
  placeholder,
  value,
  limit,
  problem,
  inputRef,
  language,
  onChange,
  documents = { text: value, onText: onChange },
}: DescriptionFieldProps) {
  const service = useTranscription(language)
  const left = limit - value.trim().length
  const submitOnCtrlEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
  }
  return (
    <div>
      <Textarea
        ref={inputRef}
        label={label}
        placeholder={placeholder}
        rows={AI_LIMITS.textAreaRows}
        classNames={{ input: classes.input ?? '' }}
        required
        withAsterisk={false}
        value={value}
        error={problem}
        onKeyDown={submitOnCtrlEnter}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p role="status" className={classes.counter} data-over={left < 0 || undefined}>
        {left <= limit * (1 - COUNT_FROM) && countdown(left)}
      </p>
      <VoiceInput language={SPOKEN_LANGUAGES[language]} value={value} service={service} onText={onChange} />
      <DocumentUpload place={place} languages={[language]} {...documents} />
    </div>
  )
}

function countdown(left: number): string {
  const count = Math.abs(left).toLocaleString('en')
  return left < 0 ? `${count} characters too many` : `${count} characters left`
}
