import type { HistoryInsights, HistoryLanguage, HistoryRequest, SummaryLine } from '@salus/contract'
import { summarise } from '@salus/summary'
import { dangerIn } from '../notes/danger-in-note.ts'
import type { NamedCondition } from './condition-names.ts'
import { type FoundCondition, findConditions } from './find-conditions.ts'
import { HISTORY_WORDS, type HistoryWords } from './history-words.ts'

const ENGINE = { name: 'Salus history reader', version: '1' }
const MOST_QUESTIONS = 6

/** Orders a medical history by what it tells, in the chosen language; every line keeps its place in the text. */
export function readHistory({ text, language, region }: HistoryRequest): HistoryInsights {
  const words = HISTORY_WORDS[language]
  const found = findConditions(text)
  const { medicines, results } = summarise(text)
  const own = found.filter(({ whose }) => whose === 'own')
  const line = conditionLine(language)
  const sections = [
    { heading: words.conditions, lines: own.filter(isCondition).map(line) },
    { heading: words.allergies, lines: own.filter(isAllergy).map(line) },
    { heading: words.operations, lines: own.filter(isOperation).map(line) },
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
    { heading: words.family, lines: found.filter(({ whose }) => whose === 'family').map(line) },
    { heading: words.denied, lines: found.filter(({ whose }) => whose === 'denied').map(line) },
  ].filter(({ lines }) => lines.length > 0)
  const questions = questionsFor(words, language, own.filter(isCondition), medicines, results)
  const understood = sections.length > 0
  return {
    sections: questions.length > 0 ? [...sections, { heading: words.ask, lines: questions }] : sections,
    understood,
    notices: [
      ...(understood ? [] : [words.nothing]),
      ...(words.notTranslated && medicines.length + results.length > 0 ? [words.notTranslated] : []),
    ],
    emergency: dangerIn(text, region).emergency,
    engine: ENGINE,
  }
}

const isAllergy = ({ condition }: FoundCondition): boolean => /^(Z88|Z91\.0)/.test(condition.icd10)
const isOperation = ({ condition }: FoundCondition): boolean => /^Z9[056]/.test(condition.icd10)
const isCondition = (found: FoundCondition): boolean => !isAllergy(found) && !isOperation(found)

const nameIn = ({ names }: NamedCondition, language: HistoryLanguage): string => {
  const name = names[language][0] ?? names.eng[0] ?? ''
  return name.charAt(0).toLocaleUpperCase() + name.slice(1)
}

const conditionLine =
  (language: HistoryLanguage) =>
  ({ condition, start, end }: FoundCondition): SummaryLine => ({
    text: `${nameIn(condition, language)} (ICD-10 ${condition.icd10})`,
    spans: [{ start, end }],
  })

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
    ...conditions.map(({ condition, start, end }) => ({
      text: fill(words.askCheck, nameIn(condition, language)),
      spans: [{ start, end }],
    })),
  ].slice(0, MOST_QUESTIONS)
}
