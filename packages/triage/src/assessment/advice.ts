import { isSpokenFor, type Posterior } from '../inference/posterior.ts'
import type { AdviceId } from '../knowledge/advice/index.ts'
import { withoutContraries } from '../knowledge/stances.ts'
import { adviceOnce } from '../knowledge/told-once.ts'
import type { Condition, EmergencyKind, Finding, FindingId, Medicine, Urgency } from '../knowledge/types.ts'
import type { AdviceGiven, Judgement } from './judgement.ts'
import { judgeMedicine, type MedicineContext } from './medicine-check.ts'
import type { JudgedRule } from './red-flags.ts'
import { signsToWatch } from './signs-to-watch.ts'

const ADVISED_CONDITIONS = 3
const LEAST_PROBABILITY = 0.12
const MOST_ACTIONS = 6
const MOST_MEDICINES = 3

export interface AdviceContext extends MedicineContext {
  urgency: Urgency
  /** Whom to call, in an emergency. */
  emergency?: EmergencyKind | undefined
  rules: readonly JudgedRule[]
  posterior: Posterior
  medicines: ReadonlyMap<string, Medicine>
  findings: ReadonlyMap<FindingId, Finding>
}

type Advised = Pick<Judgement, 'doNow' | 'withheld' | 'seekCare'>

export function adviseOn(context: AdviceContext): Advised {
  const { urgency } = context
  const likely = context.posterior.ranked
    .slice(0, ADVISED_CONDITIONS)
    .filter((ranked) => ranked.probability >= LEAST_PROBABILITY && isSpokenFor(ranked))
    .map(({ condition }) => condition)
  const actions = context.rules
    .filter(({ truth, rule }) => truth === 'yes' && (urgency !== 'emergency' || rule.urgency === 'emergency'))
    .flatMap(({ rule }) => rule.actions ?? [])
  // In an emergency only what helps until help comes is said: reading on costs time.
  if (urgency === 'emergency') {
    const first = withoutContraries(
      actions.length > 0 ? actions : context.emergency === 'crisis' ? CRISIS_ACTIONS : EMERGENCY_ACTIONS,
    )
    return { doNow: [...new Set(first)].slice(0, MOST_ACTIONS).map(action), withheld: [], seekCare: [] }
  }
  const { offered, withheld } = urgency === 'urgent' ? { offered: [], withheld: [] } : offerMedicines(likely, context)
  const ids = withoutContraries([...actions, ...likely.flatMap(({ advice = [] }) => advice)])
  return {
    doNow: [...adviceOnce(ids).slice(0, MOST_ACTIONS).map(action), ...offered],
    withheld,
    seekCare: [...signsToWatch(likely, context.findings)],
  }
}

const EMERGENCY_ACTIONS: readonly AdviceId[] = [
  'call-emergency',
  'do-not-drive-and-unlock-the-door',
  'have-medicines-and-allergies-ready',
]

/** Nobody who may want to die is told to fetch their medicines. */
const CRISIS_ACTIONS: readonly AdviceId[] = [
  'do-not-stay-alone-go-to-somebody',
  'put-what-you-could-hurt',
  'if-you-have-already-taken',
]

const action = (advice: AdviceId): AdviceGiven => ({ kind: 'action', advice })

function offerMedicines(
  likely: readonly Condition[],
  context: AdviceContext,
): { offered: AdviceGiven[]; withheld: Judgement['withheld'] } {
  const offered: AdviceGiven[] = []
  const withheld: Judgement['withheld'] = []
  for (const id of new Set(likely.flatMap(({ medicines = [] }) => medicines))) {
    const medicine = context.medicines.get(id)
    if (!medicine) continue
    const { against, own, cautions } = judgeMedicine(medicine, context)
    if (against) withheld.push({ medicine: id, against })
    else if (offered.length < MOST_MEDICINES) offered.push({ kind: 'over_the_counter', medicine: id, own, cautions })
  }
  return { offered, withheld }
}
