import {
  LIBRARY_GROUPS,
  type LibraryAsk,
  type LibraryEntry,
  type LibraryGroup,
  type LibraryPage,
  type LibraryRoom,
} from '@salus/contract'
import {
  articleFacts,
  articleTexts,
  MONOGRAPHS,
  medicinesIn,
  monographOf,
  nameOfMedicine,
  tellWholeMedicine,
} from '@salus/library'
import { folded, MEDICINES, namesAndBrandsOf } from '@salus/terms/medicines'
import { conditionNames } from '@salus/triage'
import { isMeasured, type RecordFact } from '../grounding/record-fact.ts'
import { tellFact } from '../grounding/tell/tell-fact.ts'
import { findForeseen, findInLibrary, type Read, readInLibrary, titleOf } from './read-library.ts'

/** An entry with whatever somebody may type to find it. */
interface Listed extends LibraryEntry {
  names: readonly string[]
}

const MOST_FOUND = 30
/** All that the region decides is the name of a few medicines. */
const lists = new Map<string, readonly Listed[]>()

/** Everything that can be read in a language, by title. */
function listOf({ language, region }: LibraryAsk): readonly Listed[] {
  const key = `${language} ${region}`
  const known = lists.get(key)
  if (known) return known
  const facts = articleFacts()
  const articles = Object.entries(articleTexts(language)).flatMap(([id, { title, asked = [] }]): Listed[] => {
    const { kind, group } = facts[id] ?? {}
    return kind && title ? [{ room: kind, id, title, group: groupOf(group), names: asked }] : []
  })
  const illnesses = conditionNames(language).map(
    ({ id, names: [title = id, ...names] }): Listed => ({ room: 'illness', id, title, group: null, names }),
  )
  const medicines = MONOGRAPHS.map(
    ({ id }): Listed => ({
      room: 'medicine',
      id,
      title: nameOfMedicine(id, language, region),
      group: null,
      names: NAMES.get(id) ?? [],
    }),
  )
  const made = [...articles, ...illnesses, ...medicines].sort((one, other) =>
    one.title.localeCompare(other.title, language),
  )
  lists.set(key, made)
  return made
}

const NAMES = new Map(MEDICINES.map((medicine) => [medicine.id, namesAndBrandsOf(medicine)]))

/** A test finds articles of a part that has no name. */
const groupOf = (group: string | undefined): LibraryGroup | null =>
  LIBRARY_GROUPS.find((each) => each === group) ?? null

const entryOf = ({ room, id, title, group }: Listed): LibraryEntry => ({ room, id, title, group })

export const libraryRoom = (room: LibraryRoom, ask: LibraryAsk): LibraryEntry[] =>
  listOf(ask)
    .filter((entry) => entry.room === room)
    .map(entryOf)

/** Entries whose names begin with the words that were typed, then what a question asks for; the nearest first. */
export function searchLibrary(search: string, ask: LibraryAsk): LibraryEntry[] {
  const all = listOf(ask)
  const byKey = new Map(all.map((entry) => [`${entry.room} ${entry.id}`, entry]))
  const typed = wordsOf(search)
  const begun = all
    .map((entry) => ({ entry, rank: Math.min(...[entry.title, ...entry.names].map((name) => rankOf(name, typed))) }))
    .filter(({ rank }) => rank < NOT_FOUND)
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry)
  const asked = [
    ...findInLibrary(search, ask.language, MOST_FOUND),
    ...findForeseen(search, ask.language, MOST_FORESEEN).map(({ id, chance }) => ({ id, score: chance })),
  ]
    .filter(({ score }) => score >= LEAST_SCORE)
    .toSorted((one, other) => other.score - one.score)
    .flatMap(({ id }) => all.filter((entry) => entry.id === id && entry.room !== 'medicine'))
  const medicines = medicinesIn(search).flatMap(({ id }) => byKey.get(`medicine ${id}`) ?? [])
  return [...new Set([...medicines, ...begun.filter(isTitled(typed)), ...asked, ...begun])]
    .slice(0, MOST_FOUND)
    .map(entryOf)
}

const LEAST_SCORE = 0.35
const MOST_FORESEEN = 8
const NOT_FOUND = Number.POSITIVE_INFINITY
const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Whether each typed word begins a word of the name, and how much of the name is left; the fewer the better. */
function rankOf(name: string, typed: readonly string[]): number {
  const words = wordsOf(name)
  return typed.length > 0 && typed.every((part) => words.some((word) => word.startsWith(part)))
    ? words.length - typed.length
    : NOT_FOUND
}

const isTitled =
  (typed: readonly string[]) =>
  ({ title }: Listed): boolean =>
    rankOf(title, typed) < NOT_FOUND

/** One page with what the reader's record says on it; nothing of what the library does not hold. `id` may be a name. */
export function libraryPage(
  room: LibraryRoom,
  id: string,
  ask: LibraryAsk,
  facts: readonly RecordFact[],
): LibraryPage | undefined {
  if (room === 'medicine') return medicinePage(monographOf(id) ? id : (medicinesIn(id)[0]?.id ?? ''), ask, facts)
  const read = readInLibrary(articleNamed(room, id, ask), ask.language, ask.region)
  return read?.room === room ? articlePage(read, ask, facts) : undefined
}

/** By its id, by a LOINC code of its results, or by one of its names. */
function articleNamed(room: LibraryRoom, id: string, ask: LibraryAsk): string {
  const isThis = ({ id: own, title, names }: Listed): boolean =>
    own === id ||
    articleFacts()[own]?.loinc?.includes(id) === true ||
    [title, ...names].some((name) => folded(name) === folded(id))
  const all = listOf(ask).filter((entry) => entry.room === room)
  return (all.find((entry) => entry.id === id) ?? all.find(isThis))?.id ?? ''
}

function articlePage(read: Read, ask: LibraryAsk, facts: readonly RecordFact[]): LibraryPage {
  const { id, room, article, condition } = read
  const byId = new Map(listOf(ask).map((entry) => [`${entry.room} ${entry.id}`, entry]))
  const { loinc = [] } = articleFacts()[id] ?? {}
  const title = titleOf(read)
  return {
    room,
    id,
    title,
    group: article && room !== 'illness' ? groupOf(article.group) : null,
    names: (condition?.names ?? []).filter((name) => name.toLowerCase() !== title.toLowerCase()),
    language: ask.language,
    answer: article?.answer ?? [],
    sections: [
      ...(condition?.sections ?? []).map((section) => ({ ...section, isOrdered: false })),
      ...(article?.sections ?? []),
    ],
    related: (article?.related ?? []).flatMap(({ id: other }) => {
      const entry = articleFacts()[other] ? byId.get(`${articleFacts()[other]?.kind} ${other}`) : undefined
      return entry ? [entryOf(entry)] : []
    }),
    sources: [...(article ? [article.source] : []), ...(condition ? [condition.source] : [])],
    own: facts
      .filter((fact) => isOn(fact, { loinc, titles: [title, ...(condition?.names ?? [])] }))
      .map((fact) => tellFact(fact, ask.language)),
  }
}

function medicinePage(id: string, ask: LibraryAsk, facts: readonly RecordFact[]): LibraryPage | undefined {
  const monograph = monographOf(id)
  if (!monograph) return undefined
  const told = tellWholeMedicine(monograph, ask)
  const ingredients = id.split('+')
  return {
    room: 'medicine',
    id,
    title: told.name,
    group: null,
    names: shownNames(id, told.name, ask),
    language: ask.language,
    answer: told.answer,
    sections: told.sections.map(({ id: about, heading, lines }, at) => ({
      id: about ?? `section-${at}`,
      heading,
      lines,
      isOrdered: false,
    })),
    related: [],
    sources: [told.source],
    own: facts
      .filter(({ kind, names }) => kind === 'medicine' && names.some((name) => holds(name, ingredients)))
      .map((fact) => tellFact(fact, ask.language)),
  }
}

const MOST_NAMES = 8

/** Its names in the language that is read, and its brands in the region. */
function shownNames(id: string, title: string, { language, region }: LibraryAsk): string[] {
  const medicine = MEDICINES.find((each) => each.id === id)
  const names = [...(medicine?.names[language] ?? []), ...(medicine?.brands[region] ?? [])]
  return names
    .filter((name) => name.toLowerCase() !== title.toLowerCase())
    .map((name) => name.charAt(0).toLocaleUpperCase(language) + name.slice(1))
    .slice(0, MOST_NAMES)
}
const holds = (name: string, ingredients: readonly string[]): boolean =>
  medicinesIn(name).some((medicine) => ingredients.every((each) => medicine.ingredients.some((own) => own === each)))

/** A result of the test, or the illness itself. */
function isOn(fact: RecordFact, page: { loinc: readonly string[]; titles: readonly string[] }): boolean {
  if (isMeasured(fact)) return fact.loinc !== undefined && page.loinc.includes(fact.loinc)
  return (
    fact.kind === 'condition' && fact.names.some((name) => page.titles.some((title) => folded(title) === folded(name)))
  )
}
