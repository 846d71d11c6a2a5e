import { isToldAsOthersDo, type Posterior } from '../inference/posterior.ts'
import type { EmergencyKind, Urgency } from '../knowledge/types.ts'
import { bytesOf } from './bytes-of.ts'
import { type Classifier, suretyOf } from './classifier.ts'
import { featuresOfStory, type Story } from './features-of-story.ts'
import { BIAS, SCALE, WEIGHTS } from './level-weights.ts'
import { LEVELS, type Level } from './levels.ts'

/** A few words are like anything: the rules alone speak for them. */
const FEWEST_WORDS = 5
/** A missed emergency is worse than a needless call; docs/clinical-method.md counts both. */
const SURE_OF_EMERGENCY = 0.55
const SURE_OF_TODAY = 0.7
/** Less sure of calm than this, nothing calm is said before questions were answered. */
const DOUBT_OF_CALM = 0.35
/** More is asked of the likeness where known, calm causes leave little else, and of a question as short as "tell me about migraine". */
const BESIDE_CALM_CAUSES = 0.1
const FEW_OTHERS = 0.1
const FEW_PRESSING = 0.25
const OF_FEW_WORDS = 0.15
const FEW_WORDS = 8
const SHORT = 13
/** So is where a likely cause explains a text of which little was left unread. */
const BESIDE_A_LIKELY_CAUSE = 0.2
const LIKELY_CAUSE = 0.5
const LEFT_UNREAD = 2

export type Raised = { urgency: 'emergency'; kind: EmergencyKind } | { urgency: 'urgent' }
/** Too like pressing texts to be called calm, and not enough to be called pressing. */
export type Likened = Raised | { urgency: 'unclear' }

/** The level that a text asks for by its likeness to examples; nothing where they are calm, or tell nothing. */
export function levelByLikeness(story: Story): Likened | undefined {
  const { told, posterior } = story
  if (told.length < FEWEST_WORDS || isReadWhole(story) || (posterior && isToldAsOthersDo(posterior))) return undefined
  const more =
    (posterior && isKnownCalm(posterior) ? BESIDE_CALM_CAUSES : 0) +
    (isExplained(story) ? BESIDE_A_LIKELY_CAUSE : 0) +
    (told.length < FEW_WORDS ? OF_FEW_WORDS : 0)
  const [calm = 0, urgent = 0, ambulance = 0, crisis = 0] = suretyOf(classifier(), featuresOfStory(story))
  const emergency = ambulance + crisis
  if (emergency > SURE_OF_EMERGENCY + more)
    return { urgency: 'emergency', kind: crisis > ambulance ? 'crisis' : 'ambulance' }
  if (emergency + urgent > SURE_OF_TODAY + more) return { urgency: 'urgent' }
  return 1 - calm > DOUBT_OF_CALM ? { urgency: 'unclear' } : undefined
}

/** Few words that were all read are judged by what they say: "my son is 3 and has a fever". */
const isReadWhole = ({ told, findings, unread }: Story): boolean => told.length < SHORT && findings > 0 && unread === 0

const isExplained = ({ posterior, unread, findings }: Story): boolean =>
  (posterior?.ranked[0]?.probability ?? 0) >= LIKELY_CAUSE && unread <= LEFT_UNREAD + findings / 2

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
