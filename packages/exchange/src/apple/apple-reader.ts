import { notUnderstood, refused, remark, wrongBirthDate } from '../reading/entries.ts'
import { BLOOD_TYPE } from '../reading/vital-codes.ts'
import { whenOf } from '../reading/when.ts'
import { SENTENCES } from '../sentences.ts'
import type { Entry, Found, LabEntry, PatientEntry, WorkoutEntry } from '../types.ts'
import type { Attributes } from '../xml/attributes.ts'
import { XmlFault } from '../xml/fault.ts'
import { XmlScanner } from '../xml/scan.ts'
import { utf8OfXml } from '../xml/text-of.ts'
import { bloodPressures } from './blood-pressures.ts'
import { APPLE, codingsOf, recordReader, shortType } from './read-record.ts'
import { sampleReader, whereOf } from './samples.ts'
import { addStatistics, beginWorkout } from './workouts.ts'

const ROOT = 'HealthData'
/** Details of a device or a beat, which the entry around them stands for. */
const PART_OF_AN_ENTRY = new Set([
  'MetadataEntry',
  'Location',
  'FileReference',
  'HeartRateVariabilityMetadataList',
  'InstantaneousBeatsPerMinute',
  'WorkoutEvent',
])

/**
 * Reads `export.xml` as it arrives: `write` gives the entries that are whole. `hasFiles`: the clinical records that it names are read
 * beside it.
 */
export function appleReader({ hasFiles = false } = {}) {
  let entries: Found[] = []
  let workout: WorkoutEntry | undefined
  let correlation: { records: number; empty: Entry } | undefined
  let count = 0
  let details = 0
  let failed = false
  const pressures = bloodPressures()
  const readRecord = recordReader()
  const samples = sampleReader()

  function open(name: string, tag: Attributes): void {
    if (name === 'Record') {
      count++
      if (samples.take(tag, count, entries)) return
      const where = whereOf(count)
      const pressure = pressures.take(tag, where)
      if (pressure) entries.push(...pressure)
      else entries.push(readRecord(tag, where))
    } else if (name === 'Workout') {
      const begun = beginWorkout(tag, whereOf(++count))
      if (begun.kind === 'workout') workout = begun
      else entries.push(begun)
    } else if (name === 'WorkoutStatistics') {
      if (workout) addStatistics(workout, tag)
    } else if (name === 'Me') {
      entries.push(...readMe(tag))
    } else if (name === 'WorkoutRoute') {
      if (!hasFiles) entries.push(leftOut(name, `${tag.get('startDate') ?? count}`, SENTENCES.noRoute, tag))
    } else if (name === 'Correlation') {
      pressures.beginCorrelation()
      correlation = {
        records: count,
        empty: leftOut(shortType(tag.get('type') ?? name), tag.get('startDate') ?? '', SENTENCES.noValue, tag),
      }
    } else if (name === 'ClinicalRecord') {
      if (!hasFiles) entries.push(leftOut(tag.get('type') ?? name, tag.get('identifier') ?? '', SENTENCES.noMatch, tag))
    } else if (PART_OF_AN_ENTRY.has(name)) {
      details++
    } else if (name !== ROOT && name !== 'ExportDate') {
      entries.push(leftOut(name, tag.get('dateComponents') ?? tag.get('startDate') ?? '', SENTENCES.otherResource, tag))
    }
  }

  function close(name: string): void {
    if (name === 'Workout' && workout) {
      entries.push(workout)
      workout = undefined
    } else if (name === 'Correlation' && correlation) {
      pressures.endCorrelation()
      // The records that belong together tell so themselves.
      if (correlation.records === count) entries.push(correlation.empty)
      correlation = undefined
    }
  }

  const leftOut = (what: string, which: string, reason: string, tag: Attributes) =>
    notUnderstood(
      { system: APPLE, id: `${what} ${which}`, where: `after ${whereOf(count)}` },
      what,
      reason,
      tag.written(),
    )

  const scanner = new XmlScanner({ open, close })
  const utf8Of = utf8OfXml()

  /** The reader keeps all that comes before a fault, and tells the fault. */
  function attempt(step: () => void): Found[] {
    if (failed) return []
    try {
      step()
    } catch (error) {
      if (!(error instanceof XmlFault)) throw error
      failed = true
      const reason = error.kind === 'entities' ? SENTENCES.xmlEntities : SENTENCES.brokenXml
      if (workout) entries.push(workout)
      entries.push(
        ...pressures.left(),
        refused({ system: APPLE, id: 'export', where: `after ${whereOf(count)}` }, 'export.xml', reason),
      )
    }
    const whole = entries
    entries = []
    samples.endPiece()
    return whole
  }

  return {
    write: (bytes: Uint8Array) => attempt(() => scanner.write(utf8Of(bytes))),
    end: () =>
      attempt(() => {
        scanner.end()
        entries.push(...pressures.left())
        const source = { system: APPLE, id: 'details', where: 'export.xml' }
        if (details > 0)
          entries.push(remark(source, `${details} details that devices keep beside their readings were left out.`))
      }),
  }
}

function readMe(tag: Attributes): Entry[] {
  const characteristic = (name: string) => tag.get(`HKCharacteristicTypeIdentifier${name}`)
  const source = { system: APPLE, id: 'Me', where: 'Me' }
  const birthDate = whenOf(characteristic('DateOfBirth'))
  const sex = { HKBiologicalSexFemale: 'female', HKBiologicalSexMale: 'male', HKBiologicalSexOther: 'other' } as const
  const sexWritten = characteristic('BiologicalSex') as keyof typeof sex
  const me: PatientEntry = {
    kind: 'patient',
    source,
    codings: [],
    name: '',
    ...(birthDate && { birthDate }),
    ...(sex[sexWritten] && { sex: sex[sexWritten] }),
  }
  const written = characteristic('DateOfBirth')
  const read: Entry[] = birthDate || !written ? [me] : [me, wrongBirthDate(source, written)]
  const blood = /^HKBloodType(AB|A|B|O)(Positive|Negative)$/.exec(characteristic('BloodType') ?? '')
  if (!blood) return read
  const type: LabEntry = {
    kind: 'lab',
    source: { ...source, id: 'BloodType' },
    codings: codingsOf('HKCharacteristicTypeIdentifierBloodType', BLOOD_TYPE.loinc),
    ...BLOOD_TYPE,
    text: `${blood[1]} ${blood[2]?.toLowerCase()}`,
  }
  return [...read, type]
}
