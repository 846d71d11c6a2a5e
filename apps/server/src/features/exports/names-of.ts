import type { SheetLanguage, SheetNames } from '@salus/contract'
import type { NamesOf } from './doctor-sheet.service.ts'
import { GERMAN_NAMES } from './knowledge/german-names.ts'
import { MORE_NAMES } from './knowledge/more-names.ts'

/** The first name of each language is the one to show; the others are of the same thing. */
export interface KnownName {
  icd10: string
  names: Partial<Record<SheetLanguage, readonly string[]>>
}

/** Codes under which the names are those of several things: there the name alone decides. */
const NOT_ONE_THING = new Set(['B18', 'Z91.0', 'Z96.6'])

/** Looks a name up as it is written, in any language, then by its code. The language that it is written in is left out. */
export function namesOf(known: readonly KnownName[]): NamesOf {
  // Seldom asked for, so not made before.
  let index: NameIndex | undefined
  return (name, icd10) => {
    index ??= indexOf(known)
    const found = index.byName.get(folded(name)) ?? (icd10 ? index.byCode.get(icd10) : undefined)
    return found ? firstOf(found, folded(name)) : {}
  }
}

type NameIndex = ReturnType<typeof indexOf>

function indexOf(known: readonly KnownName[]) {
  const byName = new Map<string, KnownName['names']>()
  const byCode = new Map<string, KnownName['names']>()
  const add = (names: KnownName['names']) => {
    for (const name of Object.values(names).flat()) if (!byName.has(folded(name))) byName.set(folded(name), names)
  }
  for (const names of moreNames()) add(names)
  for (const { icd10, names } of known) {
    if (NOT_ONE_THING.has(icd10)) continue
    const german = GERMAN_NAMES[icd10]
    const all = { ...names, ...(german && { deu: [german] }) }
    add(all)
    // What a Z code stands for is told by its name: "allergy status", "presence of an implant".
    if (!icd10.startsWith('Z')) byCode.set(icd10, all)
  }
  return { byName, byCode }
}

const LANGUAGES = ['eng', 'spa', 'fra', 'deu', 'hin', 'tel'] as const

const moreNames = (): KnownName['names'][] =>
  MORE_NAMES.trim()
    .split('\n')
    .map((line) => {
      const columns = line.split(' | ')
      return Object.fromEntries(LANGUAGES.map((language, at) => [language, (columns[at] ?? '').split('; ')]))
    })

const firstOf = (names: KnownName['names'], written: string): SheetNames =>
  Object.fromEntries(
    Object.entries(names).flatMap(([language, [first, ...others]]) =>
      first && ![first, ...others].some((each) => folded(each) === written) ? [[language, upperFirst(first)]] : [],
    ),
  )

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const folded = (name: string) => name.normalize('NFC').toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim()
