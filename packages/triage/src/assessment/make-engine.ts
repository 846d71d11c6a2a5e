import { askOn, NOTHING_ASKED, whenNothingIsKnown } from '../asking/ask-on.ts'
import { daysAnswered, findingsAnswered, listAnswers } from '../asking/given-answers.ts'
import { levelByDangers } from '../asking/level-by-dangers.ts'
import { type Answer, Known, type KnownFinding } from '../inference/known.ts'
import { buildModel, type Model } from '../inference/model.ts'
import { inferPosterior, MUCH_ALIKE } from '../inference/posterior.ts'
import { MEASUREMENT_FINDINGS } from '../knowledge/measurement-findings.ts'
import type { Condition, Finding, FindingId, Medicine, RedFlagRule } from '../knowledge/types.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { makeTextReader, type Reading } from '../language/read-text.ts'
import type { Story } from '../likeness/features-of-story.ts'
import { levelByLikeness, type Raised } from '../likeness/level-by-likeness.ts'
import { type Likeness, likenessToCauses } from '../likeness/likeness-to-causes.ts'
import type { Presentation } from '../likeness/terms-of-presentation.ts'
import { adviseOn } from './advice.ts'
import { ageFromRecord, chooseAge, hasFeverAsBabyOfUnknownAge, isPastItsAge } from './age.ts'
import { medicinesNamed } from './asked-medicines.ts'
import { assessedConditions, labels, round } from './causes.ts'
import { judgeConfidence } from './confidence.ts'
import { emergencyByLikeness, emergencyOf, raisedBeyond } from './emergency.ts'
import { isLittleUnderstood } from './little-understood.ts'
import { findingsOfMeasurements } from './measured.ts'
import { judgeMedicine } from './medicine-check.ts'
import { inTheirLanguage, noticesFor } from './notices.ts'
import { readRecord } from './record.ts'
import { judgeAtEitherAge, judgeRules } from './red-flags.ts'
import { sayFor } from './regional-words.ts'
import {
  alsoToldOf,
  DANGER_SIGNS,
  EMERGENCY_HEADLINES,
  explainUrgency,
  headlineFor,
  LIKE_OTHERS,
  mostPressingOf,
  tellUnread,
  warningSign,
  YOUNG_BABY_FEVER,
} from './say.ts'
import { settleUncertain } from './settle-uncertain.ts'
import { aboutThem } from './signs.ts'
import type {
  AssessedFinding,
  Assessment,
  AssessmentInput,
  HealthRecord,
  JudgedMedicines,
  MedicineQuestion,
} from './types.ts'
import { decideUrgency, isMorePressingOutcome, morePressing, type UrgencyDecision } from './urgency.ts'

export const ENGINE = { name: 'Salus clinical engine', version: '1' } as const

export interface Knowledge {
  findings: readonly Finding[]
  conditions: readonly Condition[]
  redFlags: readonly RedFlagRule[]
  medicines: readonly Medicine[]
}

const LEAST_OWN_AGE = 13

export interface Engine {
  assess(input: AssessmentInput): Assessment
  /** Ids of the over-the-counter medicines that the words name. */
  namedMedicines(text: string): string[]
  /** Over-the-counter medicines by their ids, judged for whoever is to take them by what the words say. */
  judgeMedicines(ids: readonly string[], question: MedicineQuestion): JudgedMedicines
}

/** How a text is like those that others wrote. */
export interface Likenesses {
  level(story: Story): Raised | undefined
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

  function assess(input: AssessmentInput): Assessment {
    const reading = reader.read(input.text)
    const assessment = assessReading(input, reading, likeness.level)
    const { text, region } = input
    if (assessment.emergency) {
      const [other] = reading.others
      const also = other ? [mostPressingOf(assessment.patient.label, other.label)] : []
      return { ...assessment, notices: [...also, ...assessment.notices] }
    }
    const pressing: string[] = []
    for (const person of reading.others) {
      // What was asked and answered, and the record, belong to the other one.
      const other = assessReading({ text, ...(region ? { region } : {}) }, reader.read(text, person))
      if (other.emergency) {
        return { ...other, notices: [mostPressingOf(other.patient.label, assessment.patient.label), ...other.notices] }
      }
      if (isMorePressingOutcome(other.urgency, assessment.urgency)) pressing.push(person.label)
    }
    return { ...assessment, notices: [...pressing.map(alsoToldOf), ...assessment.notices] }
  }

  function judgeMedicines(
    ids: readonly string[],
    { text, record = {}, region = 'US' }: MedicineQuestion,
  ): JudgedMedicines {
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
    const say = (sentence: string) => sayFor(region, sentence)
    return {
      forWhom: isSelf ? null : patient.isSelf ? 'the child' : patient.label,
      tellsOfSymptoms: toldOf.some((id) => model.findings.byId.get(id)?.kind !== 'history'),
      medicines: ids
        .flatMap((id) => medicines.get(id) ?? [])
        .map((medicine) => {
          const verdict = judgeMedicine(medicine, { known, record: own, recordSays: says, text: rest })
          return {
            id: medicine.id,
            name: medicine.name[region],
            reason: verdict.reason && say(verdict.reason),
            ownCautions: verdict.ownCautions.map(say),
            cautions: verdict.cautions.map(say),
            facts: verdict.facts,
          }
        }),
    }
  }

  return {
    assess,
    judgeMedicines,
    namedMedicines: (text) => medicinesNamed(text, knowledge.medicines).medicines.map(({ id }) => id),
  }

  function assessReading(
    input: AssessmentInput,
    reading: Reading,
    // A text is like others as a whole: its likeness says nothing of one of several people in it.
    levelOf: Likenesses['level'] = () => undefined,
  ): Assessment {
    const region = input.region ?? 'US'
    const say = (sentence: string) => sayFor(region, sentence)
    // A text about somebody else is not read with the writer's own record.
    const record: HealthRecord = reading.patient.isSelf ? (input.record ?? {}) : {}
    const fromRecord = readRecord(record, reader.readRecordPhrase, model.findings)
    const { age, ageFrom } = chooseAge(input, reading, record)
    const sex = reading.patient.sex ?? input.sex
    const mentions = reading.mentions.filter(({ finding }) => !isPastItsAge(model, finding, reading))
    const given = listAnswers(input.answers)
    const answered = findingsAnswered(given, model.findings)
    const told = gather({ ...reading, mentions }, [...fromRecord.findings.keys()], answered, age)
    const course = { ...reading.course, durationDays: daysAnswered(given) ?? reading.course.durationDays }
    const known = new Known(model.findings, { age, sex, ...course }, told)
    const rules =
      age === undefined ? judgeAtEitherAge(knowledge.redFlags, known) : judgeRules(knowledge.redFlags, known)
    const findings = assessedFindings(known, model)
    const other = askedAbout(reading, age)
    const dangerSigns = DANGER_SIGNS.map((sign) => say(other === undefined ? sign : aboutThem(sign)))
    const alike = likeness.causes({ told: reading.told, findings: toldNow(known) })
    const understood =
      findings.some(({ answer, from }) => answer === 'yes' && from !== 'record') || isMuchAlike(reading, alike)
    const mayBeNewborn = hasFeverAsBabyOfUnknownAge(input, reading, known)
    const notices = [...(mayBeNewborn ? [YOUNG_BABY_FEVER] : []), ...noticesFor(reading, understood, findings).map(say)]
    const base = {
      notices,
      language: { seen: reading.language, readFully: reading.languageReadFully },
      patient: {
        label: reading.patient.label,
        isSelf: reading.patient.isSelf,
        age: age ?? null,
        ageFrom,
        sex: sex ?? null,
      },
      findings,
      usedFromRecord: [...(ageFrom === 'record' ? [ageFromRecord(record)] : []), ...fromRecord.used],
      engine: ENGINE,
    }
    const asking = { model, known, rules, given, other }
    const story: Omit<Story, 'outcome' | 'posterior'> = {
      told: reading.told,
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
      if (raised) {
        const emergency = emergencyByLikeness(raised, reading, say)
        return {
          ...notUnderstood(dangerSigns),
          ...base,
          ...NOTHING_ASKED,
          understood: true,
          urgency: raised.urgency,
          headline: emergency ? EMERGENCY_HEADLINES[emergency.kind] : headlineFor(raised.urgency, other),
          reasons: [LIKE_OTHERS],
          emergency,
        }
      }
      const isAsking = reading.languageReadFully && (findings.length === 0 || given.length > 0)
      return {
        ...notUnderstood(dangerSigns),
        ...base,
        ...(isAsking ? askOn(whenNothingIsKnown(asking)) : NOTHING_ASKED),
      }
    }

    const posterior = inferPosterior(model, known, course, alike)
    const least = reading.languageReadFully && !mayBeNewborn ? 'self_care' : 'urgent'
    const dangers = levelByDangers(model, known)
    const judged = decideUrgency(rules, posterior, known, morePressing(least, dangers.least))
    const fired = rules.filter(({ truth }) => truth === 'yes')
    const raised = raisedBeyond(judged.urgency, levelOf({ ...story, outcome: judged.urgency, posterior }))
    const decision: UrgencyDecision = raised ? { ...judged, urgency: raised.urgency } : judged
    const emergency = raised ? emergencyByLikeness(raised, reading, say) : emergencyOf(decision, fired)
    const advice = adviseOn({
      urgency: decision.urgency,
      rules,
      posterior,
      known,
      other,
      region,
      record,
      recordSays: fromRecord.says,
      medicines,
      findings: model.findings.byId,
      text: input.text.slice(0, reading.readCharacters),
    })
    const raising = posterior.ranked.find(({ condition }) => condition === decision.because)
    const isCalm = decision.urgency === 'routine' || decision.urgency === 'self_care'
    const isLittleRead = isCalm && reading.languageReadFully && isLittleUnderstood(reading, findings, model, posterior)
    const { urgency: ruled, vulnerable } = decision
    const asked = askOn({
      ...asking,
      posterior,
      urgency: ruled,
      isVulnerable: vulnerable.length > 0,
      isLittleUnderstood: isLittleRead,
    })
    const settled = settleUncertain({
      urgency: ruled,
      isLittleRead,
      interview: asked.interview,
      isEnough: input.isEnough ?? false,
    })
    const { urgency, isUnclear } = settled
    return {
      ...base,
      urgency,
      headline: emergency ? EMERGENCY_HEADLINES[emergency.kind] : (settled.headline ?? headlineFor(urgency, other)),
      reasons: raised
        ? [...fired.map(({ rule }) => warningSign(rule.name)), LIKE_OTHERS]
        : isUnclear
          ? tellUnread(reading.unread.map(({ start, end }) => input.text.slice(start, end)))
          : (settled.reasons ??
            explainUrgency(
              decision,
              fired.map(({ rule }) => rule.name),
              labels(model, dangers.findings),
              (raising?.probability ?? 0) >= 0.5,
            )),
      emergency: emergency && {
        ...emergency,
        message: raised ? emergency.message : say(inTheirLanguage(reading) + emergency.message),
      },
      rules: fired.map(({ rule, because }) => ({
        id: rule.id,
        name: rule.name,
        urgency: rule.urgency,
        message: say(rule.message),
        source: rule.source,
        because: labels(
          model,
          because.filter((id) => known.truthOf(id) === 'yes'),
        ),
      })),
      understood,
      conditions: assessedConditions(posterior, model, known, decision.urgency),
      otherProbability: round(posterior.other),
      // Too little is known for advice: only when to be seen.
      ...(isUnclear ? { doNow: [], withheld: [], seekCare: dangerSigns } : advice),
      ...asked,
      confidence: judgeConfidence(posterior, known),
    }
  }
}

const FEWEST_WORDS = 6

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

function assessedFindings(known: Known, model: Model): AssessedFinding[] {
  const shown: AssessedFinding[] = []
  for (const [id, { answer, origin, span }] of known.entries()) {
    const finding = model.findings.byId.get(id)
    if (!finding || (origin === 'implied' && answer !== 'yes')) continue
    const from = origin === 'measured' ? 'text' : origin
    shown.push({ id, label: finding.label, answer, from, span: span ?? null })
  }
  return shown.sort(
    (a, b) =>
      (a.span?.start ?? Number.POSITIVE_INFINITY) - (b.span?.start ?? Number.POSITIVE_INFINITY) ||
      (a.id < b.id ? -1 : 1),
  )
}

/** Whom questions are about, when somebody speaks for the patient: a child does not write itself. */
function askedAbout({ patient }: Reading, age: number | undefined): string | undefined {
  if (!patient.isSelf) return patient.label
  return age !== undefined && age < LEAST_OWN_AGE ? 'your child' : undefined
}

/** Nothing is concluded from nothing: no condition, no medicine, and no all-clear. */
const notUnderstood = (seekCare: string[]) => ({
  urgency: 'unclear' as const,
  headline: headlineFor('unclear', undefined),
  reasons: [],
  emergency: null,
  rules: [],
  understood: false,
  conditions: [],
  otherProbability: 1,
  doNow: [],
  withheld: [],
  seekCare,
  confidence: { level: 'low' as const, reason: 'There was nothing to go by.' },
})
