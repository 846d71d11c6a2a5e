import { MESSAGES } from '@salus/contract'
import { AppError } from '../errors/app-error.ts'

/** What a guesser tries first here, whoever it is about. */
const OUR_WORDS = ['salus', 'salushealth', 'saluspassword', 'healthassistant', 'healthrecord']

let list: Promise<Set<string>> | undefined

/**
 * Throws `password_refused`, at this field, for a password that is among those that leaks of other services hold most
 * often, and for the name of the house or of its owner with digits behind it. Asked wherever a password is chosen. The
 * list is bundled: nothing is asked outside.
 */
export async function refuseEasyPassword(password: string, field: string, ownNames: readonly string[]): Promise<void> {
  list ??= load()
  const refuse = (sentence: string) => {
    throw new AppError('password_refused', { fields: { [field]: sentence } })
  }
  if ((await list).has(password.normalize('NFKC').toLowerCase())) refuse(MESSAGES.profile.passwordLeaked)
  const names = [...OUR_WORDS, ...ownNames, ...ownNames.map((name) => name.split('@')[0] ?? '')]
    .map(core)
    .filter((name) => name.length > 2)
  if (names.includes(core(password))) refuse(MESSAGES.profile.passwordOwnName)
}

/** Letters and the digits between them: `Asha.Rao-1985!` is `asharao`. */
const core = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
    .replace(/(?<=\p{L}.*)\p{N}+$/u, '')

// Loaded with the first password that is judged: it costs memory and time that a start should not pay.
async function load(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(Array.from(dictionary['passwords-common'], String))
}
