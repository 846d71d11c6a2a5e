import { NativeSelect } from '@mantine/core'
import type { LibraryAsk } from '@salus/contract'
import { LANGUAGE_NAMES } from './library-words.ts'

const CHOICES = Object.entries(LANGUAGE_NAMES).map(([value, label]) => ({ value, label }))

interface LanguageChoiceProps {
  language: LibraryAsk['language']
  onChange: (language: string) => void
}

export function LanguageChoice({ language, onChange }: LanguageChoiceProps) {
  return (
    <NativeSelect
      label="Read in"
      data={CHOICES}
      value={language}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
