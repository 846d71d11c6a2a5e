import type { Known } from '../inference/known.ts'
import type { Posterior } from '../inference/posterior.ts'
import type { Judgement } from './judgement.ts'

/** Never surer than its evidence: both enough findings and a clear lead are needed. */
export function judgeConfidence(posterior: Posterior, known: Known): Judgement['confidence'] {
  const told = known.present().length + known.absent().length
  const [first, second] = posterior.ranked
  const lead = first?.probability ?? 0
  if (!first || posterior.other > lead) return { level: 'low', reason: 'other_explains_it' }
  if (told < 3) return { level: 'low', reason: 'told_little' }
  if (lead >= 0.7 && told >= 5) return { level: 'high', reason: 'one_fits_clearly' }
  if (lead >= 0.35 || lead >= 2 * (second?.probability ?? 0)) return { level: 'medium', reason: 'one_fits_better' }
  return { level: 'low', reason: 'several_fit' }
}
