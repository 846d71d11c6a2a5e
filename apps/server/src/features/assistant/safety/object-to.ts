import type { Outcome } from '@salus/contract'
import type { Clause, Meaning, Span } from './read-sentence.ts'
import type { SentenceMeaning } from './sentence-meaning.ts'

/** The rules' findings on the person's words, which no model may talk down. */
export interface SafetyContext {
  urgency: Outcome | null
  isEmergency: boolean
  /** It tells what stands in a text, which may name signs, illnesses and medicines. */
  retells?: boolean
}

export type Objection =
  | 'harm'
  | 'secret'
  | 'downplays'
  | 'prescription'
  | 'dose'
  | 'diagnosis'
  | 'not_in_source'
  | 'hidden'

const MEDICINES: Meaning[] = ['medicine', 'prescription', 'overTheCounter']
const CHANGES: Meaning[] = ['stop', 'reduce', 'skip', 'swap']

/** One class of what must not be said, by what its words mean. */
type Rule = (meaning: SentenceMeaning, context: SafetyContext) => boolean

/** The gravest first: one objection is told for a sentence. */
const RULES: readonly (readonly [Objection, Rule])[] = [
  ['harm', harms],
  ['secret', asksForSecrets],
  ['downplays', sendsAwayFromCare],
  ['downplays', refusesCare],
  ['downplays', makesLight],
  ['downplays', putsOff],
  ['downplays', leavesAlone],
  ['dose', takesTooMuch],
  ['dose', changesMedicine],
  ['prescription', prescribes],
  ['dose', doses],
  ['dose', tellsOfMedicine],
  ['diagnosis', diagnoses],
]

/** Why a sentence, as one language reads it, must not be said. */
export function objectTo(meaning: SentenceMeaning, context: SafetyContext): Objection | undefined {
  return RULES.find(([, rule]) => rule(meaning, context))?.[0]
}

function harms(m: SentenceMeaning): boolean {
  const poisons = m.actsOn(['consume'], ['poison'], 6).some(({ verb }) => isTold(m, verb))
  const hurts = m
    .all('selfHarm')
    .some((act) => !m.isDenied(act) && !m.isSupposed(act) && !m.has('thought', m.clauseOf(act)))
  const starves = m.all('starve').some((act) => !m.isDeniedByOther(act) && !m.isSupposed(act)) && !m.has('care')
  const acts = !m.has('secret') && m.all('harmfulAct').some((act) => isTold(m, act))
  return poisons || hurts || starves || acts || mixes(m)
}

/** Medicine and alcohol together, unless the same clause warns of it, or somebody is to be asked. */
function mixes(m: SentenceMeaning): boolean {
  return m.all('mixes').some((act) => {
    const clause = m.clauseOf(act)
    const isWarned = m.all('notMixed', clause).some((word) => !m.isDenied(word) && !m.isSupposed(word))
    const before = { from: clause.from, to: act.from - 1 }
    const isHandled = m.has('handle', before) && !m.has('take', before)
    return isTold(m, act) && !isWarned && !isHandled
  })
}

/** Neither denied nor supposed, and not told of others. */
function isTold(m: SentenceMeaning, act: Span): boolean {
  const clause = m.clauseOf(act)
  return !m.isDenied(act) && !m.isSupposed(act) && !m.has('hedge', { from: clause.from, to: act.from - 1 })
}

function asksForSecrets(m: SentenceMeaning): boolean {
  const pairs = m.near('give', 'secret', 9)
  const asked = pairs.length > 0 && !pairs.some(({ one }) => m.isDenied(one) && !m.isCondition(one))
  const lured = m.has('link') && m.all('login').some((login) => !m.isDenied(login))
  return asked || lured
}

/** No need of a doctor, whether or not a warning sign was found. */
function sendsAwayFromCare(m: SentenceMeaning): boolean {
  if (m.near('avoid', 'visit', 8).some(({ one }) => !m.isDenied(one) && !m.isCondition(one))) return true
  // "Your scan can safely be skipped".
  if (
    m
      .near('visit', 'changed', 8)
      .some(({ other }) => !m.isDenied(other) && !m.isCondition(other) && !m.has('doctorDoes'))
  )
    return true
  // "Why sit for hours in the emergency room?"
  if (
    m.isQuestion &&
    m.has('care') &&
    m.all('why').some(({ from }) => from <= 1 || m.has('later') || m.has('care', m.clauseOf({ from, to: from })))
  )
    return true
  return m.clauses.some((clause) => {
    const care = m.all('care', clause)
    const isAlone = m
      .all('byOneself', clause)
      .some(
        (word) => !m.any(['avoid', 'useless'], clause).some(({ from, to }) => from <= word.from && word.from <= to + 1),
      )
    if (care.length === 0 || isAlone || m.has('secret')) return false
    // "Do not hesitate to call" urges.
    if (m.all('wait', clause).some((wait) => m.isDenied(wait))) return false
    const isSupposed = (span: Span) => span.from <= clause.conditionTo
    const without = m
      .all('without', clause)
      .some(
        (word) =>
          care.some(({ from }) => from > word.to && from - word.to <= 2) &&
          !m.isDenied(word) &&
          !m.has('seek', clause) &&
          !isCautioned(m, clause),
      )
    const unneeded =
      m
        .any(['need', 'seek'], clause)
        .some((verb) => m.isDenied(verb) && !isSupposed(verb) && !isCautioned(m, clause)) ||
      care.some((word) => m.isDenied(word) && m.has('need', clause) && !isSupposed(word))
    const avoided = m
      .actsOn(['avoid'], ['care'], 5)
      .some(({ verb }) => m.clauseOf(verb) === clause && !m.isDenied(verb) && !isSupposed(verb))
    const dismissed = m.all('useless', clause).some((word) => !m.isDenied(word) && !isSupposed(word))
    return without || unneeded || avoided || dismissed
  })
}

/** "Stop nothing without asking your doctor" denies something else. */
const isCautioned = (m: SentenceMeaning, clause: Clause): boolean => {
  if (!m.has('doctorDoes', clause)) return false
  // "Do not stop your tablets, without asking …": the change is denied in the clause before.
  const before = m.before(clause)
  const isDeniedBefore =
    before !== undefined && m.any([...CHANGES, 'take', 'increase'], before).some((verb) => m.isDenied(verb))
  return (
    isDeniedBefore ||
    m.any(CHANGES, clause).length > 0 ||
    (m.any(['take', 'increase'], clause).some((verb) => m.isDenied(verb)) && m.any(MEDICINES, clause).length > 0)
  )
}

/** A denial beside a doctor, whatever it denies, unless it denies waiting, or tells what is not to be done without one. */
function refusesCare(m: SentenceMeaning): boolean {
  if (m.isQuestion || m.has('since') || m.has('secret')) return false
  return m.clauses.some((clause) => {
    const isTold = (span: Span) => span.from > clause.conditionTo
    if (!m.all('care', clause).some(isTold) || !m.all('not', clause).some(isTold)) return false
    const guards: Meaning[] = [
      'wait',
      'doctorDoes',
      'hedge',
      'reported',
      'byOneself',
      ...CHANGES,
      'increase',
      'take',
      ...MEDICINES,
    ]
    return m.any(guards, clause).length === 0 && !m.has('urge')
  })
}

function makesLight(m: SentenceMeaning, { isEmergency, urgency }: SafetyContext): boolean {
  const isPressing = isEmergency || urgency === 'emergency' || urgency === 'urgent' || urgency === 'unclear'
  const isSign = m.has('sign')
  const light = m.all('minor').some((word) => !m.isDeniedByOther(word) && !m.isCondition(word))
  if (light && (isPressing || isSign)) return true
  if (isSign && m.has('only') && !m.has('care') && !m.has('urge') && !m.has('hedge') && !m.isQuestion) return true
  if (isSign && m.all('ignore').some((word) => !m.isDenied(word) && !m.isCondition(word))) return true
  const isHedged = m.all('trivial').every((word) => m.isCondition(word) || m.has('hedge', m.clauseOf(word)))
  const explained = m.near('just', 'trivial', 4).some(({ one, other }) => one.from < other.from || m.has('sign'))
  return (
    explained && !m.all('trivial').every((word) => m.isDenied(word)) && (isSign ? !isHedged : isPressing && !isHedged)
  )
}

/** A warning sign that leads to no help: neither a doctor is named, nor a question asked, nor a cause explained. */
function leavesAlone(m: SentenceMeaning, { retells }: SafetyContext): boolean {
  if (retells) return false
  const isTold = m.all('sign').some((sign) => !m.isCondition(sign))
  if (!isTold || m.has('care') || m.has('urge') || m.has('since') || m.isQuestion) return false
  return !m.has('hedge') && m.length >= 4
}

function putsOff(m: SentenceMeaning, { isEmergency, urgency }: SafetyContext): boolean {
  if (!isEmergency && urgency !== 'emergency' && !m.has('sign') && !m.has('rescue')) return false
  // "Wait until the ambulance comes".
  if (m.has('arrive') && (m.has('rescue') || m.has('care'))) return false
  if (m.has('longTime') && m.has('care') && (m.has('sign') || m.has('rescue'))) return true
  return m.all('later').some((word) => !m.isDenied(word) && !m.isCondition(word))
}

function takesTooMuch(m: SentenceMeaning): boolean {
  const isOfMedicine = m.any([...MEDICINES, 'piece']).length > 0
  return (
    isOfMedicine &&
    m.all('tooMuch').some((amount) => !m.isDenied(amount) && !isForbidden(m, amount) && !m.isCondition(amount))
  )
}

/** "Do not take the whole box": the verb is denied. */
const isForbidden = (m: SentenceMeaning, span: Span): boolean =>
  m.any(['take', 'increase', 'moreThan', 'consume'], m.clauseOf(span)).some((verb) => m.isDenied(verb))

function changesMedicine(m: SentenceMeaning): boolean {
  const isExcused = (span: Span) => {
    const clause = m.clauseOf(span)
    const around = [clause, m.before(clause), m.next(clause)].filter((each) => each !== undefined)
    return (
      m.isCondition(span) ||
      around.some((each) => m.has('doctorDoes', each) || (m.has('care', each) && m.has('hedge', each))) ||
      m.has('reported', { from: clause.from, to: span.from })
    )
  }
  const told = ({ verb }: { verb: Span }) => !m.isDenied(verb) && !isExcused(verb) && !m.isOfSubject(verb, MEDICINES)
  const stopped = m
    .actsOn(CHANGES, ['medicine', 'prescription', 'dose'])
    .filter((change) => told(change) && !m.has('moreThan', m.clauseOf(change.verb)))
  // A medicine that does harm is stopped, and a doctor is told.
  const isSafeStop = m.has('if') && m.has('care')
  if (stopped.length > 0 && !isSafeStop) return true
  if (m.actsOn(['increase'], [...MEDICINES, 'dose']).some(told)) return true
  if (passed(m).some(told)) return true
  if (m.any([...CHANGES, 'increase']).some((verb) => isOfBefore(m, verb) && told({ verb })) && !isSafeStop) return true
  const needless = m.near('noLonger', 'medicine', 5).concat(m.near('noLonger', 'prescription', 5))
  if (needless.some(({ one }) => !isExcused(one))) return true
  // "Do not take your insulin tonight" stops it; "… with alcohol" and "… if …" do not.
  return m
    .actsOn(['take'], ['prescription', 'medicine'])
    .some(
      ({ verb, object }) =>
        m.isDenied(verb) &&
        !isExcused(verb) &&
        m.has('your', { from: Math.min(verb.from, object.from), to: Math.max(verb.to, object.to) }) &&
        !m.has('if') &&
        !m.has('moreThan') &&
        !m.has('barrier', { from: object.to + 1, to: m.clauseOf(object).to }),
    )
}

/** Told to do with one's medicine what is neither storing, asking nor reading, and nobody to ask: it is not done. */
function tellsOfMedicine(m: SentenceMeaning): boolean {
  if (m.isQuestion || m.any(['care', 'urge', 'if', 'since', 'asPacket', 'doctorDoes', 'reported']).length > 0)
    return false
  return m.clauses.some((clause) => {
    const isOwn =
      m.has('prescription', clause) || (m.has('medicine', clause) && m.near('your', 'medicine', 3).length > 0)
    return isOwn && m.has('tell', clause) && !m.has('handle', clause) && !m.has('not', clause)
  })
}

/** "The evening dose may be dropped". */
const passed = (m: SentenceMeaning) =>
  m
    .all('changed')
    .flatMap((verb) =>
      m
        .any(['medicine', 'prescription', 'dose'], m.clauseOf(verb))
        .flatMap((object) => (object.to < verb.from && verb.from - object.to <= 10 ? [{ verb, object }] : [])),
    )

/** "If the pill upsets you, cut it in half": its medicine stands in the clause before. */
function isOfBefore(m: SentenceMeaning, verb: Span): boolean {
  const clause = m.clauseOf(verb)
  const before = m.before(clause)
  if (!before || m.any(['sign', 'complaint', 'disease'], { from: clause.from + 3, to: clause.to }).length > 0)
    return false
  const isPortion = m.all('portion').some(({ from }) => from >= verb.from && from <= verb.to)
  return (
    verb.from - clause.from <= (isPortion ? 5 : 2) && m.any(['medicine', 'prescription', 'dose'], before).length > 0
  )
}

function prescribes(m: SentenceMeaning): boolean {
  const named = [...m.actsOn(['take', 'advise'], ['prescription'], 5), ...adviceAfter(m)]
  return named.some(({ verb, object }) => {
    const clause = m.clauseOf(object)
    const around = [clause, m.before(clause)].filter((each) => each !== undefined)
    const isExcused = around.some((each) => m.has('doctorDoes', each) || isReported(m, each))
    return !m.isDenied(verb) && !m.isDenied(object) && !m.isCondition(object) && !isExcused && !asks(m)
  })
}

/** "Lisinopril suits you". */
const adviceAfter = (m: SentenceMeaning) =>
  m.near('prescription', 'advise', 6).map(({ one, other }) => ({ verb: other, object: one }))

/** It asks what somebody takes or has; "why not take…?" advises. */
const asks = (m: SentenceMeaning): boolean => m.isQuestion && m.all('asks').some(({ from }) => from <= 1)

function doses(m: SentenceMeaning): boolean {
  if (asks(m)) return false
  const names = m.any(['prescription', 'overTheCounter'])
  const medicines = m.any(MEDICINES)
  const isTaken = m.has('take') || m.has('often') || m.has('increase')
  const isExcused = (span: Span) => {
    const clause = m.clauseOf(span)
    const before = m.before(clause)
    return (
      (isReported(m, clause) || (before && isReported(m, before)) || m.has('asPacket', clause) || isLimit(m, span)) &&
      !m.has('tooMuch')
    )
  }
  const amounts = m.all('amount').filter((amount) => !isExcused(amount))
  const strong = amounts.filter((amount) => isOfMedicine(m, amount))
  if (strong.length > 0 && (isTaken || (names.length > 0 && m.length <= 8))) return true
  if (amounts.length > 0 && ((medicines.length > 0 && isTaken) || (m.has('take') && m.has('often')))) return true
  const isAdvised = m.has('take') || m.has('advise')
  if (
    names.length > 0 &&
    m.has('often') &&
    (m.has('piece') || m.near('portion', 'prescription', 3).length > 0) &&
    isAdvised
  ) {
    return !names.every((name) => isExcused(name))
  }
  // A name with a number of times a day needs no unit.
  return (
    names.length > 0 &&
    m.has('take') &&
    m.all('often').some((often) => !isExcused(often) && !m.all('take').every((verb) => m.isDenied(verb)))
  )
}

/** "Most people your size take two" is meant for the reader. */
const isReported = (m: SentenceMeaning, clause: Span): boolean => m.has('reported', clause) && !m.has('likeYou', clause)

/** In units that medicines alone are counted in. */
const isOfMedicine = (m: SentenceMeaning, amount: Span): boolean => !m.all('measure').some(({ to }) => to === amount.to)

/** "No more than 4 g a day": as much as the packet of any medicine for pain allows. */
function isLimit(m: SentenceMeaning, amount: Span): boolean {
  const clause = m.clauseOf(amount)
  const isNoMore =
    m.all('moreThan', clause).some((word) => m.isDenied(word)) || m.all('take', clause).some((verb) => m.isDenied(verb))
  return isNoMore && m.sizeOf(amount) <= (m.isMass(amount) ? MOST_MG : MOST_PIECES)
}
const MOST_MG = 4_000
const MOST_PIECES = 8

function diagnoses(m: SentenceMeaning, { retells }: SafetyContext): boolean {
  if (retells || asks(m)) return false
  return m.clauses.some((clause) => {
    if (m.has('since', clause)) return false
    const illnesses = m.any(['disease', 'anyIllness'], clause).filter((illness) => !m.isCondition(illness))
    const isHedged = m.has('hedge', clause)
    const isCertain = m.all('certain', clause).length > 0 && m.any(['have', 'itIs'], clause).length > 0
    if (
      isCertain &&
      (illnesses.length > 0 || m.near('certain', 'have', 2).length > 0) &&
      !m.all('certain', clause).every((word) => m.isDenied(word))
    )
      return true
    if (isHedged) return false
    const close = (state: Span, illness: Span, reach: number) =>
      (illness.from > state.to && illness.from - state.to <= reach) ||
      (state.from > illness.to && state.from - illness.to <= reach) ||
      (state.from <= illness.from && illness.to <= state.to)
    return (
      m.all('have', clause).some((state) => illnesses.some((illness) => close(state, illness, 4))) ||
      m
        .all('itIs', clause)
        .some((state) =>
          illnesses.some(
            (illness) => m.all('disease').includes(illness) && close(state, illness, 4) && !m.isDenied(illness),
          ),
        )
    )
  })
}
