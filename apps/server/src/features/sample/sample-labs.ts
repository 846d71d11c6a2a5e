import type { DocumentEntry, LabEntry } from '@salus/exchange'
import { LOINC, sampleSource } from './sample-source.ts'

interface Printed {
  name: string
  loinc: string
  value: number
  unit: string
  ucum: string
  low?: number
  high?: number
}

const blood = (hemoglobin: number, ferritin: number): Printed[] => [
  { name: 'Hemoglobin', loinc: '718-7', value: hemoglobin, unit: 'g/dL', ucum: 'g/dL', low: 12, high: 15.5 },
  { name: 'Ferritin', loinc: '2276-4', value: ferritin, unit: 'ng/mL', ucum: 'ng/mL', low: 15, high: 150 },
]
const health = (cholesterol: number, a1c: number): Printed[] => [
  { name: 'LDL cholesterol', loinc: '13457-7', value: cholesterol, unit: 'mg/dL', ucum: 'mg/dL', high: 130 },
  { name: 'Hemoglobin A1c', loinc: '4548-4', value: a1c, unit: '%', ucum: '%', low: 4, high: 5.6 },
  { name: 'Creatinine', loinc: '2160-0', value: 0.8, unit: 'mg/dL', ucum: 'mg/dL', low: 0.5, high: 1.1 },
  { name: 'Potassium', loinc: '2823-3', value: 4.3, unit: 'mmol/L', ucum: 'mmol/L', low: 3.5, high: 5.1 },
  { name: 'TSH', loinc: '3016-3', value: 2.1, unit: 'mIU/L', ucum: 'm[IU]/L', low: 0.4, high: 4 },
]

const DAY_MS = 86_400_000

/** Two reports, five months and three weeks old, each with the paper that its values stand on. */
export function sampleLabs(today: Date): { results: LabEntry[]; papers: DocumentEntry[] } {
  const reports = [
    { ago: 151, results: [...blood(11.2, 8), ...health(148, 5.8)] },
    { ago: 20, results: [...blood(13.1, 42), ...health(121, 5.6)] },
  ].map(({ ago, results }) => ({
    day: new Date(today.getTime() - ago * DAY_MS).toISOString().slice(0, 10),
    results,
  }))
  return {
    results: reports.flatMap(({ day, results }) => results.map((printed) => resultOf(day, printed))),
    papers: reports.map(({ day, results }) => paperOf(day, results)),
  }
}

const titleOf = (day: string) => `Sample lab report, ${day}`

function resultOf(day: string, { name, loinc, value, unit, ucum, low, high }: Printed): LabEntry {
  return {
    kind: 'lab',
    source: sampleSource(`lab ${day} ${name}`),
    codings: [
      { system: LOINC, code: loinc },
      { system: 'urn:salus:analyte', code: name === 'TSH' ? 'Thyrotropin' : name },
    ],
    name,
    loinc,
    quantity: { value, unit, ucum },
    range: { ...(low !== undefined && { low }), ...(high !== undefined && { high }), text: rangeOf({ low, high }) },
    flag: flagOf({ value, low, high }),
    time: day,
    panel: titleOf(day),
  }
}

const rangeOf = ({ low, high }: { low?: number | undefined; high?: number | undefined }) =>
  low === undefined ? `< ${high}` : `${low} - ${high}`

function flagOf({ value, low, high }: { value: number; low?: number | undefined; high?: number | undefined }) {
  if (low !== undefined && value < low) return 'low'
  return high !== undefined && value > high ? 'high' : 'normal'
}

function paperOf(day: string, results: Printed[]): DocumentEntry {
  const lines = results.map(({ name, value, unit, low, high }) => {
    const mark = { low: 'L', high: 'H', normal: '' }[flagOf({ value, low, high })]
    return `${name.padEnd(20)}${String(value).padStart(6)} ${unit.padEnd(8)} ${rangeOf({ low, high }).padEnd(12)}${mark}`.trimEnd()
  })
  const head = ['SAMPLE. Nobody was tested.', 'Riverside Laboratory (made up)', `Collected ${day}, fasting`, '']
  const name = titleOf(day)
  return {
    kind: 'document',
    source: sampleSource(`paper ${day}`),
    codings: [{ system: 'urn:salus:tag', code: 'sample' }],
    name,
    time: day,
    mediaType: 'text/plain',
    text: [...head, ...lines].join('\n'),
  }
}
