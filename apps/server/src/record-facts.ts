import {
  FAMILY_CONDITIONS,
  type HistoryDetails,
  type LabResult,
  type LatestVital,
  labName,
  labValueText,
  PAGES,
  type VitalName,
  type VitalReading,
  vitalMeasure,
  vitalText,
} from '@salus/contract'
import { conditionCalled } from '@salus/terms/conditions'
import { ANALYTES } from '@salus/terms/lab-tests'
import { LANGUAGES, type Language } from '@salus/terms/languages'
import { otherNamesOf } from '@salus/terms/medicines'
import { VITAL_SIGNS, type VitalSign } from '@salus/terms/vital-signs'
import type { AccessLogFeature } from './features/access-log/access-log.routes.ts'
import {
  type EntryFact,
  isMeasured,
  type Measured,
  type MeasuredFact,
  type RecordFact,
  type RecordFacts,
} from './features/assistant/grounding/record-fact.ts'
import { recordPhrases } from './features/assistant/grounding/tell/phrases.ts'
import type { registerHistory } from './features/history/history.routes.ts'
import type { registerLabs } from './features/labs/labs.routes.ts'
import type { Vitals } from './features/vitals/vitals.routes.ts'

interface Features {
  vitals: Vitals
  labs: ReturnType<typeof registerLabs>
  history: ReturnType<typeof registerHistory>
  accessLog: AccessLogFeature
}

/** More are told by their newest value alone. */
const MOST_WITH_EARLIER = 4
const MOST_EARLIER = 3

/** Reads all that an answer may name of a record, and the values before the newest. */
export function recordFacts({ vitals, labs, history, accessLog }: Features): RecordFacts {
  return {
    async of(userId) {
      for (const kind of ['vital signs', 'lab results', 'medical history'] as const) {
        await accessLog.noteOther(userId, 'assistant', kind)
      }
      const [latest, tested, details] = await Promise.all([
        vitals.latest(userId),
        labs.overview(userId),
        history.details(userId),
      ])
      const facts = [
        ...latest.items.map(vitalFact),
        ...labFacts(tested.analytes),
        ...(details ? historyFacts(details) : []),
      ]
      return { facts, results: tested.analytes.reduce((sum, { count }) => sum + count, 0) }
    },

    async withEarlier(userId, facts) {
      if (facts.filter(isMeasured).length > MOST_WITH_EARLIER) return [...facts]
      const earlier = async ({ kind, series }: MeasuredFact): Promise<Measured[]> => {
        if (kind === 'lab') return (await labs.series(userId, series)).results.toReversed().map(measuredResult)
        const page = { measure: series as VitalName, order: 'newest' as const, limit: MOST_EARLIER + 1 }
        return (await vitals.list(userId, page)).items.map(measuredReading)
      }
      return Promise.all(
        facts.map(async (fact) =>
          isMeasured(fact) ? { ...fact, before: (await earlier(fact)).slice(1, MOST_EARLIER + 1) } : fact,
        ),
      )
    },
  }
}

/** The measures that the terms name in all languages. */
const SIGN_OF: Partial<Record<VitalName, VitalSign>> = {
  heartbeat: 'heart-rate',
  temperature: 'temperature',
  blood_pressure: 'blood-pressure',
  oxygen_level: 'oxygen-saturation',
  weight: 'weight',
  height: 'height',
  glucose: 'capillary-glucose',
  respiratory_rate: 'respiratory-rate',
}
const isPhrased = (measure: VitalName): measure is 'pain' | 'mood' | 'steps' | 'sleep' =>
  measure in recordPhrases('en').measures

/** The same in every language. */
const unchanged = (title: string): Record<Language, string> => inAll(() => title)
const inAll = (titleIn: (language: Language) => string): Record<Language, string> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, titleIn(language)])) as Record<Language, string>
const capital = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1)

function titlesOfMeasure(measure: VitalName): Record<Language, string> {
  const { label } = vitalMeasure(measure)
  const sign = SIGN_OF[measure]
  return inAll((language) => {
    if (isPhrased(measure)) return recordPhrases(language).measures[measure]
    return language === 'en' || !sign ? label : capital(VITAL_SIGNS[sign].names[language][0] ?? label)
  })
}

function measuredReading({ measure, value, diastolic, unit: ucum, comparator, at }: VitalReading): Measured {
  const { units } = vitalMeasure(measure)
  const unit = units.find((each) => each.ucum === ucum) ?? units[0]
  return { value: `${vitalText(value, diastolic, unit, comparator)} ${unit.label}`, at }
}

/** The newest reading of a measure, in the unit in which it was given. */
function vitalFact(reading: LatestVital): MeasuredFact {
  const { measure } = reading
  const sign = SIGN_OF[measure]
  return {
    kind: 'vital',
    names: [vitalMeasure(measure).label, ...(sign ? Object.values(VITAL_SIGNS[sign].names).flat() : [])],
    titles: titlesOfMeasure(measure),
    series: measure,
    newest: measuredReading(reading),
    before: [],
    page: `${PAGES.viewData}?measure=${measure}`,
  }
}

const measuredResult = (result: LabResult): Measured => ({
  value: labValueText(result),
  at: result.takenAt.slice(0, 10),
  ...(result.range ? { range: result.range.text } : {}),
  ...(result.flag ? { flag: result.flag } : {}),
})

/** The newest result of each test; what lies outside the laboratory's range first. */
function labFacts(latest: readonly { latest: LabResult; count: number }[]): MeasuredFact[] {
  const isOut = ({ latest: { flag } }: { latest: LabResult }) => flag !== undefined && flag !== 'normal'
  return [...latest]
    .sort((one, other) => Number(isOut(other)) - Number(isOut(one)))
    .map(({ latest: result, count }) => {
      const { name, analyte, loinc, series } = result
      const test = ANALYTES.find((each) =>
        loinc ? each.loinc === loinc || each.molar === loinc : each.name === analyte,
      )
      const shown = labName(result)
      return {
        kind: 'lab' as const,
        names: [name, ...(analyte ? [analyte] : []), ...(test ? Object.values(test.names).flat() : [])],
        titles: inAll((language) => (language === 'en' ? shown : capital(test?.names[language][0] ?? shown))),
        ...(test ? { analyte: test.name } : {}),
        series,
        ...(loinc ? { loinc } : {}),
        newest: measuredResult(result),
        before: [],
        count,
        page: `${PAGES.labResults}?test=${encodeURIComponent(series)}`,
      }
    })
}

function historyFacts(details: HistoryDetails): RecordFact[] {
  const fact = (kind: EntryFact['kind'], name: string, more: Partial<EntryFact> = {}): EntryFact => ({
    kind,
    names: [name],
    titles: unchanged(name),
    sinceYear: null,
    isPast: false,
    details: [],
    age: null,
    severity: null,
    page: PAGES.medicalHistory,
    ...more,
  })
  const said = (...parts: (string | null | undefined)[]): string[] => parts.filter((part): part is string => !!part)
  /** An illness is asked for by whatever it is called; it is told as it was written, or in the language of the question. */
  const illness = (name: string) => {
    const known = conditionCalled(name)
    return known
      ? {
          names: [name, ...Object.values(known.names).flat()],
          titles: inAll((language) => (language === 'en' ? name : capital(known.names[language]?.[0] ?? name))),
        }
      : {}
  }
  return [
    ...details.conditions.map(({ name, onsetYear, status, category }) =>
      category.endsWith('Allergy')
        ? fact('allergy', name)
        : fact('condition', name, { ...illness(name), sinceYear: onsetYear, isPast: status === 'past' }),
    ),
    ...details.medications.map(({ name, strength, frequency, sinceYear, reason }) =>
      fact('medicine', name, {
        names: [name, ...otherNamesOf(name)],
        details: said(strength, frequency, reason),
        sinceYear,
      }),
    ),
    ...details.allergies.map(({ substance, reaction, severity }) =>
      fact('allergy', substance, { details: said(reaction), severity }),
    ),
    ...details.surgeries.map(({ name, year }) => fact('surgery', name, { sinceYear: year })),
    ...details.family.map(({ condition, who, age }) =>
      fact('family', FAMILY_CONDITIONS[condition], {
        ...illness(FAMILY_CONDITIONS[condition]),
        names: [],
        details: said(who),
        age,
      }),
    ),
  ]
}
