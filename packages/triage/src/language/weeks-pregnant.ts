import type { Measurement } from './measurements.ts'
import type { Token } from './tokenise.ts'

/** "G2P1, 38 weeks, contractions": words that only a late pregnancy has, beside so many weeks. */
const LATE_WEEKS = 20
const OF_LATE_PREGNANCY =
  /^(contraction|contractions|fetal|foetal|placenta|praevia|previa|srom|pprom|antenatal|primigravida|multigravida|gravida|g|waters|midwife)$/

/** Beside one of these nobody waits to hear the word for it. */
const DANGERS_LATE = /^(headache|migraine|bleeding|spots|sparkly|sparkles|flashes|blurry|blurred)$/

/** `28 weeks pregnant`, `pregnant, 28 weeks`, `34 weeks gestation`, `G2P1 at 34 weeks`. */
export function weeksAt(tokens: readonly Token[], at: number): Measurement[] | undefined {
  const value = (tokens[at] as Token).value
  const unit = tokens[at + 1]?.norm
  if ((unit !== 'week' && unit !== 'month') || value > 44) return undefined
  const near = tokens.slice(Math.max(0, at - 3), at + 5).map((token) => token.norm)
  // "I had a baby 2 weeks ago and was pregnant" speaks of another time.
  const isTold =
    near.some((norm) => /^(pregnant|gestation|gestational|pregnancy|gravid)$/.test(norm)) ||
    (unit === 'week' && value >= LATE_WEEKS && near.some((norm) => OF_LATE_PREGNANCY.test(norm))) ||
    // "Tums at 34 weeks, and a headache" tells of no age and of no time ago.
    (unit === 'week' &&
      value >= LATE_WEEKS &&
      tokens[at - 1]?.norm === 'at' &&
      !/^(old|ago|after|post|into|of|since)$/.test(tokens[at + 2]?.norm ?? '') &&
      tokens.some(({ norm }) => DANGERS_LATE.test(norm)))
  if (!isTold || tokens.slice(at + 2, at + 4).some(({ norm }) => norm === 'ago')) return undefined
  // "I look five months pregnant" says how big the belly is.
  if (tokens.slice(Math.max(0, at - 4), at).some(({ norm }) => /^(look|looks|looked|looking)$/.test(norm)))
    return undefined
  // "No period for 4 months, not pregnant."
  if (near.some((norm, place) => norm === 'not' && near[place + 1] === 'pregnant')) return undefined
  return [{ kind: 'weeks_pregnant', value: unit === 'month' ? value * 4.35 : value, from: at, to: at + 1 }]
}
