import { ENGINE } from '../assessment/engine-name.ts'
import type { EmergencyCause, Headline, Judgement, Notice, Reason, RecordUse } from '../assessment/judgement.ts'
import type { Assessment } from '../assessment/types.ts'
import { CONDITIONS, RED_FLAGS } from '../knowledge/index.ts'
import type { Region } from '../knowledge/types.ts'
import { tellInterview } from './tell-interview.ts'
import { tellCautions, tellOwnCaution, whyNot } from './tell-medicines.ts'
import { tellSign } from './tell-sign.ts'
import { makeTeller, type Teller } from './teller.ts'
import type { Language } from './vocabulary.ts'

const CONDITION = new Map(CONDITIONS.map((condition) => [condition.id, condition]))
const RULE = new Map(RED_FLAGS.map((rule) => [rule.id, rule]))

/** A judgement in whole sentences of one language: every word that a person reads of it is made here. */
export function tell(judgement: Judgement, language: Language, region: Region): Assessment {
  const { patient, other, emergency, confidence, conditions, rules, interview } = judgement
  const teller = makeTeller(language, { region, other, age: patient.age })
  const { phrases, vocabulary, fill, finding } = teller
  return {
    urgency: judgement.urgency,
    headline: tellHeadline(teller, judgement.headline),
    reasons: judgement.reasons.map((reason) => tellReason(teller, reason)),
    emergency: emergency && { kind: emergency.kind, message: fill(tellEmergency(teller, emergency)) },
    rules: rules.flatMap(({ id, because }) => {
      const rule = RULE.get(id)
      if (!rule) return []
      const { name, message } = vocabulary.rule(id)
      const told = because.map((each) => finding({ finding: each, answer: 'yes' }))
      return [{ id, name, urgency: rule.urgency, message: fill(message), source: rule.source, because: told }]
    }),
    understood: judgement.understood,
    notices: judgement.notices.map((notice) => fill(tellNotice(teller, notice))),
    language: { ...judgement.language, told: judgement.tellIn },
    patient: {
      id: patient.person.id,
      label: teller.person(patient.person) ?? phrases.you,
      isSelf: patient.isSelf,
      age: patient.age,
      ageFrom: patient.ageFrom,
      sex: patient.sex,
    },
    findings: judgement.findings.map((each) => ({ ...each, label: teller.label(each.id) })),
    conditions: conditions.flatMap(({ why, ...judged }) => {
      const condition = CONDITION.get(judged.id)
      if (!condition) return []
      return [
        {
          ...judged,
          name: vocabulary.condition(judged.id).name,
          plainName: vocabulary.condition(judged.id).plainName,
          icd10: condition.icd10,
          why: {
            for: why.for.map(finding),
            isToldLikeIt: why.isToldLikeIt,
            against: why.against.map(finding),
            missing: why.missing.map((id) => finding({ finding: id, answer: 'yes' })),
          },
          speciality: condition.speciality,
          specialityName: vocabulary.speciality(condition.speciality),
          source: condition.source,
        },
      ]
    }),
    otherProbability: judgement.otherProbability,
    doNow: judgement.doNow.map((given) => {
      if (given.kind === 'action') return { kind: 'action', text: fill(vocabulary.advice(given.advice)), cautions: [] }
      const { name, use } = vocabulary.medicine(given.medicine, region)
      const own = given.own.map((each) => tellOwnCaution(teller, each))
      return {
        kind: 'over_the_counter',
        text: phrases.named(name, fill(use)),
        cautions: [...own, ...tellCautions(teller, given.cautions)],
      }
    }),
    withheld: judgement.withheld.map(
      ({ medicine, against }) =>
        `${phrases.named(vocabulary.medicine(medicine, region).name, whyNot(teller, against))}.`,
    ),
    seekCare: judgement.seekCare.map((sign) => tellSign(teller, sign)),
    questions: judgement.questions.map((id) => ({ finding: id, question: teller.question(id) })),
    interview: tellInterview(teller, interview),
    usedFromRecord: judgement.usedFromRecord.map((use) => tellUse(teller, use)),
    confidence: { level: confidence.level, reason: phrases.confidence[confidence.reason] },
    engine: ENGINE,
  }
}

function tellHeadline({ phrases, other }: Teller, headline: Headline): string {
  switch (headline.code) {
    case 'outcome':
      return headline.outcome === 'self_care' && other ? phrases.lookAfter(other) : phrases.headline[headline.outcome]
    case 'emergency':
      return phrases.emergencyHeadline[headline.kind]
    case 'not_certain':
      return phrases.notCertain
  }
}

function tellReason(teller: Teller, reason: Reason): string {
  const { phrases, vocabulary, list, label } = teller
  switch (reason.code) {
    case 'warning_sign':
      return phrases.warningSign(vocabulary.rule(reason.rule).name)
    case 'like_others':
      return phrases.likeOthers
    case 'dangers_answered':
      return phrases.dangersAnswered(list(reason.findings.map(label)))
    case 'needed_by':
      return phrases.neededBy(vocabulary.condition(reason.condition).plainName, reason.isLikely)
    case 'vulnerable':
      return phrases.moreCareful(list(reason.who.map((each) => phrases.vulnerable[each])))
    case 'something_unread':
      return phrases.somethingUnread
    case 'no_warning_sign':
      return phrases.noWarningSign
    case 'words_unread':
      return phrases.wordsUnread(reason.words.map((word) => `“${word}”`).join(', '), reason.isMore)
    case 'say_it_otherwise':
      return phrases.sayItOtherwise
    case 'may_be_pressing':
      return phrases.mayBePressing
    case 'not_asked':
      return phrases.notAsked(reason.findings.map(label).join(', '))
    case 'not_known':
      return phrases.notKnown(reason.findings.map(label).join(', '))
  }
}

function tellEmergency({ phrases, vocabulary }: Teller, { kind, because }: { kind: string; because: EmergencyCause }) {
  if ('rule' in because) return vocabulary.rule(because.rule).message
  if ('condition' in because) return phrases.emergencyBy(vocabulary.condition(because.condition).plainName)
  if (because.code === 'dangerous_cause') return phrases.dangerousCause
  return phrases.likeDanger[kind === 'crisis' ? 'crisis' : 'ambulance']
}

function tellNotice({ phrases, locale, person }: Teller, notice: Notice): string {
  const number = (value: number) => value.toLocaleString(locale)
  switch (notice.code) {
    case 'young_baby_fever':
      return phrases.youngBabyFever
    case 'if_emergency':
      return phrases.ifEmergency
    case 'emergencies_only':
      return phrases.emergenciesOnly
    case 'unknown_language':
      return phrases.unknownLanguage
    case 'only_denied':
      return phrases.onlyDenied
    case 'not_understood':
      return phrases.notUnderstood
    case 'if_worried':
      return phrases.ifWorried
    case 'cut':
      return phrases.cut(number(notice.read), number(notice.total))
    case 'most_pressing':
      return phrases.mostPressing(person(notice.patient) ?? phrases.you, person(notice.other))
    case 'also_told':
      return phrases.alsoTold(person(notice.other))
  }
}

function tellUse({ phrases: { fromRecord }, locale }: Teller, use: RecordUse): string {
  switch (use.code) {
    case 'condition':
      return fromRecord.condition(use.words, use.isPast)
    case 'medicine':
      return fromRecord.medicine(use.words)
    case 'allergy':
      return fromRecord.allergy(use.words)
    case 'habit':
      return fromRecord.habit(use.words)
    case 'pregnancy':
      return fromRecord.pregnancy
    case 'breastfeeding':
      return fromRecord.breastfeeding
    case 'age':
      return fromRecord.age(ageIn(locale, use.age))
  }
}

/** The age of a small child is told in months. */
const IN_MONTHS_UNDER = 2
function ageIn(locale: string, age: number): string {
  const isYoung = age < IN_MONTHS_UNDER
  const [unit, count] = isYoung ? ['month', Math.round(age * 12)] : ['year', Math.floor(age)]
  return new Intl.NumberFormat(locale, { style: 'unit', unit: String(unit), unitDisplay: 'long' }).format(Number(count))
}
