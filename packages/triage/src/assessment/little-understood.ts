import type { Model } from '../inference/model.ts'
import { isToldAsOthersDo, type Posterior } from '../inference/posterior.ts'
import type { Reading } from '../language/read-text.ts'
import type { Judgement } from './judgement.ts'

const UNREAD_BEYOND = 2
const UNREAD_WHEN_WELL = 5
const WELL = new Set(['well-and-asking', 'plans-another-pregnancy', 'asks-for-next-dose', 'static-spark'])

/**
 * Whether more that may tell of health was left unread than was read: then what was read cannot say that all is calm. A
 * finding stands for about two words.
 */
export function isLittleUnderstood(
  reading: Reading,
  findings: Judgement['findings'],
  model: Model,
  posterior: Posterior,
): boolean {
  if (isToldAsOthersDo(posterior)) return false
  const told = findings.filter(
    ({ id, answer, from }) =>
      answer === 'yes' && from !== 'record' && from !== 'implied' && model.findings.byId.get(id)?.kind !== 'history',
  ).length
  // Somebody who says that nobody is ill uses the unread words for the past or for others.
  const isWell = findings.some(({ id, answer }) => answer === 'yes' && WELL.has(id))
  return told === 0 || reading.unread.length >= UNREAD_BEYOND + 2 * told + (isWell ? UNREAD_WHEN_WELL : 0)
}
