import type { HistoryInsights, HistoryLanguage, HistoryRequest, SummaryLine } from '@salus/contract'
import { summarise } from '@salus/summary'
import { dangerIn } from '../notes/danger-in-note.ts'
import { allergiesIn, habitsIn, operationsIn } from './as-written.ts'
import type { NamedCondition } from './condition-names.ts'
import { familyCodeOf } from './family-codes.ts'
import { type FoundCondition, findConditions } from './find-conditions.ts'
import { HISTORY_WORDS, type HistoryWords } from './history-words.ts'
import { isPastEvent, ownCodeOf } from './own-codes.ts'
import { ageIn, reactionIn, timeOf } from './told-of-condition.ts'

const ENGINE = { name: 'Salus history reader', version: '1' }
const MOST_QUESTIONS = 6

/** Orders a medical history by what it tells, in the chosen language; every line keeps its place in the text. */
export function readHistory({ text, language, region }: HistoryRequest): HistoryInsights {
  const words = HISTORY_WORDS[language]
  const found = findConditions(text)
  const { medicines, results } = summarise(text)
  const own = found.filter(({ whose }) => whose === 'own')
  const line = conditionLine(language)
  const allergies = own.filter(isAllergy).map(allergyLine(language))
  const operations = own.filter(isOperation).map(line)
  const conditions = own.filter(isCondition).map(line)
  const sections = [
    { heading: words.conditions, lines: conditions },
    {
      heading: words.allergies,
      lines: inOrder([...allergies, ...allergiesIn(text, allergies)]),
    },
    {
      heading: words.operations,
      lines: inOrder([...operations, ...operationsIn(text, [...conditions, ...operations])]),
    },
    {
      heading: words.medicines,
      lines: medicines.map(({ asWritten, change }) => withNote(asWritten, change && words[change])),
    },
    {
      heading: words.results,
      lines: results.map(({ asWritten, flag }) =>
        withNote(asWritten, flag && flag !== 'normal' ? words[flag] : undefined),
      ),
    },
    { heading: words.family, lines: found.filter(({ whose }) => whose === 'family').map(familyLine(language)) },
    { heading: words.habits, lines: habitsIn(text) },
    { heading: words.denied, lines: found.filter(({ whose }) => whose === 'denied').map(line) },
  ].filter(({ lines }) => lines.length > 0)
  const questions = questionsFor(words, language, own.filter(isCondition), medicines, results)
  const understood = sections.length > 0
  return {
    sections: questions.length > 0 ? [...sections, { heading: words.ask, lines: questions }] : sections,
    understood,
    notices: [
      ...(understood ? [] : [words.nothing]),
      ...(words.notTranslated && understood ? [words.notTranslated] : []),
    ],
    emergency: dangerIn(text, region).emergency,
    engine: ENGINE,
  }
}

const isAllergy = ({ condition }: FoundCondition): boolean => /^(Z88|Z91\.0)/.test(condition.icd10)
const isOperation = ({ condition }: FoundCondition): boolean => /^Z9[056]/.test(condition.icd10)
const isCondition = (found: FoundCondition): boolean => !isAllergy(found) && !isOperation(found)

const plainNameIn = ({ names }: NamedCondition, language: HistoryLanguage): string =>
  names[language][0] ?? names.eng[0] ?? ''
const nameIn = (condition: NamedCondition, language: HistoryLanguage): string =>
  upperFirst(plainNameIn(condition, language))

/** “Type 2 diabetes, 2015 (ICD-10 E11)” */
const conditionLine =
  (language: HistoryLanguage) =>
  (found: FoundCondition): SummaryLine => {
    const when = found.whose === 'own' ? timeOf(found) : undefined
    const name = [nameIn(found.condition, language), when?.text].filter(Boolean).join(', ')
    const code = found.whose === 'own' ? ownCodeOf(found) : found.condition.icd10
    return { text: `${name} (ICD-10 ${code})`, spans: spansOf([found, when]) }
  }

/** “Penicillin allergy: hives (ICD-10 Z88.0)” */
const allergyLine =
  (language: HistoryLanguage) =>
  (found: FoundCondition): SummaryLine => {
    const reaction = reactionIn(found)
    const name = [nameIn(found.condition, language), reaction?.text].filter(Boolean).join(': ')
    return { text: `${name} (ICD-10 ${found.condition.icd10})`, spans: spansOf([found, reaction]) }
  }

/** “Father: stroke, 61 (ICD-10 Z82.3)”: the code of a history in the family, never of the illness itself. */
const familyLine =
  (language: HistoryLanguage) =>
  (found: FoundCondition): SummaryLine => {
    const age = ageIn(found)
    const who = found.relatives.map(({ name }) => name[language]).join(', ')
    const illness = [nameIn(found.condition, language), age?.text].filter(Boolean).join(', ')
    return {
      text: `${upperFirst(who)}: ${illness} (ICD-10 ${familyCodeOf(found.condition.icd10)})`,
      spans: spansOf([...found.relatives, found, age]),
    }
  }

const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

const spansOf = (places: readonly ({ start: number; end: number } | undefined)[]): SummaryLine['spans'] =>
  places.flatMap((place) => (place ? [{ start: place.start, end: place.end }] : [])).sort((a, b) => a.start - b.start)

const inOrder = (lines: readonly SummaryLine[]): SummaryLine[] =>
  [...lines].sort((one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0))

const withNote = (line: SummaryLine, note: string | undefined): SummaryLine =>
  note ? { ...line, text: `${line.text} (${note})` } : line

function questionsFor(
  words: HistoryWords,
  language: HistoryLanguage,
  conditions: readonly FoundCondition[],
  medicines: ReturnType<typeof summarise>['medicines'],
  results: ReturnType<typeof summarise>['results'],
): SummaryLine[] {
  const fill = (template: string, name: string, value = '') =>
    template.replace('{name}', name).replace('{value}', value.trim())
  return [
    ...results
      .filter(({ flag }) => flag !== undefined && flag !== 'normal')
      .map(({ name, value, unit = '', asWritten }) => ({
        text: fill(words.askResult, name, `${value} ${unit}`),
        spans: asWritten.spans,
      })),
    ...medicines
      .filter(({ asWritten }) => !/\d/.test(asWritten.text))
      .map(({ name, asWritten }) => ({ text: fill(words.askDose, name), spans: asWritten.spans })),
    // A heart attack of years ago is not an illness that is checked now and then.
    ...conditions
      .filter((found) => !isPastEvent(found))
      .map(({ condition, start, end }) => ({
        text: upperFirst(fill(words.askCheck, plainNameIn(condition, language))),
        spans: [{ start, end }],
      })),
  ].slice(0, MOST_QUESTIONS)
}
