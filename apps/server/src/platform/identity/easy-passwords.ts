import { judgePassword, type PasswordEstimator } from '@salus/contract'
import { AppError } from '../errors/app-error.ts'

let estimator: Promise<PasswordEstimator> | undefined

/**
 * Throws `password_refused`, at this field, for a password that the rule of the house refuses. Asked wherever a password
 * is chosen. The lists are bundled: nothing is asked outside.
 */
export async function refuseEasyPassword(password: string, field: string, ownWords: readonly string[]): Promise<void> {
  estimator ??= load()
  const { problem } = judgePassword(password, ownWords, await estimator)
  if (problem) throw new AppError('password_refused', { fields: { [field]: problem } })
}

// Loaded with the first password that is judged: it costs memory and time that a start should not pay.
async function load(): Promise<PasswordEstimator> {
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
