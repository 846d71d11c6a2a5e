import type { Known } from '../inference/known.ts'
import type { Model } from '../inference/model.ts'
import { backgroundOf, type Posterior, weightOfNo, weightOfYes } from '../inference/posterior.ts'
import type { FindingId } from '../knowledge/types.ts'
import { evaluate } from '../logic/evaluate.ts'
import { canBeAsked, putQuestion } from './put-question.ts'
import type { JudgedRule } from './red-flags.ts'
import type { FollowUpQuestion } from './types.ts'

const CONDITIONS_ASKED_ABOUT = 8
const LEAST_PROBABILITY = 0.02
const TELLING_FROM = 0.15
/** Asked first where too little was understood: a yes to one of them makes it pressing. */
const DANGER_QUESTIONS: readonly FindingId[] = [
  'shortness-of-breath',
  'chest-pain',
  'severe-pain',
  'fainting',
  'confusion',
  'fever',
]
const MOST_QUESTIONS = 6
// An answer that would make it an emergency is worth a long way more than a better ranking.
const RULE_WORTH = { emergency: 1.2, urgent: 0.5 }

/** The unknown findings whose answer would change most: the ranking, or a rule that only waits for them. */
export function rankQuestions(
  model: Model,
  posterior: Posterior,
  rules: readonly JudgedRule[],
  known: Known,
  /** Whom it is about, when that is not the one who answers. */
  other: string | undefined,
): FollowUpQuestion[] {
  const candidates = new Set<FindingId>()
  for (const { likelihood, probability } of posterior.ranked.slice(0, CONDITIONS_ASKED_ABOUT)) {
    if (probability < LEAST_PROBABILITY) continue
    for (const [finding, chance] of likelihood) if (chance >= TELLING_FROM) candidates.add(finding)
  }
  const waiting = new Map<FindingId, number>()
  for (const judged of rules) {
    const { rule, truth } = judged
    // Rules that nothing speaks for yet are not asked about: that would be a questionnaire.
    if (truth !== 'unknown' || !judged.because.some((id) => known.truthOf(id) === 'yes')) continue
    for (const finding of judged.missing) {
      if (evaluate(rule.when, answeredYes(known, finding)).truth !== 'yes') continue
      candidates.add(finding)
      waiting.set(finding, Math.max(waiting.get(finding) ?? 0, RULE_WORTH[rule.urgency]))
    }
  }
  const ranked = [...candidates]
    .filter((id) => isAskable(model, known, id))
    .map((id) => {
      const expected = expectedChange(model, posterior, id)
      return { id, worth: expected.information + (waiting.get(id) ?? 0) * Math.sqrt(expected.chance) }
    })
    .filter(({ worth }) => worth > 0.01)
    .sort((a, b) => b.worth - a.worth || (a.id < b.id ? -1 : 1))
    .map(({ id }) => firstToAsk(model, known, id))
  return [...new Set(ranked)].slice(0, MOST_QUESTIONS).map((id) => ask(model, known, id, other))
}

/** "Is the rash on the palms?" takes a rash for granted. */
const SPEAKS_OF_IT = /^(is|are|does|do|did) the (rash|cough|phlegm|vomit|swelling|discharge|noise|fever|headache)\b/i

/** Whether it is there is asked before how it is. */
function firstToAsk(model: Model, known: Known, id: FindingId): FindingId {
  if (!SPEAKS_OF_IT.test(model.findings.byId.get(id)?.question ?? '')) return id
  const [wider] = model.findings.generalOf(id)
  return wider !== undefined && known.truthOf(wider) !== 'yes' && isAskable(model, known, wider) ? wider : id
}

/** Asks what could make it pressing, where the text was not understood. */
export const askForDanger = (model: Model, known: Known, other: string | undefined): FollowUpQuestion[] =>
  DANGER_QUESTIONS.filter((id) => isAskable(model, known, id)).map((id) => ask(model, known, id, other))

function ask(model: Model, known: Known, id: FindingId, other: string | undefined): FollowUpQuestion {
  const finding = model.findings.byId.get(id)
  return { finding: id, question: finding ? putQuestion(finding, known, other) : '' }
}

const answeredYes = (known: Known, finding: FindingId) => ({
  age: known.age,
  sex: known.sex,
  durationDays: known.durationDays,
  onset: known.onset,
  truthOf: (id: FindingId) => (id === finding ? ('yes' as const) : known.truthOf(id)),
})

function isAskable(model: Model, known: Known, id: FindingId): boolean {
  const finding = model.findings.byId.get(id)
  return (
    finding !== undefined &&
    finding.ask !== false &&
    !known.isTold(id) &&
    known.applies(id) !== 'no' &&
    canBeAsked(finding, known)
  )
}

/** Expected information of the answer (in nats), and the chance that it is a yes. */
function expectedChange(
  model: Model,
  posterior: Posterior,
  finding: FindingId,
): { information: number; chance: number } {
  const background = backgroundOf(model, finding)
  const parts = posterior.ranked
    .filter(({ probability }) => probability > 0.002)
    .map(({ probability, likelihood }) => ({ probability, chance: likelihood.get(finding) }))
  const rest = Math.max(0, 1 - parts.reduce((sum, { probability }) => sum + probability, 0))
  const chance = parts.reduce((sum, part) => sum + part.probability * (part.chance ?? background), rest * background)
  const ifYes = divergence(
    parts.map((part) => [part.probability, part.chance === undefined ? 0 : weightOfYes(part.chance, background)]),
    rest,
  )
  const ifNo = divergence(
    parts.map((part) => [part.probability, part.chance === undefined ? 0 : weightOfNo(part.chance, background)]),
    rest,
  )
  return { information: chance * ifYes + (1 - chance) * ifNo, chance }
}

/** Kullback-Leibler divergence of the updated shares from those before. */
function divergence(parts: readonly (readonly [share: number, weight: number])[], rest: number): number {
  const updated = parts.map(([share, weight]) => share * Math.exp(weight))
  const total = updated.reduce((sum, share) => sum + share, rest)
  let sum = rest > 0 ? (rest / total) * Math.log(1 / total) : 0
  for (const [index, [share]] of parts.entries()) {
    const after = (updated[index] ?? 0) / total
    if (after > 0 && share > 0) sum += after * Math.log(after / share)
  }
  return Math.max(0, sum)
}
