import type { PlacedMedicine } from '@salus/library'
import type { Language } from '@salus/terms/languages'
import { BESIDE_STOPPED, GOES_ALONG_DE, TO_TAKE_DE, WITH_DE } from './words/stopped-words.ts'

interface Place {
  /** The words between the verb and the name, or between two verbs. */
  between: string
  name?: PlacedMedicine
}

/** Whether the medicine is itself what was stopped: not "drinking while on warfarin". */
export function wasStopped(language: Language, text: string, { between, name }: Place): boolean {
  if (language === 'de') return name === undefined || wasStoppedInGerman(text, name)
  return BESIDE_STOPPED[language].test(between)
}

function wasStoppedInGerman(text: string, { start, end }: PlacedMedicine): boolean {
  const before = text.slice(0, start)
  if (GOES_ALONG_DE.test(before)) return false
  // "Ramipril abgesetzt und nehme jetzt Candesartan"
  if (/(?<!\p{L})abgesetzt(?!\p{L})/iu.test(before)) return false
  if (!/(?<!\p{L})aufgehört(?!\p{L})/iu.test(text)) return true
  const others = text.slice(0, start).replace(WITH_DE, '') + text.slice(end)
  const isWith = WITH_DE.test(before) && !/(?<!\p{L})(?:mit|zu|das)(?!\p{L})/iu.test(others)
  return isWith || TO_TAKE_DE.test(text.slice(end))
}
