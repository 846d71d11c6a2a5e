import { askOn, NOTHING_ASKED, whenNothingIsKnown } from '../asking/ask-on.ts'
import { daysAnswered, findingsAnswered, listAnswers } from '../asking/given-answers.ts'
import { levelByDangers } from '../asking/level-by-dangers.ts'
import { type Answer, Known, type KnownFinding } from '../inference/known.ts'
import { buildModel, type Model } from '../inference/model.ts'
import { inferPosterior, MUCH_ALIKE } from '../inference/posterior.ts'
import { MEASUREMENT_FINDINGS } from '../knowledge/measurement-findings.ts'
import type { Condition, Finding, FindingId, Medicine, MedicineId, RedFlagRule } from '../knowledge/types.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { makeTextReader, type Reading, type TextReader } from '../language/read-text.ts'
import type { Story } from '../likeness/features-of-story.ts'
import { type Likened, levelByLikeness } from '../likeness/level-by-likeness.ts'
import { type Likeness, likenessToCauses } from '../likeness/likeness-to-causes.ts'
import type { Presentation } from '../likeness/terms-of-presentation.ts'
import { adviseOn } from './advice.ts'
import { chooseAge, hasFeverAsBabyOfUnknownAge, isOfSmallChildren, isPastItsAge } from './age.ts'
import { medicinesNamed } from './asked-medicines.ts'
import { judgeCauses, round } from './causes.ts'
import { judgeConfidence } from './confidence.ts'
import { emergencyByLikeness, emergencyOf, raisedBeyond } from './emergency.ts'
import { explainUnread, explainUrgency } from './explain-urgency.ts'
import type { EmergencyCause, Judgement, Notice, Reason, Told } from './judgement.ts'
import { languageToTellIn } from './language-to-tell-in.ts'
import { isLittleUnderstood } from './little-understood.ts'
import { findingsOfMeasurements } from './measured.ts'
import { judgeMedicine, type MedicineVerdict } from './medicine-check.ts'
import { noticesFor } from './notices.ts'
import { readRecord } from './record.ts'
import { judgeAtEitherAge, judgeRules } from './red-flags.ts'
import { settleUncertain } from './settle-uncertain.ts'
import { DANGER_SIGNS } from './signs-to-watch.ts'
import type { AssessmentInput, HealthRecord, MedicineQuestion } from './types.ts'
import { decideUrgency, isMorePressingOutcome, morePressing, type UrgencyDecision } from './urgency.ts'

export interface Knowledge {
  findings: readonly Finding[]
  conditions: readonly Condition[]
  redFlags: readonly RedFlagRule[]
  medicines: readonly Medicine[]
}

const LEAST_OWN_AGE = 13

export interface Engine {
  judge(input: AssessmentInput): Judgement
  /** Ids of the over-the-counter medicines that the words name. */
  namedMedicines(text: string): MedicineId[]
  /** Over-the-counter medicines by their ids, judged for whoever is to take them by what the words say. */
  judgeMedicines(ids: readonly MedicineId[], question: MedicineQuestion): MedicinesJudged
  /** How the words are told, and what is measured. */
  readStatement: TextReader['readStatement']
}

export interface MedicinesJudged {
  /** Null when it is the writer. */
  forWhom: Told | null
  medicines: (MedicineVerdict & { id: MedicineId })[]
  /** The words also tell of something that is felt or seen. */
  tellsOfSymptoms: boolean
}

/** How a text is like those that others wrote. */
export interface Likenesses {
  level(story: Story): Likened | undefined
  causes(presentation: Presentation): Likeness
}

/** Compiles the knowledge once, unless its lexicon comes compiled. The engine keeps nothing of what it is asked. */
export function makeEngine(
  knowledge: Knowledge,
  lexicon?: Lexicon,
  likeness: Likenesses = { level: levelByLikeness, causes: likenessToCauses },
): Engine {
  const reader = makeTextReader(knowledge.findings, lexicon)
  const model = buildModel(knowledge.findings, knowledge.conditions)
  const medicines = new Map(knowledge.medicines.map((medicine) => [medicine.id, medicine]))

  function judge(input: AssessmentInput): Judgement {
    const reading = reader.read(input.text)
    const judgement = judgeReading(input, reading, likeness.level)
    const { text, region } = input
    const { person } = judgement.patient
    // A likeness is of the whole text: whoever is in danger by a rule is meant.
    const isOfWhole = judgement.emergency !== null && isByLikeness(judgement.emergency.because)
    if (judgement.emergency && !isOfWhole) {
      const [other] = reading.others
      const also: Notice[] = other ? [{ code: 'most_pressing', patient: person, other: named(other) }] : []
      return { ...judgement, notices: [...also, ...judgement.notices] }
    }
    const pressing: Notice[] = []
    for (const someone of reading.others) {
      // What was asked and answered, and the record, belong to the other one.
      const other = judgeReading({ text, ...(region ? { region } : {}) }, reader.read(text, someone))
      if (other.emergency) {
        const notice: Notice = { code: 'most_pressing', patient: other.patient.person, other: person }
        return { ...other, notices: [notice, ...other.notices] }
      }
      if (isMorePressingOutcome(other.urgency, judgement.urgency))
        pressing.push({ code: 'also_told', other: named(someone) })
    }
    return { ...judgement, notices: [...pressing, ...judgement.notices] }
  }

  function judgeMedicines(ids: readonly MedicineId[], { text, record = {} }: MedicineQuestion): MedicinesJudged {
    const { findings: toldOf, patient, course } = reader.readQuestion(text)
    // Whoever has an account is no child: "for a 5 month old" is somebody else.
    const isOldEnough = (patient.age ?? LEAST_OWN_AGE) >= LEAST_OWN_AGE
    const isSelf = patient.isSelf && isOldEnough
    const own = isSelf ? record : {}
    const { findings, says } = readRecord(own, reader.readRecordPhrase, model.findings)
    const known = new Known(model.findings, { age: patient.age ?? own.age, sex: patient.sex, ...course }, [
      ...[...findings.keys()].map((finding): [FindingId, KnownFinding] => [finding, FROM_RECORD]),
      ...toldOf.map((finding): [FindingId, KnownFinding] => [finding, FROM_QUESTION]),
    ])
    const { rest } = medicinesNamed(text, knowledge.medicines)
    return {
      forWhom: isSelf ? null : patient.isSelf ? THE_CHILD : named(patient),
      tellsOfSymptoms: toldOf.some((id) => model.findings.byId.get(id)?.kind !== 'history'),
      medicines: ids
        .flatMap((id) => medicines.get(id) ?? [])
        .map((medicine) => ({
          id: medicine.id,
          ...judgeMedicine(medicine, { known, record: own, recordSays: says, text: rest }),
        })),
    }
  }

  return {
    judge,
    judgeMedicines,
    readStatement: reader.readStatement,
    namedMedicines: (text) => medicinesNamed(text, knowledge.medicines).medicines.map(({ id }) => id),
  }

  function judgeReading(
    input: AssessmentInput,
    reading: Reading,
    // A text is like others as a whole: its likeness says nothing of one of several people in it.
    levelOf: Likenesses['level'] = () => undefined,
  ): Judgement {
    // A text about somebody else is not read with the writer's own record.
    const record: HealthRecord = reading.patient.isSelf ? (input.record ?? {}) : {}
    const fromRecord = readRecord(record, reader.readRecordPhrase, model.findings)
    const { age, ageFrom } = chooseAge(input, reading, record)
    const sex = reading.patient.sex ?? input.sex
    const mentions = reading.mentions.filter(({ finding }) => !isPastItsAge(model, finding, reading))
    const given = listAnswers(input.answers, model.findings)
    const answered = findingsAnswered(given, model.findings)
    const told = gather({ ...reading, mentions }, [...fromRecord.findings.keys()], answered, age)
    const course = { ...reading.course, durationDays: daysAnswered(given) ?? reading.course.durationDays }
    const known = new Known(model.findings, { age, sex, ...course }, told)
    const rules =
      age === undefined
        ? judgeAtEitherAge(knowledge.redFlags, known, (id) => !reading.patient.isSelf && isOfSmallChildren(model, id))
        : judgeRules(knowledge.redFlags, known)
    const findings = findingsTold(known, model)
    const other = askedAbout(reading, age)
    const alike = likeness.causes({ told: reading.told, findings: toldNow(known) })
    const understood =
      findings.some(({ answer, from }) => answer === 'yes' && from !== 'record') || isMuchAlike(reading, alike)
    const mayBeNewborn = hasFeverAsBabyOfUnknownAge(input, reading, known)
    const notices: Notice[] = [
      ...(mayBeNewborn ? [{ code: 'young_baby_fever' } as const] : []),
      ...noticesFor(reading, understood, findings),
    ]
    const base = {
      notices,
      language: { seen: reading.language, readFully: reading.languageReadFully },
      tellIn: languageToTellIn(reading.language, input.text),
      other,
      patient: {
        person: named(reading.patient),
        isSelf: reading.patient.isSelf,
        age: age ?? null,
        ageFrom,
        sex: sex ?? null,
      },
      findings,
      usedFromRecord: [
        ...(ageFrom === 'record' && age !== undefined ? [{ code: 'age', age } as const] : []),
        ...fromRecord.used,
      ],
    }
    const asking = { model, known, rules, given, isSpokenFor: other !== undefined }
    const story: Omit<Story, 'outcome' | 'posterior'> = {
      told: reading.told,
      written: reading.written,
      age,
      sex,
      isSelf: reading.patient.isSelf,
      isEnglish: reading.language === 'en',
      durationDays: reading.course.durationDays,
      onset: reading.course.onset,
      findings: findings.filter(({ answer, from }) => answer === 'yes' && from !== 'implied').length,
      unread: reading.unread.length,
    }
    if (!understood) {
      const raised = levelOf({ ...story, outcome: 'unclear', posterior: undefined })
      if (raised && raised.urgency !== 'unclear') {
        const emergency = emergencyByLikeness(raised)
        return {
          ...NOT_UNDERSTOOD,
          ...base,
          ...NOTHING_ASKED,
          understood: true,
          urgency: raised.urgency,
          headline: emergency
            ? { code: 'emergency', kind: emergency.kind }
            : { code: 'outcome', outcome: raised.urgency },
          reasons: [{ code: 'like_others' }],
          emergency,
        }
      }
      const isAsking = reading.languageReadFully && (findings.length === 0 || given.length > 0)
      return {
        ...NOT_UNDERSTOOD,
        ...base,
        ...(isAsking ? askOn(whenNothingIsKnown(asking)) : NOTHING_ASKED),
      }
    }

    const posterior = inferPosterior(model, known, course, alike)
    const least = reading.languageReadFully && !mayBeNewborn ? 'self_care' : 'urgent'
    const dangers = levelByDangers(model, known)
    const judged = decideUrgency(rules, posterior, known, morePressing(least, dangers.least))
    const fired = rules.filter(({ truth }) => truth === 'yes')
    const likened = levelOf({ ...story, outcome: judged.urgency, posterior })
    const raised = raisedBeyond(judged.urgency, likened)
    const decision: UrgencyDecision = raised ? { ...judged, urgency: raised.urgency } : judged
    const emergency = raised ? emergencyByLikeness(raised) : emergencyOf(decision, fired)
    const advice = adviseOn({
      urgency: decision.urgency,
      emergency: emergency?.kind,
      rules,
      posterior,
      known,
      record,
      recordSays: fromRecord.says,
      medicines,
      findings: model.findings.byId,
      text: input.text.slice(0, reading.readCharacters),
    })
    const raising = posterior.ranked.find(({ condition }) => condition === decision.because)
    const isCalm = decision.urgency === 'routine' || decision.urgency === 'self_care'
    const isLittleRead = isCalm && reading.languageReadFully && isLittleUnderstood(reading, findings, model, posterior)
    const isDoubtful = isCalm && likened?.urgency === 'unclear'
    const { urgency: ruled, vulnerable } = decision
    const asked = askOn({
      ...asking,
      posterior,
      urgency: ruled,
      isVulnerable: vulnerable.length > 0,
      isLittleUnderstood: isLittleRead || isDoubtful,
    })
    const settled = settleUncertain({
      urgency: ruled,
      isLittleRead,
      isDoubtful,
      interview: asked.interview,
      isEnough: input.isEnough ?? false,
    })
    const { urgency, isUnclear } = settled
    const likeOthers: Reason = { code: 'like_others' }
    const reasons: Reason[] = raised
      ? [...fired.map(({ rule }): Reason => ({ code: 'warning_sign', rule: rule.id })), likeOthers]
      : isUnclear
        ? explainUnread(reading.unread.map(({ start, end }) => input.text.slice(start, end)))
        : (settled.reasons ??
          explainUrgency(decision, {
            fired: fired.map(({ rule }) => rule.id),
            dangers: dangers.findings,
            isLikely: (raising?.probability ?? 0) >= 0.5,
          }))
    return {
      ...base,
      urgency,
      headline: emergency
        ? { code: 'emergency', kind: emergency.kind }
        : (settled.headline ?? { code: 'outcome', outcome: urgency }),
      reasons,
      emergency,
      rules: fired.map(({ rule, because }) => ({
        id: rule.id,
        because: because.filter((id) => known.truthOf(id) === 'yes'),
      })),
      understood,
      conditions: judgeCauses(posterior, model, known, decision.urgency),
      otherProbability: round(posterior.other),
      // Too little is known for advice: only when to be seen.
      ...(isUnclear ? { doNow: [], withheld: [], seekCare: [...DANGER_SIGNS] } : advice),
      ...asked,
      confidence: judgeConfidence(posterior, known),
    }
  }
}

const FEWEST_WORDS = 6

const isByLikeness = (because: EmergencyCause): boolean => 'code' in because && because.code === 'like_others'

/** No finding was read, and yet it is told as people tell of an illness. */
const isMuchAlike = ({ told }: Reading, alike: Likeness): boolean =>
  told.length >= FEWEST_WORDS && [...alike.causes.values()].some((like) => like >= MUCH_ALIKE)

/** Findings that were told, not those of the record: no other text tells of them. */
const toldNow = (known: Known): FindingId[] =>
  [...known.entries()].filter(([, { answer, origin }]) => answer === 'yes' && origin !== 'record').map(([id]) => id)

const FROM_QUESTION: KnownFinding = { answer: 'yes', origin: 'text', span: undefined }
const FROM_RECORD: KnownFinding = { answer: 'yes', origin: 'record', span: undefined }

function gather(
  reading: Reading,
  fromRecord: readonly FindingId[],
  answers: ReadonlyMap<FindingId, Answer>,
  age: number | undefined,
): Map<FindingId, KnownFinding> {
  const told = new Map<FindingId, KnownFinding>()
  for (const finding of fromRecord) told.set(finding, FROM_RECORD)
  for (const { finding, answer, start, end } of reading.mentions)
    told.set(finding, { answer, origin: 'text', span: { start, end } })
  // A measured value outweighs the words around it.
  for (const { finding, answer, start, end } of findingsOfMeasurements(
    MEASUREMENT_FINDINGS,
    reading.measurements,
    age,
  )) {
    if (answer === 'no' && told.get(finding)?.answer === 'yes') continue
    told.set(finding, { answer, origin: 'measured', span: { start, end } })
  }
  for (const [finding, answer] of answers) told.set(finding, { answer, origin: 'answer', span: undefined })
  return told
}

function findingsTold(known: Known, model: Model): Judgement['findings'] {
  const shown: Judgement['findings'] = []
  for (const [id, { answer, origin, span }] of known.entries()) {
    if (!model.findings.byId.has(id) || (origin === 'implied' && answer !== 'yes')) continue
    const from = origin === 'measured' ? 'text' : origin
    shown.push({ id, answer, from, span: span ?? null })
  }
  return shown.sort(
    (a, b) =>
      (a.span?.start ?? Number.POSITIVE_INFINITY) - (b.span?.start ?? Number.POSITIVE_INFINITY) ||
      (a.id < b.id ? -1 : 1),
  )
}

const named = ({ id, label }: Told): Told => ({ id, label })
const YOUR_CHILD: Told = { id: 'child', label: 'your child' }
const THE_CHILD: Told = { id: 'child', label: 'the child' }

/** Whom questions are about, when somebody speaks for the patient: a child does not write itself. */
function askedAbout({ patient }: Reading, age: number | undefined): Told | undefined {
  if (!patient.isSelf) return named(patient)
  return age !== undefined && age < LEAST_OWN_AGE ? YOUR_CHILD : undefined
}

/** Nothing is concluded from nothing: no condition, no medicine, and no all-clear. */
const NOT_UNDERSTOOD = {
  urgency: 'unclear' as const,
  headline: { code: 'outcome', outcome: 'unclear' } as const,
  reasons: [],
  emergency: null,
  rules: [],
  understood: false,
  conditions: [],
  otherProbability: 1,
  doNow: [],
  withheld: [],
  seekCare: [...DANGER_SIGNS],
  confidence: { level: 'low', reason: 'nothing_to_go_by' } as const,
}
