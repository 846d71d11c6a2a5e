import type { Finding, FindingId, Sex } from '../knowledge/types.ts'
import { countedIn, swallowedIn, togetherIn } from './as-written.ts'
import { askedFor } from './asked-for.ts'
import { type Candidate, candidatesOf } from './candidates.ts'
import { asksInGeneral, type Certainty, isPastIllness, readCertainty } from './certainty.ts'
import { splitCompounds } from './compounds.ts'
import { type Course, readCourse } from './course.ts'
import { detectLanguage, type LanguageReading, type LanguageSeen } from './detect-language.ts'
import type { LanguageCode } from './emergency-phrases/types.ts'
import { glossIfForeign } from './gloss/gloss-if-foreign.ts'
import { tellPlainly } from './gloss/plain-english.ts'
import { isOfLab, SHORT } from './lab-sheet.ts'
import { compileLexicon, type Lexicon } from './lexicon.ts'
import { matchEitherWay, matchPhrases } from './match-phrases.ts'
import { type Measurement, readMeasurements } from './measurements.ts'
import { readDenials } from './negation.ts'
import { choosePatient, humans, readPatient } from './patient.ts'
import { isSeenStory, type Person, readPersons, SELF } from './persons.ts'
import { OTHER_LANGUAGES, readEmergencyPhrases, readEvenIfTold, wordsOf } from './read-emergency-phrases.ts'
import { type Statement, statementOf } from './read-statement.ts'
import { correctSpelling, makeSpeller, type Speller } from './spelling.ts'
import { withoutFewTablets } from './swallowed/counted.ts'
import { type Token, tokenise } from './tokenise.ts'
import { unreadWords } from './unread.ts'

/** Characters that are read; the rest is named in the result. */
export const READ_LIMIT = 20_000

/** A finding as the text tells it. */
export interface Mention {
  finding: FindingId
  answer: 'yes' | 'no'
  /** Place in the text, in UTF-16 code units. */
  start: number
  end: number
}

export interface Reading {
  mentions: Mention[]
  measurements: (Measurement & { start: number; end: number })[]
  /** `id` and `label` as of a person: see persons.ts. */
  patient: {
    id: string
    label: string
    isSelf: boolean
    age: number | undefined
    roughAge: boolean
    sex: Sex | undefined
  }
  /** Everybody else who has a sign of their own. */
  others: Person[]
  course: Course
  language: LanguageSeen
  /** False: only emergencies are known in it. */
  languageReadFully: boolean
  /** Words that may tell of health and that nothing read has used: places in the text. */
  unread: { start: number; end: number }[]
  /** Stems of the words in their order, each behind how it is told. */
  told: string[]
  /** Words as they are written, folded; a number is `#`. */
  written: string[]
  readCharacters: number
  totalCharacters: number
}

export interface QuestionReading extends Pick<Reading, 'patient' | 'course'> {
  findings: FindingId[]
}

export interface TextReader {
  /** Of the patient whom the text is about; of `about`, when that one is asked for. */
  read(text: string, about?: Person): Reading
  /** Findings named in a short phrase of the record: "Type 2 diabetes". */
  readRecordPhrase(phrase: string): FindingId[]
  /** Of whoever is to take the medicine that is asked about: what only might be ("if I have asthma") counts too. */
  readQuestion(question: string): QuestionReading
  /** How the words are told and what is measured, whoever it is about. */
  readStatement(text: string): Statement
}

const IN_ENGLISH: LanguageReading = { seen: 'en', mixedWithEnglish: true }

/** Reading is linear in the text. The lexicon is compiled once, or was compiled before: see ../compiled.ts. */
export function makeTextReader(findings: readonly Finding[], lexicon: Lexicon = compileLexicon(findings)): TextReader {
  const speller = makeSpeller(lexicon)
  const tellInEnglish = (text: string, detected: LanguageReading) =>
    glossIfForeign(text, detected, (norm) => lexicon.words.has(norm) || lexicon.exactWords.has(norm))
  const byId = new Map(findings.map((finding) => [finding.id, finding]))
  return {
    read(text, about) {
      const part = text.slice(0, READ_LIMIT)
      const words = wordsOf(part)
      const isLabSheet = words.length <= SHORT && isOfLab(part, words.length)
      const detected = isLabSheet ? IN_ENGLISH : detectLanguage(words)
      const { seen: guessed, mixedWithEnglish } = detected
      const heard = detected.seen === 'en' ? part : withoutFewTablets(part)
      const heardWords = heard === part ? words : wordsOf(heard)
      const told = isLabSheet ? undefined : tellInEnglish(heard, detected)
      const seen = told?.language ?? guessed
      const heardIn = [...languagesToRead(seen), ...(mixedWithEnglish || seen === 'en' ? (['en'] as const) : [])]
      const english = told
        ? readTokens(splitCompounds(told.tokens), part, lexicon, byId, {
            about,
            headFinal: told.headFinal,
            language: told.language,
            languages: heardIn,
          })
        : mixedWithEnglish
          ? readEnglish(part, lexicon, speller, byId, { about, languages: heardIn })
          : emptyReading()
      // Its words are told one by one: the list of emergencies would hear some that they deny.
      const languages = new Set<LanguageCode>(
        told?.language === 'hi' || told?.language === 'te' ? [] : languagesToRead(seen),
      )
      const foreign = [
        ...readEmergencyPhrases(heardWords, languages, told !== undefined),
        ...(seen === 'en' ? [] : readEvenIfTold(heardWords)),
      ]
      const language = seen === 'unknown' && foreign[0] ? foreign[0].language : seen
      const foreignMentions = foreign
        .filter(({ finding }) => byId.has(finding))
        .map(({ finding, denied, start, end }): Mention => ({ finding, answer: denied ? 'no' : 'yes', start, end }))
      return {
        ...english,
        mentions: settle([...english.mentions, ...foreignMentions]),
        language,
        languageReadFully:
          language === 'en' || told !== undefined || (language === 'unknown' && english.mentions.length > 0),
        written: heardWords.map(({ norm }) => (/^\d/.test(norm) ? '#' : norm)),
        readCharacters: part.length,
        totalCharacters: text.length,
      }
    },
    readRecordPhrase(phrase) {
      const english = readEnglish(phrase.slice(0, 500), lexicon, speller, byId, { isRecord: true })
      return saidToBe(english.mentions)
    },
    readQuestion(question) {
      const part = question.slice(0, READ_LIMIT)
      const person = askedFor(englishTokens(part, speller))
      const { mentions, patient, course } = readEnglish(part, lexicon, speller, byId, {
        about: person,
        countsHypothetical: true,
      })
      return { findings: saidToBe(mentions), patient, course }
    },
    readStatement(text) {
      const part = text.slice(0, READ_LIMIT)
      const told = tellInEnglish(part, detectLanguage(wordsOf(part)))
      const tokens = told ? splitCompounds(told.tokens) : englishTokens(part, speller)
      return statementOf(tokens, part, told?.language)
    },
  }
}

/** Hindi and Telugu in Latin letters look alike, and share their loan words. */
const languagesToRead = (seen: LanguageSeen): LanguageCode[] =>
  seen === 'unknown'
    ? OTHER_LANGUAGES.map(({ language }) => language)
    : seen === 'hi' || seen === 'te'
      ? ['hi', 'te']
      : seen === 'en'
        ? []
        : [seen]

const saidToBe = (mentions: readonly Mention[]): FindingId[] => [
  ...new Set(mentions.filter(({ answer }) => answer === 'yes').map(({ finding }) => finding)),
]

type EnglishReading = Pick<Reading, 'mentions' | 'measurements' | 'patient' | 'others' | 'course' | 'unread' | 'told'>

const emptyReading = (): EnglishReading => ({
  mentions: [],
  measurements: [],
  patient: { id: SELF.id, label: SELF.label, isSelf: true, age: undefined, roughAge: false, sex: undefined },
  others: [],
  course: { durationDays: undefined, onset: undefined },
  unread: [],
  told: [],
})

interface Answered extends Candidate {
  answer: 'yes' | 'no'
  person: Person | undefined
}

const englishTokens = (text: string, speller: Speller): Token[] =>
  splitCompounds(correctSpelling(tellPlainly(tokenise(text), text), speller))

interface ReadingOptions {
  about?: Person | undefined
  isRecord?: boolean
  countsHypothetical?: boolean
  /** Told word by word from a language whose verb and denial come last. */
  headFinal?: boolean
  /** Of the text, where it was told in English. */
  language?: string
  /** In which dangers that are told in parts are heard. */
  languages?: readonly LanguageCode[]
}

const readEnglish = (
  text: string,
  lexicon: Lexicon,
  speller: Speller,
  byId: ReadonlyMap<FindingId, Finding>,
  options: ReadingOptions,
): EnglishReading => readTokens(englishTokens(text, speller), text, lexicon, byId, options)

function readTokens(
  tokens: readonly Token[],
  text: string,
  lexicon: Lexicon,
  byId: ReadonlyMap<FindingId, Finding>,
  {
    about,
    isRecord = false,
    countsHypothetical = isRecord,
    headFinal = false,
    language,
    languages = ['en'],
  }: ReadingOptions,
): EnglishReading {
  const matches = headFinal ? matchEitherWay(tokens, lexicon) : matchPhrases(tokens, lexicon)
  const candidates = [
    ...candidatesOf(matches, tokens, lexicon),
    ...(isRecord ? [] : [...swallowedIn(tokens, text, language), ...togetherIn(tokens, text, languages)]),
  ]
  const consumed = new Uint8Array(tokens.length)
  for (const { tokens: taken, denies } of candidates) if (!denies) for (const at of taken) consumed[at] = 1
  const denial = readDenials(tokens, consumed)
  const certainty = readCertainty(tokens)
  const persons = readPersons(tokens)
  const isPast = pastOf(candidates, tokens, certainty, (id) => lastsOn(byId.get(id)))

  // A danger told in parts is of whoever most of its words are about; a farewell is of nobody else.
  const personOf = ({ finding, core }: Candidate): Person | undefined =>
    finding === 'suicidal-thoughts'
      ? undefined
      : core.map((place) => persons.of[place]).find((person) => person && person !== SELF)

  const answered: Answered[] = candidates.flatMap((candidate) => {
    const finding = byId.get(candidate.finding) as Finding
    const at = candidate.core[0] as number
    if (candidate.asTold) return [{ ...candidate, answer: 'yes', person: personOf(candidate) }]
    const isHistory = lastsOn(finding)
    if ((certainty.family[at] && !finding.ofRelatives) || (isPast(at) && !isHistory && !isRecord)) return []
    if (certainty.hypothetical[at] && !finding.countsWhenHypothetical && !countsHypothetical) return []
    const denied = candidate.core.some((core) => denial.denied[core] === 1)
    const gone = candidate.core.some((core) => denial.gone[core] === 1) && !finding.mattersWhenGone && !isHistory
    // A wording that denies says so itself: "no thoughts of" is not denied a second time by its own "no".
    const answer = candidate.denies || denied || gone ? 'no' : 'yes'
    return [{ ...candidate, answer, person: finding.ofContact ? undefined : persons.of[at] }]
  })

  const findingsOf = new Map<string, number>()
  for (const { person, answer, finding } of answered) {
    // A relative's illness is no reason to take the relative for the patient.
    const weight = byId.get(finding)?.kind === 'history' ? 0 : answer === 'yes' ? 1 : 0.2
    if (person) findingsOf.set(person.id, (findingsOf.get(person.id) ?? 0) + weight)
  }
  const readings = readMeasurements(tokens, text, language)
  // "My baby has 38.5, what should I do?" is about the baby.
  for (const { from } of readings) {
    const person = isPast(from) ? undefined : persons.of[from]
    if (person) findingsOf.set(person.id, (findingsOf.get(person.id) ?? 0) + 1)
  }
  // "My father had a heart attack with chest pain": what went with it is over too.
  const ofThePast = new Set(
    answered
      .filter(({ finding, core }) => byId.get(finding)?.kind === 'history' && isToldAsPast(tokens, core[0] ?? 0))
      .map(({ person }) => person),
  )
  const isOnlySeen = (person: Person): boolean => isSeenStory(person, tokens, persons.of)
  const patient = about ?? choosePatient(persons.met, findingsOf, isOnlySeen, asksInGeneral(tokens))
  const told = readPatient(tokens, persons.of, patient)
  const measured = [...readings, ...countedIn(tokens, text, language)]
  const used = new Uint8Array(tokens.length)
  for (const { tokens: taken } of candidates) for (const at of taken) used[at] = 1
  for (const { from, to } of measured) used.fill(1, from, to + 1)
  for (const at of tokens.keys()) {
    if (isPast(at) || certainty.family[at] || certainty.hypothetical[at] || denial.denied[at]) used[at] = 1
  }
  const ofPatient = (person: Person | undefined): boolean =>
    isRecord || !person || (!person.animal && (!patient || person === patient))
  const isOfPatient = ({ finding, person }: Answered): boolean =>
    byId.get(finding)?.ofRelatives
      ? !person?.animal && (!person || person !== patient || person === SELF)
      : ofPatient(person)
  return {
    mentions: withoutContained(answered.filter(isOfPatient), byId).map(({ finding, answer, tokens: told }) => ({
      finding,
      answer,
      ...spanOf(told, tokens),
    })),
    told: tokens.flatMap((token, at) => {
      if (token.kind === 'mark') return []
      const isDenied = denial.denied[at] === 1 || denial.gone[at] === 1
      const how = isDenied
        ? 'no:'
        : isPast(at)
          ? 'past:'
          : certainty.family[at]
            ? 'other:'
            : certainty.hypothetical[at]
              ? 'if:'
              : ''
      return how + (token.kind === 'number' ? '#' : token.stem || token.norm)
    }),
    unread: unreadWords(tokens, matches, used).map((at) => spanOf([at], tokens)),
    measurements: measured
      .filter(({ from }) => ofPatient(persons.of[from]) && !isPast(from))
      .map((measurement) => ({ ...measurement, ...spanOf([measurement.from, measurement.to], tokens) })),
    patient: {
      id: (patient ?? SELF).id,
      label: (patient ?? SELF).label,
      isSelf: !patient || patient === SELF,
      age: told.age,
      roughAge: told.roughly,
      sex: told.sex,
    },
    others: humans(persons.met).filter(
      (person) =>
        person !== patient && (findingsOf.get(person.id) ?? 0) >= 1 && !ofThePast.has(person) && !isOnlySeen(person),
    ),
    course: readCourse(tokens, (at) => isPast(at) || certainty.family[at] === 1 || !ofPatient(persons.of[at])),
  }
}

/** Diabetes of ten years ago is there today; a pregnancy of then is not. */
const lastsOn = (finding: Finding | undefined): boolean => finding?.kind === 'history' && !finding.ends

/** The past part of a text: a list of past illnesses, up to the first complaint of today. */
function pastOf(
  candidates: readonly Candidate[],
  tokens: readonly Token[],
  { past, listed }: Certainty,
  isHistory: (finding: FindingId) => boolean,
): (at: number) => boolean {
  const endOf = new Map<number, number>()
  for (const { finding, core } of candidates) {
    const at = core[0] as number
    const list = listed[at] ?? 0
    if (list === 0 || isHistory(finding) || isPastIllness(tokens, core)) continue
    endOf.set(list, Math.min(at, endOf.get(list) ?? at))
  }
  return (at) => past[at] === 1 && at < (endOf.get(listed[at] ?? 0) ?? Number.POSITIVE_INFINITY)
}

const isToldAsPast = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 3), at).some(({ norm }) => /^(had|died|suffered|survived|lost)$/.test(norm))

/**
 * "Yellow mucus" does not tell of a yellow skin, and "chest pain when breathing" not a second time of the "chest pain"
 * within it. Parts that stand apart each say their own: "swollen eyelid … and a fever" is a fever too.
 */
function withoutContained(all: readonly Answered[], byId: ReadonlyMap<FindingId, Finding>): Answered[] {
  const byToken = new Map<number, Answered[]>()
  for (const one of all) {
    for (const token of one.tokens) {
      const there = byToken.get(token)
      if (there) there.push(one)
      else byToken.set(token, [one])
    }
  }
  return all.filter((one) => {
    if (byId.get(one.finding)?.alsoWithin && one.answer === 'yes') return true
    if (!one.denies && one.tokens.some((token) => byToken.get(token)?.some((other) => isOwnDenial(other, one))))
      return false
    const rivals = byToken.get(one.tokens[0] as number) ?? []
    return !rivals.some(
      (other) =>
        // "vomiting, no blood": the denied whole does not swallow the part. "Confused about which doctor" does.
        ((other.oneWording && other.answer === one.answer && other.finding !== one.finding) || other.denies) &&
        other.tokens.length > one.tokens.length &&
        // "Bitten by a snake": the bite of an animal does not swallow the snake's.
        !byId.get(one.finding)?.implies?.includes(other.finding) &&
        one.tokens.every((token) => other.tokens.includes(token)),
    )
  })
}

/** "Cannot lift my arms" is a wording that denies one-sided weakness, and "a floppy bunny" a floppy child: its words tell of none. */
const isOwnDenial = (other: Answered, one: Answered): boolean => other.denies && other.finding === one.finding

const spanOf = (indices: readonly number[], tokens: readonly Token[]): { start: number; end: number } => ({
  start: tokens[indices[0] as number]?.start ?? 0,
  end: tokens[indices.at(-1) as number]?.end ?? 0,
})

/** One answer a finding. What is said to be there outweighs what is denied elsewhere: "no fever yesterday, fever today". */
function settle(mentions: readonly Mention[]): Mention[] {
  const byFinding = new Map<FindingId, Mention>()
  for (const mention of mentions) {
    const known = byFinding.get(mention.finding)
    if (!known || (known.answer === 'no' && mention.answer === 'yes')) byFinding.set(mention.finding, mention)
  }
  return [...byFinding.values()]
}
