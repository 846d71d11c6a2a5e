import { isToldAsOthersDo, type Posterior } from '../inference/posterior.ts'
import type { EmergencyKind, Urgency } from '../knowledge/types.ts'
import { bytesOf } from './bytes-of.ts'
import { type Classifier, suretyOf } from './classifier.ts'
import { featuresOfStory, type Story } from './features-of-story.ts'
import { BIAS, SCALE, WEIGHTS } from './level-weights.ts'
import { LEVELS, type Level } from './levels.ts'

/** A few words are like anything: the rules alone speak for them. */
const FEWEST_WORDS = 8
/** A missed emergency is worse than a needless call; docs/clinical-method.md counts both. */
const SURE_OF_EMERGENCY = 0.4
/** A short text tells little of its own: half of the examples tell of an emergency, and few of what people write does. */
const SHORT = 13
const SURE_WHEN_SHORT = 0.55
const SURE_OF_TODAY = 0.6
/** A cause that is this likely, in a text of which little was left unread, is judged by what it needs. */
const LIKELY_CAUSE = 0.5
const LEFT_UNREAD = 2
const FEW_OTHERS = 0.1
const FEW_PRESSING = 0.25

export type Raised = { urgency: 'emergency'; kind: EmergencyKind } | { urgency: 'urgent' }

/** The level that a text asks for by its likeness to examples; nothing when it asks for none that is pressing. */
export function levelByLikeness(story: Story): Raised | undefined {
  if (story.told.length < FEWEST_WORDS || isWellRead(story)) return undefined
  const [, urgent = 0, ambulance = 0, crisis = 0] = suretyOf(classifier(), featuresOfStory(story))
  const emergency = ambulance + crisis
  if (emergency > (story.told.length < SHORT ? SURE_WHEN_SHORT : SURE_OF_EMERGENCY))
    return { urgency: 'emergency', kind: crisis > ambulance ? 'crisis' : 'ambulance' }
  return emergency + urgent > SURE_OF_TODAY ? { urgency: 'urgent' } : undefined
}

const isWellRead = ({ posterior, unread, findings }: Story): boolean =>
  posterior !== undefined &&
  (isToldAsOthersDo(posterior) ||
    isKnownCalm(posterior) ||
    ((posterior.ranked[0]?.probability ?? 0) >= LIKELY_CAUSE && unread <= LEFT_UNREAD + findings / 2))

/** Little is left that could be pressing: neither a cause that is known nor another. */
const isKnownCalm = ({ ranked, other }: Posterior): boolean =>
  other < FEW_OTHERS &&
  ranked.reduce((sum, { condition, probability }) => sum + (isPressing(condition.urgency) ? probability : 0), 0) <
    FEW_PRESSING

const isPressing = (urgency: Urgency): boolean => urgency === 'emergency' || urgency === 'urgent'

let learnt: Classifier<Level> | undefined

function classifier(): Classifier<Level> {
  learnt ??= { classes: LEVELS, weights: new Int8Array(bytesOf(WEIGHTS).buffer), scale: SCALE, bias: BIAS }
  return learnt
}
