import type { Reading } from '../language/read-text.ts'
import type { Judgement, Notice } from './judgement.ts'

/** The notices tell the person how the text was read. */
export function noticesFor(reading: Reading, understood: boolean, findings: Judgement['findings']): Notice[] {
  const { language, languageReadFully, readCharacters: read, totalCharacters: total } = reading
  const isOther = language !== 'en' && language !== 'unknown'
  const isUnknown = language === 'unknown' && !understood && total > 0
  const denies = findings.some(({ answer }) => answer === 'no')
  return [
    ...(isOther && !languageReadFully ? [{ code: 'emergencies_only' } as const] : []),
    ...(isOther && !understood ? [{ code: 'if_emergency' } as const] : []),
    ...(isUnknown ? [{ code: 'unknown_language' } as const] : []),
    ...(total > read ? [{ code: 'cut', read, total } as const] : []),
    ...(!understood && (denies || !isUnknown) ? [{ code: denies ? 'only_denied' : 'not_understood' } as const] : []),
    ...(understood ? [] : [{ code: 'if_worried' } as const]),
  ]
}
