import { NativeSelect } from '@mantine/core'
import { MESSAGES, OCR_LANGUAGES, type OcrLanguage, REGIONS, type Region } from '@salus/contract'
import classes from './assistant-settings.module.css'

interface AssistantSettingsProps {
  language: OcrLanguage
  region: Region
  onChange: (changed: { language?: OcrLanguage; region?: Region }) => void
}

const LANGUAGES = Object.entries(OCR_LANGUAGES).map(([value, label]) => ({ value, label }))
const REGION_CHOICES = Object.entries(REGIONS).map(([value, { label }]) => ({ value, label }))

/** The two choices that every page of the assistant has. */
export function AssistantSettings({ language, region, onChange }: AssistantSettingsProps) {
  return (
    <div className={classes.settings}>
      <NativeSelect
        label={MESSAGES.assistant.ocrLanguage}
        data={LANGUAGES}
        value={language}
        onChange={(event) => onChange({ language: event.currentTarget.value as OcrLanguage })}
      />
      <NativeSelect
        label={MESSAGES.assistant.region}
        data={REGION_CHOICES}
        value={region}
        onChange={(event) => onChange({ region: event.currentTarget.value as Region })}
      />
    </div>
  )
}
