import type { Known } from '../inference/known.ts'
import type { Posterior } from '../inference/posterior.ts'
import type { Confidence } from './types.ts'

/** Never surer than its evidence: both enough findings and a clear lead are needed. */
export function judgeConfidence(posterior: Posterior, known: Known): Confidence {
  const told = known.present().length + known.absent().length
  const [first, second] = posterior.ranked
  const lead = first?.probability ?? 0
  if (!first || posterior.other > lead) {
    return { level: 'low', reason: 'Something outside what I know explains this at least as well as anything I know.' }
  }
  if (told < 3) return { level: 'low', reason: 'You told me only a little so far: many causes are still possible.' }
  if (lead >= 0.7 && told >= 5)
    return {
      level: 'high',
      reason: 'What you describe fits one cause clearly better than the others. Only an examination can be certain.',
    }
  if (lead >= 0.35 || lead >= 2 * (second?.probability ?? 0)) {
    return { level: 'medium', reason: 'One cause fits better than the others, but others remain possible.' }
  }
  return { level: 'low', reason: 'Several causes fit about equally well.' }
}
