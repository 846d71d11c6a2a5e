import type { VitalName } from '@salus/contract'
import { medicinesIn, nameOfMedicine } from '@salus/library'
import { ANALYTES, type Analyte } from '@salus/terms/lab-tests'
import type { Language } from '@salus/terms/languages'
import { VITAL_SIGNS } from '@salus/terms/vital-signs'
import { withoutPlural } from '../without-plural.ts'
import { RECORD_CUES, TESTS_OF_GROUP, type TestGroup } from './hear/cues.ts'
import { type FactKind, isMeasured, type RecordFact } from './record-fact.ts'

/** What a question asks of the person's own record. */
export interface RecordQuestion {
  /** In the order in which they were handed in: what is named, or else all of the kind that is asked for. */
  facts: RecordFact[]
  /** Kinds that are asked for, and of which the record holds nothing. */
  absent: FactKind[]
  /** Names, in the language of the question, of what is asked for and not in the record. */
  missing: string[]
  /** It asks for what was written down, and for nothing else. */
  isForRecord: boolean
  /** It asks for results outside the range, and there are none among this many. */
  allWithin: number | null
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
  const isForRecord = isForRecordAlone(said, language)
  const asked = termsOf(said)
  const groups = groupsIn(said, language)
  const kinds = KINDS.filter((kind) => cues.some((each) => each.kinds[kind].test(said)))
  const named = facts.filter((fact) => isNamed(fact, asked, language) || isOfGroups(fact, groups))
  const isOnOutside = kinds.includes('lab') && cues.some(({ outOfRange }) => outOfRange.test(said))
  const ofKinds = facts.filter(({ kind }) => kinds.includes(kind))
  const found = named.length > 0 ? named : isOnOutside ? ofKinds.filter(isOutside) : ofKinds
  const isAllWithin = isOnOutside && found.length === 0 && ofKinds.length > 0
  const missing = found.length === 0 && isForRecord && kinds.length === 0 ? namedIn(text, asked, groups, language) : []
  return {
    facts: found.slice(0, MOST_FACTS),
    absent: named.length > 0 ? [] : kinds.filter((kind) => !facts.some((fact) => fact.kind === kind)),
    missing,
    isForRecord: isForRecord && (found.length > 0 || missing.length > 0 || kinds.length > 0),
    allWithin: isAllWithin ? ofKinds.length : null,
  }
}

export const NOTHING_ASKED: RecordQuestion = { facts: [], absent: [], missing: [], isForRecord: false, allWithin: null }

/** Whether a question is about oneself at all, in the language of the question. */
export const mayAskForRecord = (text: string, language: Language): boolean => {
  const said = folded(text)
  return said.length <= LONGEST_QUESTION && cuesOf(language).some(({ own }) => own.test(said))
}

/** It asked for something of the record, whether that is there or not. */
export const isOnRecord = ({ facts, absent, missing, allWithin }: RecordQuestion): boolean =>
  facts.length + absent.length + missing.length > 0 || allWithin !== null

const KINDS = Object.keys(RECORD_CUES.en.kinds) as FactKind[]

/** Whoever writes another language uses English words too: "mera last BP". */
const cuesOf = (language: Language) => (language === 'en' ? [RECORD_CUES.en] : [RECORD_CUES[language], RECORD_CUES.en])

/** Every part of what was said asks for the record: "I feel dizzy, what was my last blood pressure?" tells of something too. */
function isForRecordAlone(said: string, language: Language): boolean {
  const parts = said.split(/[.,;?!।\n]+/).filter((part) => part.trim().split(/\s+/).length >= FEWEST_WORDS)
  return (
    parts.length > 0 && parts.every((part) => cuesOf(language).some(({ asksForRecord }) => asksForRecord.test(part)))
  )
}

function isNamed(fact: RecordFact, asked: readonly string[], language: Language): boolean {
  const everyday = fact.kind === 'vital' ? everydayNames(fact.series, language) : []
  return [...fact.names, ...everyday].some((name) => isSaid(name, asked, language))
}

const everydayNames = (measure: string, language: Language): string[] =>
  cuesOf(language).flatMap(({ vitals }) => vitals[measure as VitalName]?.split('|') ?? [])

/** All words of a name are among those that were said. */
function isSaid(name: string, asked: readonly string[], language: Language): boolean {
  const terms = termsOf(folded(name))
  return terms.length > 0 && terms.every((term) => asked.some((word) => isWord(word, term, language)))
}

const SHORTEST_STEM = 4
/** Telugu and Hindi put endings on a word, German puts another word behind it. */
const isWord = (word: string, term: string, language: Language): boolean =>
  word === term ||
  (term.length >= SHORTEST_STEM &&
    word.startsWith(term) &&
    (language === 'te' || (language === 'de' && /^(?:s|n|en)?(?:wert|spiegel)/.test(word.slice(term.length)))))

const groupsIn = (said: string, language: Language): TestGroup[] =>
  (Object.keys(TESTS_OF_GROUP) as TestGroup[]).filter((group) =>
    cuesOf(language).some(({ groups }) => groups[group].test(said)),
  )

const isOfGroups = (fact: RecordFact, groups: readonly TestGroup[]): boolean =>
  isMeasured(fact) && groups.some((group) => TESTS_OF_GROUP[group].some((name) => name === fact.analyte))

const analyteCalled = (name: string): Analyte | undefined => ANALYTES.find((each) => each.name === name)

const isOutside = (fact: RecordFact): boolean =>
  isMeasured(fact) && fact.newest.flag !== undefined && fact.newest.flag !== 'normal'

/** What the question names, though the record holds none of it: the test with the longest name, a measure, a medicine. */
function namedIn(text: string, asked: readonly string[], groups: readonly TestGroup[], language: Language): string[] {
  const tests = ANALYTES.flatMap((analyte) =>
    Object.values(analyte.names)
      .flat()
      .filter((name) => isSaid(name, asked, language))
      .map((name) => ({ name: analyte.names[language][0] ?? analyte.name, length: name.length })),
  ).toSorted((one, other) => other.length - one.length)
  const group = groups.flatMap((each) => analyteCalled(TESTS_OF_GROUP[each][0] ?? '')?.names[language][0] ?? [])
  const vitals = Object.values(VITAL_SIGNS)
    .filter(({ names }) =>
      Object.values(names)
        .flat()
        .some((name) => isSaid(name, asked, language)),
    )
    .flatMap(({ names }) => names[language][0] ?? [])
  const everyday = Object.values(RECORD_CUES[language].vitals).flatMap(
    (row) => row.split('|').find((name) => isSaid(name, asked, language)) ?? [],
  )
  const medicines = medicinesIn(text).map(({ id }) => nameOfMedicine(id, language, ''))
  return [...medicines, ...vitals, ...everyday, ...tests.map(({ name }) => name), ...group].slice(0, 1)
}

/** Small letters, without the accents of Latin ones. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')

const termsOf = (said: string): string[] =>
  (said.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => withoutPlural(word))
