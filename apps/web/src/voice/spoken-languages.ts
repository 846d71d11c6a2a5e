import type { HistoryLanguage, OcrLanguage } from '@salus/contract'

/** The languages of the interface (tesseract codes) as they are heard and spoken: BCP 47. */
export const SPOKEN_LANGUAGES: Record<OcrLanguage | HistoryLanguage, string> = {
  eng: 'en-US',
  hin: 'hi-IN',
  tel: 'te-IN',
  spa: 'es-ES',
  fra: 'fr-FR',
  deu: 'de-DE',
}
