import type { LabValue } from '@salus/extract'
import type { Figure } from '../figures.ts'
import type { Miss } from './score.ts'

/** What the review takes as it is, and what it asks a person to look at. */
export interface Trust {
  given: number
  asked: number
  /** The number itself is wrong, or there is no such result. */
  wrong: number
  wrongAndSure: number
  /** Any of name, number, unit and range is wrong. */
  faulty: number
  faultyAndSure: number
}

export const emptyTrust = (): Trust => ({
  given: 0,
  asked: 0,
  wrong: 0,
  wrongAndSure: 0,
  faulty: 0,
  faultyAndSure: 0,
})

export function trustInto(trust: Trust, misses: readonly Miss[], labs: readonly LabValue[]) {
  const wrong = new Set(
    misses.flatMap(({ field, lab }) => (lab && (field === 'value' || field === 'extra') ? [lab] : [])),
  )
  const faulty = new Set(misses.flatMap(({ lab }) => (lab ? [lab] : [])))
  for (const lab of labs) {
    const isAsked = lab.doubts.length > 0
    trust.given++
    if (isAsked) trust.asked++
    if (wrong.has(lab)) {
      trust.wrong++
      if (!isAsked) trust.wrongAndSure++
    }
    if (faulty.has(lab)) {
      trust.faulty++
      if (!isAsked) trust.faultyAndSure++
    }
  }
}

/** Of wrong values at most this share may be taken unasked, and of all values at most this share may be asked about. */
const TARGETS = { sure: 0.001, asked: { clean: 0.03, noise: 0.25 } }

export function trustFigures(trust: Trust, condition: 'clean' | 'noise'): Figure[] {
  const { given, asked, wrong, wrongAndSure, faulty, faultyAndSure } = trust
  return [
    {
      measure: `wrong and sure, ${condition}`,
      figure: `${wrongAndSure} of ${given} values (${wrong} wrong, ${wrong - wrongAndSure} of them asked)`,
      target: `≤ ${TARGETS.sure * 100} %`,
      met: wrongAndSure / given <= TARGETS.sure,
    },
    {
      measure: `name, unit or range wrong and sure, ${condition}`,
      figure: `${faultyAndSure} of ${given} (${faulty} wrong)`,
      target: '',
      met: null,
    },
    {
      measure: `asked to be confirmed, ${condition}`,
      figure: `${asked} of ${given} values (${((asked / given) * 100).toFixed(1)} %)`,
      target: `≤ ${TARGETS.asked[condition] * 100} %`,
      met: asked / given <= TARGETS.asked[condition],
    },
  ]
}
