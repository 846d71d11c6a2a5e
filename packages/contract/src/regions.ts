/** Region & currency decides numbers to call, medicine names, units and prices. */
export const REGIONS = {
  US: { label: 'United States - USD', currency: 'USD', locale: 'en-US' },
  EU: { label: 'Europe - EUR', currency: 'EUR', locale: 'en-IE' },
  IN: { label: 'India - INR', currency: 'INR', locale: 'en-IN' },
} as const

export type Region = keyof typeof REGIONS

/** Languages of the shared assistant layout, by their tesseract code. */
export const OCR_LANGUAGES = { eng: 'English', spa: 'Spanish', fra: 'French', deu: 'German' } as const

/** Languages of the AI Medical History, by their tesseract code. */
export const HISTORY_LANGUAGES = {
  eng: 'English',
  hin: 'Hindi',
  tel: 'Telugu',
  spa: 'Spanish',
  fra: 'French',
} as const

export type HistoryLanguage = keyof typeof HISTORY_LANGUAGES

export type OcrLanguage = keyof typeof OCR_LANGUAGES

export const EMERGENCY_KINDS = ['ambulance', 'crisis', 'poison', 'obstetric'] as const

export type EmergencyKind = (typeof EMERGENCY_KINDS)[number]

/** A line to call. `tel` is the dialled form of `display`. */
export interface HelpLine {
  name: string
  display: string
  tel: string
}

const ambulance: Record<Region, HelpLine[]> = {
  US: [{ name: 'Emergency services', display: '911', tel: '911' }],
  EU: [{ name: 'Emergency services', display: '112', tel: '112' }],
  IN: [
    { name: 'Emergency services', display: '112', tel: '112' },
    { name: 'Ambulance', display: '108', tel: '108' },
  ],
}

// 988 Suicide & Crisis Lifeline; Befrienders' European number 116 123; Tele-MANAS (Government of India).
const crisis: Record<Region, HelpLine> = {
  US: { name: '988 Suicide & Crisis Lifeline (call or text)', display: '988', tel: '988' },
  EU: { name: 'Emotional support line', display: '116 123', tel: '116123' },
  IN: { name: 'Tele-MANAS', display: '14416', tel: '14416' },
}

const poison: Partial<Record<Region, HelpLine>> = {
  US: { name: 'Poison Help', display: '1-800-222-1222', tel: '+18002221222' },
  IN: { name: 'National Poisons Information Centre', display: '1800 116 117', tel: '1800116117' },
}

/** The numbers to show for an emergency, the first one first. */
export function emergencyNumbers(kind: EmergencyKind, region: Region): HelpLine[] {
  if (kind === 'crisis') return [...ambulance[region], crisis[region]]
  const extra = kind === 'poison' ? poison[region] : undefined
  return extra ? [...ambulance[region], extra] : ambulance[region]
}
