import { isSpokenFor, type Posterior, type Ranked } from '../inference/posterior.ts'
import { textOf, withoutContraries } from '../knowledge/stances.ts'
import { adviceOf, signsOf } from '../knowledge/told.ts'
import type { Finding, FindingId, Medicine, Region, Urgency } from '../knowledge/types.ts'
import { judgeMedicine, type MedicineContext } from './medicine-check.ts'
import type { JudgedRule } from './red-flags.ts'
import { sayFor } from './regional-words.ts'
import { signsToWatch } from './signs.ts'
import type { AdviceItem } from './types.ts'

const ADVISED_CONDITIONS = 3
const LEAST_PROBABILITY = 0.12
const MOST_ACTIONS = 6
const MOST_MEDICINES = 3

export interface Advice {
  doNow: AdviceItem[]
  withheld: string[]
  seekCare: string[]
}

export interface AdviceContext extends MedicineContext {
  urgency: Urgency
  rules: readonly JudgedRule[]
  posterior: Posterior
  /** Whom it is about, when that is not the one who reads. */
  other: string | undefined
  region: Region
  medicines: ReadonlyMap<string, Medicine>
  findings: ReadonlyMap<FindingId, Finding>
}

export function adviseOn(context: AdviceContext): Advice {
  const { urgency, region } = context
  const say = (template: string): string => sayFor(region, template)
  const likely = context.posterior.ranked
    .slice(0, ADVISED_CONDITIONS)
    .filter((ranked) => ranked.probability >= LEAST_PROBABILITY && isSpokenFor(ranked))
  const actions = context.rules
    .filter(({ truth, rule }) => truth === 'yes' && (urgency !== 'emergency' || rule.urgency === 'emergency'))
    .flatMap(({ rule }) => rule.actions ?? [])
  // In an emergency only what helps until help comes is said: reading on costs time.
  if (urgency === 'emergency') {
    const first = actions.length > 0 ? actions : EMERGENCY_ACTIONS
    return {
      doNow: unique(withoutContraries(first).map(textOf))
        .slice(0, MOST_ACTIONS)
        .map((text) => action(say(text))),
      withheld: [],
      seekCare: [],
    }
  }
  const { offered, withheld } = urgency === 'urgent' ? { offered: [], withheld: [] } : offerMedicines(likely, context)
  const lines = withoutContraries([...actions, ...likely.flatMap(({ condition }) => adviceOf(condition))])
  const own = distinct(lines.map(textOf)).slice(0, MOST_ACTIONS)
  const signs = distinct(likely.flatMap(({ condition }) => signsOf(condition, context.findings)))
  return {
    doNow: [...own.map((text) => action(say(text))), ...offered],
    withheld,
    seekCare: signsToWatch(signs, context.known, context.other).map(say),
  }
}

const EMERGENCY_ACTIONS = [
  'Call the emergency number, say where you are, and stay on the line.',
  'Do not drive yourself. Unlock the door and keep your phone with you.',
  'Have your medicines and allergies ready to tell the crew.',
]

const action = (text: string): AdviceItem => ({ kind: 'action', text, cautions: [] })
const unique = (texts: readonly string[]): string[] => [...new Set(texts)]

// Two lines with as many of their words in common say the same twice: "Rest and drink enough", "Stay in bed and drink enough".
const SAME = 0.6
const LITTLE = new Set(
  'the and with for you your not until from that this are has have more than them they its'.split(' '),
)

/** The first of lines that say much the same. */
function distinct(lines: readonly string[]): string[] {
  const kept: { line: string; words: Set<string> }[] = []
  for (const line of lines) {
    const words = new Set((line.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !LITTLE.has(word)))
    const isSaid = kept.some(({ words: said }) => {
      const shared = [...words].filter((word) => said.has(word)).length
      return shared >= 2 && shared / Math.min(words.size, said.size) >= SAME
    })
    if (!isSaid) kept.push({ line, words })
  }
  return kept.map(({ line }) => line)
}

function offerMedicines(
  likely: readonly Ranked[],
  context: AdviceContext,
): { offered: AdviceItem[]; withheld: string[] } {
  const offered: AdviceItem[] = []
  const withheld: string[] = []
  const ids = unique(likely.flatMap(({ condition }) => condition.medicines ?? []))
  for (const id of ids) {
    const medicine = context.medicines.get(id)
    if (!medicine) continue
    const name = medicine.name[context.region]
    const { reason, ownCautions, cautions } = judgeMedicine(medicine, context)
    if (reason !== null) withheld.push(`${name}: ${reason}.`)
    else if (offered.length < MOST_MEDICINES) {
      const text = `${name}: ${sayFor(context.region, medicine.use)}`
      offered.push({
        kind: 'over_the_counter',
        text,
        cautions: [...ownCautions, ...cautions].map((caution) => sayFor(context.region, caution)),
      })
    }
  }
  return { offered, withheld }
}
