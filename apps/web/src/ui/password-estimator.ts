import { judgePassword, type PasswordJudgement } from '@salus/contract'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

const leaked = new Set(Array.from(dictionary['passwords-common'], String))
const factory = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
const estimator = {
  isLeaked: (password: string) => leaked.has(password),
  scoreOf: (password: string, ownWords: string[]): number => factory.check(password, ownWords).score,
}

/** The server judges again, by the same rule. */
export const judge = (password: string, ownWords: readonly string[]): PasswordJudgement =>
  judgePassword(password, ownWords, estimator)
