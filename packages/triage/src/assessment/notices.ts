import { OTHER_LANGUAGES } from '../language/read-emergency-phrases.ts'
import type { Reading } from '../language/read-text.ts'
import { IF_WORRIED, NOT_UNDERSTOOD, ONLY_DENIED, UNKNOWN_LANGUAGE } from './say.ts'
import type { AssessedFinding } from './types.ts'

const languageOf = ({ language }: Reading) => OTHER_LANGUAGES.find((other) => other.language === language)
/** The one sentence that must be read. */
export function inTheirLanguage(reading: Reading): string {
  const other = languageOf(reading)
  return other ? `${other.callHere} ` : ''
}

/** The notices tell the person how the text was read. */
export function noticesFor(reading: Reading, understood: boolean, findings: readonly AssessedFinding[]): string[] {
  const notices: string[] = []
  const other = languageOf(reading)
  if (other) {
    notices.push(reading.languageReadFully ? other.readNotice : other.notice)
    if (!understood) notices.push(other.ifEmergency)
    if (!reading.languageReadFully)
      notices.push(`This text is in ${other.name}. Only emergencies are recognised in it.`)
  } else if (reading.language === 'unknown' && !understood && reading.totalCharacters > 0)
    notices.push(UNKNOWN_LANGUAGE)
  if (reading.totalCharacters > reading.readCharacters) {
    notices.push(
      `Only the first ${reading.readCharacters.toLocaleString('en-US')} of ${reading.totalCharacters.toLocaleString('en-US')} characters were read.`,
    )
  }
  const denies = findings.some(({ answer }) => answer === 'no')
  if (!understood && !other && (denies || !notices.includes(UNKNOWN_LANGUAGE)))
    notices.push(denies ? ONLY_DENIED : NOT_UNDERSTOOD)
  if (!understood) notices.push(IF_WORRIED)
  return notices
}
