import { MESSAGES } from './messages.ts'

/** Words that a guesser tries first here, whoever it is about. */
const OUR_WORDS = ['salus', 'salushealth', 'saluspassword', 'healthassistant', 'healthrecord']
/** Least score, of 0 to 4: below it, a million guesses are enough. */
const LEAST_SCORE = 2
/** Beyond this nobody guesses, and working it out would take long. */
const JUDGED = 64

/** Who knows the lists of leaked passwords and of words. */
export interface PasswordEstimator {
  /** In small letters. */
  isLeaked(password: string): boolean
  /** 0 (at once) to 4 (not in a lifetime). */
  scoreOf(password: string, ownWords: string[]): number
}

export interface PasswordJudgement {
  score: number
  /** Why it is refused, in a sentence for the person; null when it may be chosen. */
  problem: string | null
}

/**
 * The one rule for passwords that are chosen, kept by the server and told by the pages while one types. Refused is
 * what leaks of other services hold most often, what is made of the names or the date of birth of its owner or of the
 * name of the house, and what is guessed in few tries for another reason.
 */
export function judgePassword(
  password: string,
  ownWords: readonly string[],
  { isLeaked, scoreOf }: PasswordEstimator,
): PasswordJudgement {
  const typed = password.normalize('NFKC').toLowerCase()
  const names = [...OUR_WORDS, ...ownWords, ...ownWords.map((name) => name.split('@')[0] ?? '')]
    .map(core)
    .filter((name) => name.length > 2)
  const parts = ownWords
    .flatMap((word) => word.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u))
    .filter((part) => part.length > 2)
  const score = scoreOf(typed.slice(0, JUDGED), [...OUR_WORDS, ...names, ...parts])
  const refuse = (problem: string) => ({ score: Math.min(score, LEAST_SCORE - 1), problem })
  if (ownWords.some((word) => isDateIn(typed, word))) return refuse(MESSAGES.profile.passwordOwnBirthDate)
  if (isLeaked(typed)) return refuse(MESSAGES.profile.passwordLeaked)
  if (names.includes(core(password)) || isOnlyOf(parts, typed)) return refuse(MESSAGES.profile.passwordOwnName)
  return score < LEAST_SCORE ? refuse(MESSAGES.profile.passwordGuessable) : { score, problem: null }
}

/** Letters and the digits between them: `Asha.Rao-1985!` is `asharao`. */
const core = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
    .replace(/(?<=\p{L}.*)\p{N}+$/u, '')

/** Whether nothing but numbers is left once the names are taken out. */
function isOnlyOf(parts: readonly string[], password: string): boolean {
  const longestFirst = [...parts].sort((one, other) => other.length - one.length)
  const rest = longestFirst.reduce((left, part) => left.replaceAll(part, ''), password)
  return rest.length < password.length && rest.replaceAll(/[^\p{L}\p{M}]/gu, '').length < 3
}

/** Whether the digits of a password are a date, however it is written, with next to nothing around it. */
function isDateIn(password: string, isoDate: string): boolean {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(isoDate) ?? []
  if (!year || password.replaceAll(/[\p{P}\p{S}\p{Z}\p{N}]/gu, '').length > 2) return false
  const digits = password.replaceAll(/\D/g, '')
  return [year, year.slice(2)].some((y) =>
    [
      [y, month, day],
      [day, month, y],
      [month, day, y],
      [y, day, month],
    ].some((parts) => digits === parts.join('') || digits === parts.map(Number).join('')),
  )
}
