import { OCR_LANGUAGES, type OcrLanguage, type Region, type SymptomRequest } from '@salus/contract'
import { usualLanguage } from '#web/api/browser-settings.ts'
import { hereRegion } from '../likely-region.ts'

/** What the person types and chooses; kept until it is changed. */
export interface SymptomDraft {
  text: string
  region: Region
  language: OcrLanguage
  about: 'self' | 'other'
  age: string
  ageUnit: 'years' | 'months'
  sex: '' | 'female' | 'male'
}

export const emptyDraft = (): SymptomDraft => ({
  text: '',
  region: hereRegion(),
  language: usualLanguage(OCR_LANGUAGES, 'eng'),
  about: 'self',
  age: '',
  ageUnit: 'years',
  sex: '',
})

const OLDEST_YEARS = 130

/** In years, fractional for a baby; nothing when it is not said; NaN when it is no age. */
export function ageInYears({ about, age, ageUnit }: SymptomDraft): number | undefined {
  if (about === 'self' || age.trim() === '') return undefined
  const number = Number(age.trim().replace(',', '.'))
  const years = ageUnit === 'months' ? number / 12 : number
  return years >= 0 && years <= OLDEST_YEARS ? Math.round(years * 100) / 100 : Number.NaN
}

export function toRequest(draft: SymptomDraft): SymptomRequest {
  const age = ageInYears(draft)
  return {
    // The answer points at places in the text: what is sent is what is kept beside it.
    text: draft.text.trim(),
    region: draft.region,
    language: draft.language,
    about: draft.about,
    ...(age === undefined ? {} : { age }),
    ...(draft.sex ? { sex: draft.sex } : {}),
    answers: [],
  }
}
