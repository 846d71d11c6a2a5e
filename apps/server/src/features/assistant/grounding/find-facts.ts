import type { VitalName } from '@salus/contract'
import { medicinesIn, nameOfMedicine } from '@salus/library'
import { ANALYTES, type Analyte } from '@salus/terms/lab-tests'
import type { Language } from '@salus/terms/languages'
import { VITAL_SIGNS } from '@salus/terms/vital-signs'
import { RECORD_CUES, TESTS_OF_GROUP, type TestGroup } from './hear/cues.ts'
import { type FactKind, isMeasured, type RecordFact } from './record-fact.ts'
import { folded, isSaid, termsOf } from './said.ts'

/** A question, read for what it asks of the person's own record. */
export interface RecordQuestion {
  /** In the order in which they were handed in: those that are named, or else all of the kind that is asked for. */
  facts: RecordFact[]
  /** Kinds that are asked for, and of which the record holds nothing. */
  absent: FactKind[]
  /** The name, in the language of the question, of something that is asked for and not in the record. */
  missing: string | null
  /** It asks for what was written down, and for nothing else. */
  isForRecord: boolean
  /** It asks for results outside the range, and there are none among this many. */
  allWithin: number | null
}

export const NOTHING_ASKED: RecordQuestion = {
  facts: [],
  absent: [],
  missing: null,
  isForRecord: false,
  allWithin: null,
}

const MOST_FACTS = 12
/** In UTF-16 code units: a longer text tells a story. */
const LONGEST_QUESTION = 400
/** A part of the sentence that tells something else, in words. */
const FEWEST_WORDS = 3

export function findFacts(text: string, facts: readonly RecordFact[], language: Language): RecordQuestion {
  if (!mayAskForRecord(text, language)) return NOTHING_ASKED
  const said = folded(text)
  const cues = cuesOf(language)
  const heard: Heard = { asked: termsOf(said), groups: [], everyday: [], language }
  // Everyday words mean other things too: "tension" is blood pressure, and it is strain; "azúcar" is eaten.
  if (cues.some(({ asksForRecord }) => asksForRecord.test(said))) {
    heard.groups = groupsIn(said, language)
    heard.everyday = measuresIn(heard.asked, language)
  }
  const isForRecord = isForRecordAlone(said, language)
  const kinds = KINDS.filter((kind) => cues.some((each) => each.kinds[kind].test(said)))
  const named = facts.filter((fact) => isNamed(fact, heard))
  const isOnOutside = kinds.includes('lab') && cues.some(({ outOfRange }) => outOfRange.test(said))
  const ofKinds = facts.filter(({ kind }) => kinds.includes(kind))
  const found = named.length > 0 ? named : isOnOutside ? ofKinds.filter(isOutside) : ofKinds
  const isAllWithin = isOnOutside && found.length === 0 && ofKinds.length > 0
  const missing = found.length === 0 && isForRecord && kinds.length === 0 ? missingName(text, heard) : null
  return {
    facts: found.slice(0, MOST_FACTS),
    absent: named.length > 0 ? [] : kinds.filter((kind) => !facts.some((fact) => fact.kind === kind)),
    missing,
    isForRecord: isForRecord && (found.length > 0 || missing !== null || kinds.length > 0),
    allWithin: isAllWithin ? ofKinds.length : null,
  }
}

/** Whether a question is about oneself at all, in the language of the question. */
export const mayAskForRecord = (text: string, language: Language): boolean => {
  const said = folded(text)
  return said.length <= LONGEST_QUESTION && cuesOf(language).some(({ own }) => own.test(said))
}

/** It asked for something of the record, whether that is there or not. */
export const isOnRecord = ({ facts, absent, missing, allWithin }: RecordQuestion): boolean =>
  facts.length + absent.length > 0 || missing !== null || allWithin !== null

interface Heard {
  asked: readonly string[]
  groups: readonly TestGroup[]
  /** Measures by an everyday word. */
  everyday: readonly { measure: VitalName; word: string }[]
  language: Language
}

const KINDS = Object.keys(RECORD_CUES.en.kinds) as FactKind[]

/** Whoever writes another language uses English words too: "mera last BP". */
const cuesOf = (language: Language) => (language === 'en' ? [RECORD_CUES.en] : [RECORD_CUES[language], RECORD_CUES.en])

/** Every part of what was said asks for the record: "I feel dizzy, what was my last blood pressure?" tells of something too. */
function isForRecordAlone(said: string, language: Language): boolean {
  const parts = said.split(/[.,;?!।\n]+/).filter((part) => part.trim().split(/\s+/).length >= FEWEST_WORDS)
  const asks = (part: string) => cuesOf(language).some(({ asksForRecord }) => asksForRecord.test(part))
  return parts.length > 0 && parts.every(asks)
}

const groupsIn = (said: string, language: Language): TestGroup[] =>
  (Object.keys(TESTS_OF_GROUP) as TestGroup[]).filter((group) =>
    cuesOf(language).some(({ groups }) => groups[group].test(said)),
  )

const measuresIn = (asked: readonly string[], language: Language): Heard['everyday'] =>
  cuesOf(language).flatMap(({ vitals }) =>
    Object.entries(vitals).flatMap(([measure, words]) =>
      words
        .split('|')
        .filter((word) => isSaid(word, asked, language))
        .map((word) => ({ measure: measure as VitalName, word })),
    ),
  )

function isNamed(fact: RecordFact, { asked, groups, everyday, language }: Heard): boolean {
  if (fact.names.some((name) => isSaid(name, asked, language))) return true
  if (!isMeasured(fact)) return false
  return fact.kind === 'vital'
    ? everyday.some(({ measure }) => measure === fact.series)
    : groups.some((group) => TESTS_OF_GROUP[group].some((name) => name === fact.analyte))
}

const isOutside = (fact: RecordFact): boolean =>
  isMeasured(fact) && fact.newest.flag !== undefined && fact.newest.flag !== 'normal'

/** A medicine, a measure, the test with the longest name, or the first test of a group. */
function missingName(text: string, { asked, groups, everyday, language }: Heard): string | null {
  const isCalled = ({ names }: Pick<Analyte, 'names'>) =>
    Object.values(names)
      .flat()
      .filter((name) => isSaid(name, asked, language))
  const [medicine] = medicinesIn(text)
  if (medicine) return nameOfMedicine(medicine.id, language, '')
  const sign = Object.values(VITAL_SIGNS).find((each) => isCalled(each).length > 0)
  const [test] = ANALYTES.flatMap((analyte) => isCalled(analyte).map((name) => ({ analyte, length: name.length })))
    .toSorted((one, other) => other.length - one.length)
    .map(({ analyte }) => analyte)
  const [ofGroup] = groups.flatMap((group) => ANALYTES.filter(({ name }) => name === TESTS_OF_GROUP[group][0]))
  const nameIn = (named: Pick<Analyte, 'names'> | undefined) => named?.names[language][0]
  return nameIn(sign) ?? everyday[0]?.word ?? nameIn(test) ?? nameIn(ofGroup) ?? null
}
