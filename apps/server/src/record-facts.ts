import {
  FAMILY_CONDITIONS,
  type HistoryDetails,
  type LabResult,
  type LatestVital,
  labName,
  labValueText,
  PAGES,
  type VitalName,
  vitalMeasure,
  vitalText,
} from '@salus/contract'
import { ANALYTES } from '@salus/terms/lab-tests'
import type { AccessLogFeature } from './features/access-log/access-log.routes.ts'
import type { FactKind, RecordFact } from './features/assistant/grounding/find-facts.ts'
import type { registerHistory } from './features/history/history.routes.ts'
import type { registerLabs } from './features/labs/labs.routes.ts'
import type { Vitals } from './features/vitals/vitals.routes.ts'

interface Features {
  vitals: Vitals
  labs: ReturnType<typeof registerLabs>
  history: ReturnType<typeof registerHistory>
  accessLog: AccessLogFeature
}

/** All facts of a record that an answer may name. */
export const recordFacts =
  ({ vitals, labs, history, accessLog }: Features) =>
  async (userId: string): Promise<RecordFact[]> => {
    for (const kind of ['vital signs', 'lab results', 'medical history'] as const) {
      await accessLog.noteOther(userId, 'assistant', kind)
    }
    const [latest, tested, details] = await Promise.all([
      vitals.latest(userId),
      labs.overview(userId),
      history.details(userId),
    ])
    return [
      ...vitalFacts(latest.items),
      ...labFacts(tested.analytes.map((analyte) => analyte.latest)),
      ...(details ? historyFacts(details) : []),
    ]
  }

/** What else people call a measure. */
const ALSO_CALLED: Partial<Record<VitalName, readonly string[]>> = {
  heartbeat: ['heart rate', 'pulse', 'heart beat'],
  blood_pressure: ['bp'],
  oxygen_level: ['oxygen', 'saturation', 'spo2'],
  glucose: ['blood sugar', 'sugar', 'blood glucose'],
  respiratory_rate: ['breathing rate', 'respiratory rate'],
  pain: ['pain score'],
}

/** What a test is called in all languages of the product. */
const namesOfTest = (name: string | undefined, loinc: string | undefined): string[] =>
  ANALYTES.filter((each) => (loinc ? each.loinc === loinc || each.molar === loinc : each.name === name)).flatMap(
    ({ names }) => Object.values(names).flat(),
  )

const longDate = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** The newest reading of each measure, in the unit in which it was given. */
function vitalFacts(latest: readonly LatestVital[]): RecordFact[] {
  return latest.flatMap((reading) => {
    const { label, units } = vitalMeasure(reading.measure)
    const unit = units.find(({ ucum }) => ucum === reading.unit) ?? units[0]
    const value = vitalText(reading.value, reading.diastolic, unit, reading.comparator)
    return {
      kind: 'vital' as const,
      names: [label, ...(ALSO_CALLED[reading.measure] ?? [])],
      text: `${label} ${value} ${unit.label}, ${longDate(reading.at)}`,
      label: `Your reading of ${longDate(reading.at)}`,
      page: `${PAGES.viewData}?measure=${reading.measure}`,
    }
  })
}

/** The newest result of each test; what lies outside the laboratory's range first. */
function labFacts(latest: readonly LabResult[]): RecordFact[] {
  const isOut = ({ flag }: LabResult) => flag !== undefined && flag !== 'normal'
  return [...latest]
    .sort((one, other) => Number(isOut(other)) - Number(isOut(one)))
    .map((result) => {
      const { name, analyte, loinc, range, flag, takenAt, series } = result
      const day = longDate(takenAt.slice(0, 10))
      return {
        kind: 'lab' as const,
        names: [name, ...(analyte ? [analyte] : []), ...namesOfTest(analyte, loinc)],
        ...(loinc ? { loinc } : {}),
        text: `${labName(result)} ${labValueText(result)}${range ? ` (range ${range.text})` : ''}${flag && flag !== 'normal' ? `, ${flag}` : ''}, ${day}`,
        label: `Your laboratory result of ${day}`,
        page: `${PAGES.labResults}?test=${encodeURIComponent(series)}`,
      }
    })
}

function historyFacts(details: HistoryDetails): RecordFact[] {
  const fact = (kind: FactKind, names: string[], text: string): RecordFact => ({
    kind,
    names,
    text,
    label: 'Your medical history',
    page: PAGES.medicalHistory,
  })
  const more = (...parts: (string | number | false | null)[]): string => {
    const said = parts.filter(Boolean)
    return said.length > 0 ? `, ${said.join(', ')}` : ''
  }
  return [
    ...details.conditions.map(({ name, onsetYear, status, category }) =>
      category.endsWith('Allergy')
        ? fact('allergy', [name], name)
        : fact(
            'condition',
            [name],
            `${name}${more(onsetYear && `since ${onsetYear}`, status === 'past' && 'in the past')}`,
          ),
    ),
    ...details.medications.map(({ name, strength, frequency, sinceYear, reason }) =>
      fact(
        'medicine',
        [name],
        `${name}${more(strength, frequency, sinceYear && `since ${sinceYear}`, reason && `for ${reason}`)}`,
      ),
    ),
    ...details.allergies.map(({ substance, reaction, severity }) =>
      fact('allergy', [substance], `Allergy to ${substance}${more(reaction, severity)}`),
    ),
    ...details.surgeries.map(({ name, year }) => fact('surgery', [name], `${name}${more(year)}`)),
    ...details.family.map(({ condition, who, age }) =>
      fact('family', [], `${FAMILY_CONDITIONS[condition]} in the family${more(who, age && `at ${age}`)}`),
    ),
  ]
}
