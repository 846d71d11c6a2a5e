import { MESSAGES } from '@salus/contract'
import { AppError } from '../errors/app-error.ts'

/** What a guesser tries first here, whoever it is about. */
const OUR_WORDS = ['salus', 'salushealth', 'saluspassword', 'healthassistant', 'healthrecord']
/** Of 0 to 4: below, a million guesses are enough. */
const LEAST_SCORE = 2
/** Beyond this nobody guesses, and working it out would take long. */
const JUDGED = 64

interface Judge {
  isLeaked(password: string): boolean
  scoreOf(password: string, ownWords: string[]): number
}

let judge: Promise<Judge> | undefined

/**
 * Throws `password_refused`, at this field, for a password that is among those that leaks of other services hold most
 * often, that is made of the names or the date of birth of its owner or of the name of the house, or that is guessed in
 * few tries for another reason. Asked wherever a password is chosen. The lists are bundled: nothing is asked outside.
 */
export async function refuseEasyPassword(password: string, field: string, ownWords: readonly string[]): Promise<void> {
  judge ??= load()
  const { isLeaked, scoreOf } = await judge
  const refuse = (sentence: string) => {
    throw new AppError('password_refused', { fields: { [field]: sentence } })
  }
  const typed = password.normalize('NFKC').toLowerCase()
  if (ownWords.some((word) => isDateIn(typed, word))) refuse(MESSAGES.profile.passwordOwnBirthDate)
  if (isLeaked(typed)) refuse(MESSAGES.profile.passwordLeaked)
  const names = [...OUR_WORDS, ...ownWords, ...ownWords.map((name) => name.split('@')[0] ?? '')]
    .map(core)
    .filter((name) => name.length > 2)
  const parts = ownWords
    .flatMap((word) => word.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u))
    .filter((part) => part.length > 2)
  if (names.includes(core(password)) || isOnlyOf(parts, typed)) refuse(MESSAGES.profile.passwordOwnName)
  if (scoreOf(typed.slice(0, JUDGED), [...OUR_WORDS, ...names, ...parts]) < LEAST_SCORE) {
    refuse(MESSAGES.profile.passwordGuessable)
  }
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

// Loaded with the first password that is judged: it costs memory and time that a start should not pay.
async function load(): Promise<Judge> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const leaked = new Set(Array.from(dictionary['passwords-common'], String))
  const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return {
    isLeaked: (password) => leaked.has(password),
    scoreOf: (password, ownWords) => estimator.check(password, ownWords).score,
  }
}
